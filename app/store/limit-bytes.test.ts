import { expect, test } from "vitest";
import { limitBytes } from "./limit-bytes.server.ts";

const limit = { mostBytes: 10, tooLarge: () => new Error("too large") };

/** Sends chunks of these sizes and returns how many bytes have passed. */
async function pass(...sizes: number[]) {
  async function* send() {
    for (const size of sizes) yield new Uint8Array(size);
  }
  let bytes = 0;
  for await (const chunk of limitBytes(send(), limit)) bytes += chunk.byteLength;
  return bytes;
}

test("the limit itself passes, and one byte more does not", async () => {
  expect(await pass(4, 6)).toBe(10);
  await expect(pass(4, 6, 1)).rejects.toThrow("too large");
});
