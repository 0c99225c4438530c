import { repeat } from "../load/repeat.ts";
import { makeRequest } from "./malformed-request.ts";
import { createRandom } from "./random.ts";
import { sendBytes } from "./send-bytes.ts";

const AT_ONCE = 16;

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
