import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { keepCopy } from "./kept-copy.server.ts";

const pieces = Array.from({ length: 50 }, (_, index) => Buffer.from(`{"id":"S${index}"},\n`.repeat(900)));
const whole = Buffer.concat(pieces);

async function* send(sent: readonly Buffer[]) {
  yield* sent;
}

test("keeps a file as it was supplied, in much less memory, and knows its digest", async () => {
  const seen: Buffer[] = [];
  const copy = await keepCopy(send(pieces), whole.length, (piece) => seen.push(Buffer.from(piece)));
  expect(brotliDecompressSync(copy.brotli).equals(whole)).toBe(true);
  expect(copy.brotli.length * 10).toBeLessThan(whole.length);
  expect(copy.bytes).toBe(whole.length);
  expect(copy.digest).toBe(createHash("sha256").update(whole).digest("base64url"));
  expect(Buffer.concat(seen).equals(whole)).toBe(true);
});

test("a piece that cannot be read ends it", async () => {
  const refuse = () => {
    throw new Error("no list");
  };
  await expect(keepCopy(send(pieces), whole.length, refuse)).rejects.toThrow("no list");
});

test("reads on while what it has read is being packed", async () => {
  let seen = 0;
  const piece = Buffer.alloc(128 * 1024);
  const copy = keepCopy(send(Array.from({ length: 20 }, () => piece)), 20 * piece.length, () => {
    seen += 1;
  });
  // Whatever another thread has done is told after this turn at the earliest.
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toBe(20);
  expect((await copy).bytes).toBe(20 * piece.length);
});
