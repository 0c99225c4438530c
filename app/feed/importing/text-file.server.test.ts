import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openTextFile } from "./text-file.server.ts";

async function read(bytes: Uint8Array) {
  const path = join(makeFolder(), "a.xml");
  await writeFile(path, bytes);
  const { encoding, isGuessed, readText } = await openTextFile(path);
  let text = "";
  for await (const piece of readText()) text += piece;
  return { encoding, isGuessed, text };
}

const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const latin1 = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["UTF-8 that says so", utf8(`${declare("utf-8")}é`), "utf-8", false, "é"],
  ["UTF-8 that says something else", utf8(`${declare("windows-1252")}é`), "utf-8", false, "é"],
  ["a byte order mark", utf8("\uFEFFé"), "utf-8", false, "é"],
  ["UTF-16 by its mark", utf16(`\uFEFF${declare("utf-16")}é`), "utf-16le", false, "é"],
  ["UTF-16 without a mark", utf16(`${declare("utf-16")}é`), "utf-16le", false, "é"],
  ["UTF-16 of the other order", utf16(`\uFEFF${declare("utf-16")}é`).swap16(), "utf-16be", false, "é"],
  ["the encoding it says it is in", latin1(`${declare("windows-1250")}\u009d`), "windows-1250", false, "ť"],
  ["Windows-1252 without a word", latin1("Owner\u0092s"), "windows-1252", true, "Owner’s"],
  ["Windows-1252 that says UTF-8", latin1(`${declare("UTF-8")}\u0092`), "windows-1252", true, "’"],
  ["an encoding that nobody knows", latin1(`${declare("klingon")}\u0092`), "windows-1252", true, "’"],
])("%s", async (_what, bytes, encoding, isGuessed, end) => {
  const file = await read(bytes);
  expect(file).toMatchObject({ encoding, isGuessed });
  expect(file.text.endsWith(end)).toBe(true);
  expect(file.text.startsWith("\uFEFF")).toBe(false);
});

test("a large file is read in chunks that never split a character", async () => {
  const text = "é".repeat(1_500_000);
  expect((await read(Buffer.from(`x${text}`))).text).toBe(`x${text}`);
});
