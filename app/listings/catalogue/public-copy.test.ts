import { expect, test } from "vitest";
import { toPublicCopy, unpackPublicCopy } from "./public-copy.server.ts";

const entries = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ id: `S${index}` }));

test("a copy is much smaller than its list and has the length and a digest", async () => {
  const copy = await toPublicCopy(entries);
  const text = Buffer.from(await unpackPublicCopy(copy)).toString();
  expect(JSON.parse(text)).toHaveLength(entries.length);
  expect(copy.brotli.length * 3).toBeLessThan(text.length);
  expect(copy.bytes).toBe(text.length);
  expect(copy.digest).toBe((await toPublicCopy(entries)).digest);
  expect(copy.digest).not.toBe((await toPublicCopy(entries.slice(1))).digest);
});
