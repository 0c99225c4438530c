import { connect } from "node:net";

/** Half a request is never answered; the server would wait for the rest. */
const PATIENCE_MS = 1_000;

/** Sends bytes and returns the status they were answered with; `undefined` when there was no answer in a second. */
export function sendBytes(port: number, bytes: Buffer) {
  return new Promise<number | undefined>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on("data", (chunk) => {
      if (answer.length < "HTTP/1.1 200".length) answer += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    });
    socket.write(bytes);
  });
}
