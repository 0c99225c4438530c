import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Refusal } from "./request-rules.ts";

export type Headers = Readonly<Record<string, string>>;

/** Time for the answer to arrive before a connection that still sends is cut. */
const LINGER_MS = 1_000;

/** A plain answer to a request that gets no further, and the end of its connection. */
export function refuse(response: ServerResponse, { status, message }: Refusal, headers: Headers) {
  response.writeHead(status, { ...headers, ...toBodyHeaders(message), Connection: "close" });
  response.end(message);
}

/** The same where there is only a connection, since what came over it is no request. */
export function refuseConnection(socket: Duplex, { status, message }: Refusal, headers: Headers) {
  const lines = Object.entries({ ...headers, ...toBodyHeaders(message), Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", message].join("\r\n"));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function toBodyHeaders(message: string) {
  return {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(message)),
    "Cache-Control": "no-store",
    Date: new Date().toUTCString(),
  };
}
