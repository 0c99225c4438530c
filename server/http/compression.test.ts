import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compressBrotli } from "./compression.ts";

test("compresses without loss", async () => {
  const body = Buffer.from("Homes for sale ".repeat(200));
  const compressed = await compressBrotli(body);
  expect(brotliDecompressSync(compressed)).toEqual(body);
  expect(compressed.length).toBeLessThan(body.length / 10);
});

const choices = [
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
] as const;

for (const [accepted, chosen] of choices) {
  test(`chooses ${chosen ?? "no encoding"} for ${JSON.stringify(accepted)}`, () => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
}
