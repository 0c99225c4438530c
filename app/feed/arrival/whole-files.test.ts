import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isComplete } from "#app/feed/arrival/is-complete.server.ts";
import { unpackZip, withContent } from "#app/feed/arrival/unpack.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { makeZip } from "./zip.fixture.ts";

test.each([
  ["<propertyList><land/></propertyList>", true],
  ["<?xml version='1.0'?><!-- a > b --><!DOCTYPE a SYSTEM 'x'><propertyList></propertyList >\n", true],
  ["<propertyList/>", true],
  ["<residential><a/></residential>\n<!-- end -->\n", true],
  ["<html><p>no</p></html>", true],
  ["<propertyList><land></land>", false],
  ["<propertyList><land/>", false],
  ["<propertyList><propertyListing></propertyListing>", false],
  ["no markup", false],
  ["", false],
])("%s is complete: %s", async (text, whole) => {
  expect(await isWhole("a.xml", text)).toBe(whole);
});

async function isWhole(name: string, content: string | Uint8Array) {
  const path = join(makeFolder(), name);
  await writeFile(path, content);
  await utimes(path, 1, 1);
  return isComplete(path);
}

test("UTF-16 is complete by the same closing tag", async () => {
  const text = "\uFEFF<propertyList><land/></propertyList>\n";
  expect(await isWhole("a.xml", Buffer.from(text, "utf16le"))).toBe(true);
  expect(await isWhole("a.xml", Buffer.from(text.slice(0, -5), "utf16le"))).toBe(false);
});

test("a ZIP is complete with its central directory", async () => {
  const zip = makeZip({ "a.xml": "<a/>" });
  expect(await isWhole("a.zip", zip)).toBe(true);
  expect(await isWhole("a.zip", zip.subarray(0, -1))).toBe(false);
});

const manyEntries = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.xml`, "<a/>"]));

test.each([
  ["a name that leads out", { "../a.xml": "<a/>" }, "invalid relative path"],
  ["more than 500 entries", manyEntries, "at most 500"],
  ["a bomb", { "a.xml": " ".repeat(3_000_000) }, "more than 100 times its size"],
  ["no XML", { "a.jpg": "x" }, "there is no XML"],
])("a ZIP with %s is refused", async (_what, entries, reason) => {
  const folder = makeFolder();
  const path = join(folder, "a.zip");
  await writeFile(path, makeZip(entries));
  await expect(unpackZip(path, join(folder, "out"))).rejects.toThrow(reason);
});

test("a ZIP that declares more than 1 GB is refused before it is unpacked", async () => {
  const folder = makeFolder();
  const path = join(folder, "a.zip");
  const zip = makeZip({ "a.xml": "<a/>" });
  const directory = zip.indexOf("PK\u0001\u0002");
  const uncompressedSize = directory + 24;
  zip.writeUInt32LE(1024 ** 3 + 1, uncompressedSize);
  await writeFile(path, zip);
  await expect(unpackZip(path, join(folder, "out"))).rejects.toThrow("larger than 1 GB unpacked");
});

test("gzip is taken immediately and refused as gzip", async () => {
  const path = join(makeFolder(), "a.xml.gz");
  await writeFile(path, gzipSync("<propertyList/>").subarray(0, 20));
  expect(await isComplete(path)).toBe(true);
  const read = withContent(path, { scratch: makeFolder(), keepPicture: async () => "" }, async () => "read");
  await expect(read).rejects.toThrow("it is compressed with gzip");
});
