import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** The first lines of a form for /contact; its length and an empty line follow. */
export const postHead =
  "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** A connection on which anything can be written, and what has come back so far. */
export async function openConnection(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return { socket, answer: collect(socket) };
}

/** Sends bytes as they are, since fetch tidies them first, and returns everything that is answered. */
export async function sendRaw(origin = "", bytes: string | Buffer) {
  const { socket, answer } = await openConnection(origin);
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return answer;
}

/** A GET as written. */
export function getRaw(origin: string | undefined, path: string) {
  return sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

/** Everything until the connection ends, however it ends. */
function collect(socket: Socket) {
  return new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}
