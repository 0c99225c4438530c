import { expect, test } from "vitest";
import { limitBytes } from "./limit-bytes.server.ts";

async function* send(...sizes: number[]) {
  for (const size of sizes) yield new Uint8Array(size);
}

test("as many bytes as are allowed pass, and not one more", async () => {
  const limit = { mostBytes: 10, tooLarge: () => new Error("too large") };
  expect(await Array.fromAsync(limitBytes(send(4, 6), limit))).toHaveLength(2);
  await expect(Array.fromAsync(limitBytes(send(4, 6, 1), limit))).rejects.toThrow("too large");
});
