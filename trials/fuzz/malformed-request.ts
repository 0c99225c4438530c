import { makeAddress, makeValue } from "./malformed-address.ts";
import type { Random } from "./random.ts";

const methods = [..."PUT DELETE PATCH OPTIONS TRACE PROPFIND QUERY get G\u00c9T".split(" "), ""];
const versions = ["HTTP/1.0", "HTTP/1.2", "HTTP/2.0", "http/1.1", "HTTP/1.1 ", "ICY", ""] as const;
const hosts = [
  "",
  "a b",
  "evil.example",
  "[::1]",
  "localhost:99999",
  "localhost/../",
  "\xff",
  "localhost\r\nHost: b",
] as const;
const headerNames = [
  ..."Accept-Encoding If-None-Match If-Modified-Since Range Cookie Origin Referer".split(" "),
  ..."X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Request-Id X-HTTP-Method-Override".split(" "),
  ..."Expect Upgrade TE Content-Encoding Sec-Fetch-Site __proto__".split(" "),
  "Bad Name",
];

const CRLF = "\r\n";

/** Makes a request that no browser would send; the same one for the same seed. */
export function makeRequest(random: Random): Buffer {
  const isPost = random.chance(0.45);
  const method = random.chance(0.1) ? random.pick(methods) : isPost ? "POST" : random.pick(["GET", "HEAD"]);
  const version = random.chance(0.04) ? random.pick(versions) : "HTTP/1.1";
  const host = random.chance(0.05) ? random.pick(hosts) : "localhost";
  const head = [`${method} ${makeAddress(random)} ${version}`, `Host: ${host}`, ...makeHeaders(random)];
  const text =
    [...head, "Connection: close"].join(CRLF) + (isPost ? frame(random, makeBody(random)) : CRLF + CRLF);
  return damage(random, Buffer.from(text, "latin1"));
}

function makeHeaders(random: Random) {
  return random.some(3, () => `${random.pick(headerNames)}: ${makeValue(random).replace(/[\r\n]/g, "")}`);
}

/** Adds a length, chunks, or a wrong length to a body. */
function frame(random: Random, { type, text }: Body) {
  const start = `${CRLF}Content-Type: ${type}${CRLF}`;
  const how = random.below(12);
  if (how === 0) return `${start}Transfer-Encoding: chunked${CRLF}${CRLF}${toChunks(random, text)}`;
  if (how === 1)
    return `${start}Content-Length: ${random.pick(["-1", "1e3", "0x10", "5, 5", "9".repeat(30)])}${CRLF}${CRLF}${text}`;
  return `${start}Content-Length: ${text.length}${CRLF}${CRLF}${text}`;
}

function toChunks(random: Random, text: string) {
  const size = random.pick(["", ";a=b", "zz", "-1", "\u00a0"]);
  return text === ""
    ? `0${CRLF}${CRLF}`
    : `${text.length.toString(16)}${size}${CRLF}${text}${CRLF}0${CRLF}${CRLF}`;
}

/** Sometimes truncates a request or changes some bytes. */
function damage(random: Random, bytes: Buffer) {
  if (random.chance(0.05)) return bytes.subarray(0, random.below(bytes.length));
  const changes = random.chance(0.1) ? 1 + random.below(4) : 0;
  for (let count = 0; count < changes; count += 1) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

const fields = [
  ..."firstName lastName name email phone propertyAddress address suburb postcode".split(" "),
  ..."appraisalType propertyType contactReason message time acceptTerms".split(" "),
  ..."submission subject token __proto__".split(" "),
  "",
];

const contentTypes = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  `multipart/form-data; boundary=${"x".repeat(200)}`,
  "application/json",
  "text/plain",
  "text/x-script",
  "/",
  "a",
  "\xff",
] as const;

type Body = { type: string; text: string };

/** Makes a body to send as a form. */
function makeBody(random: Random): Body {
  const type = random.pick(contentTypes);
  const kind = random.below(6);
  if (kind === 0) return { type, text: random.bytes(random.below(400)) };
  if (kind === 1) return { type, text: JSON.stringify({ email: [null, { a: 1 }], __proto__: 1 }) };
  if (kind === 2) return { type, text: makeMultipart(random) };
  if (kind === 3) return { type, text: `${random.pick(fields)}=1&`.repeat(random.below(3_000)) };
  return { type: contentTypes[0], text: makeForm(random) };
}

function makeForm(random: Random) {
  return random
    .some(fields.length, () => `${random.pick(fields)}${random.chance(0.9) ? "=" : ""}${makeValue(random)}`)
    .join(random.pick(["&", "&", "&&", ";"]));
}

function makeMultipart(random: Random) {
  const parts = random.some(4, () => {
    const file = random.chance(0.3) ? '; filename="../../a.sh"' : "";
    const name = random.chance(0.8) ? `; name="${random.pick(fields)}"${file}` : "";
    return `--x\r\nContent-Disposition: form-data${name}\r\n${random.chance(0.8) ? "\r\n" : ""}${makeValue(random)}\r\n`;
  });
  return `${parts.join("")}${random.pick(["--x--\r\n", "--x", "", "--y--\r\n"])}`;
}
