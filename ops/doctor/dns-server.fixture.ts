import { createSocket } from "node:dgram";
import { once } from "node:events";

const types = { A: 1, NS: 2, TXT: 16 } as const;
type DnsRecord = { type: keyof typeof types; value: string };

const HEADER_BYTES = 12;
const TTL_SECONDS = 60;
const NO_SUCH_NAME = 3;

/** Starts a DNS server at 127.0.0.1 that only knows the records in `zone`. */
export async function startDnsServer(zone: { [name: string]: readonly DnsRecord[] }) {
  const socket = createSocket("udp4");
  socket.on("message", (query, peer) => socket.send(answer(query, zone), peer.port, peer.address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() };
}

function answer(query: Buffer, zone: { [name: string]: readonly DnsRecord[] }) {
  const { name, type, end } = readQuestion(query);
  const records = zone[name];
  const answers = (records ?? []).filter((record) => types[record.type] === type).map(encode);
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | (records ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]);
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at]; length; length = query[at]) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function encode({ type, value }: DnsRecord) {
  const data = encodeValue(type, value);
  const fixed = Buffer.alloc(12);
  // A pointer to the question's name.
  fixed.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  fixed.writeUInt16BE(types[type], 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt32BE(TTL_SECONDS, 6);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}

function encodeValue(type: DnsRecord["type"], value: string) {
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  const parts = type === "TXT" ? [value] : [...value.split("."), ""];
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
}
