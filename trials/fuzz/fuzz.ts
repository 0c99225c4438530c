import { connect } from "node:net";
import { repeat } from "../site/repeat.ts";
import { makeRequest } from "./malformed-request.ts";
import { createRandom } from "./random.ts";

const AT_ONCE = 16;
/** Half a request is never answered; the server would wait for the rest. */
const PATIENCE_MS = 1_000;

export type Answers = {
  /** How many were answered with which status; "none" for those that were not. */
  counts: Map<string, number>;
  /** The seeds of what was answered with a 5xx. */
  failed: number[];
};

/** Sends malformed requests, one for each seed from `first` on. */
export async function fuzz(
  port: number,
  { first, count }: { first: number; count: number },
): Promise<Answers> {
  const answers: Answers = { counts: new Map(), failed: [] };
  async function sendNext(index: number) {
    const seed = first + index;
    const status = await sendBytes(port, makeRequest(createRandom(seed)));
    const name = String(status ?? "none");
    answers.counts.set(name, (answers.counts.get(name) ?? 0) + 1);
    if (status !== undefined && status >= 500) answers.failed.push(seed);
  }
  await repeat(count, sendNext, AT_ONCE);
  return answers;
}

/** Sends bytes and returns the status they were answered with; `undefined` when there was no answer in a second. */
function sendBytes(port: number, bytes: Buffer) {
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
