import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compressBrotli, isFresh, toETag } from "./negotiate.ts";

test("compresses without loss", async () => {
  const body = Buffer.from("Homes for sale ".repeat(200));
  const compressed = await compressBrotli(body);
  expect(brotliDecompressSync(compressed)).toEqual(body);
  expect(compressed.length).toBeLessThan(body.length / 10);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("for %j chooses %s", (accepted, chosen) => expect(chooseEncoding(accepted)).toBe(chosen));

const etag = toETag(Buffer.from("a page"));

test("gives equal bodies equal tags and different bodies different tags", () => {
  expect(toETag(Buffer.from("a page"))).toBe(etag);
  expect(toETag(Buffer.from("another"))).not.toBe(etag);
});

test("matches its tag alone, in a list, and weakened by a proxy", () => {
  expect(isFresh(etag, etag)).toBe(true);
  expect(isFresh(`"older", W/${etag}`, etag)).toBe(true);
  expect(isFresh("*", etag)).toBe(true);
});

test("treats any other tag as an older version", () => {
  expect(isFresh('"older"', etag)).toBe(false);
  expect(isFresh(undefined, etag)).toBe(false);
});
