import { expect, test } from "vitest";
import { isFresh, toETag } from "./conditional.ts";

const etag = toETag(Buffer.from("a page"));

test("gives equal bytes equal tags and others another", () => {
  expect(toETag(Buffer.from("a page"))).toBe(etag);
  expect(toETag(Buffer.from("another"))).not.toBe(etag);
});

test("knows its own tag alone, in a list, and weakened by a proxy", () => {
  expect(isFresh(etag, etag)).toBe(true);
  expect(isFresh(`"older", W/${etag}`, etag)).toBe(true);
  expect(isFresh("*", etag)).toBe(true);
});

test("takes anything else for an older version", () => {
  expect(isFresh('"older"', etag)).toBe(false);
  expect(isFresh(undefined, etag)).toBe(false);
});
