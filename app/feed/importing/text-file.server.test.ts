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

test.each([
  ["UTF-8 that says so", Buffer.from(`${declare("utf-8")}é`), "utf-8", false, "é"],
  ["UTF-8 that says something else", Buffer.from(`${declare("windows-1252")}é`), "utf-8", false, "é"],
  ["a byte order mark", Buffer.from("\uFEFFé"), "utf-8", false, "é"],
  ["UTF-16 by its mark", Buffer.from(`\uFEFF${declare("utf-16")}é`, "utf16le"), "utf-16le", false, "é"],
  ["UTF-16 without a mark", Buffer.from(`${declare("utf-16")}é`, "utf16le"), "utf-16le", false, "é"],
  [
    "UTF-16 of the other order",
    Buffer.from(`\uFEFF${declare("utf-16")}é`, "utf16le").swap16(),
    "utf-16be",
    false,
    "é",
  ],
  [
    "the encoding it says it is in",
    Buffer.from(`${declare("windows-1250")}\u009d`, "latin1"),
    "windows-1250",
    false,
    "ť",
  ],
  ["Windows-1252 without a word", Buffer.from("Owner\u0092s", "latin1"), "windows-1252", true, "Owner’s"],
  [
    "Windows-1252 that says UTF-8",
    Buffer.from(`${declare("UTF-8")}\u0092`, "latin1"),
    "windows-1252",
    true,
    "’",
  ],
  [
    "an encoding that nobody knows",
    Buffer.from(`${declare("klingon")}\u0092`, "latin1"),
    "windows-1252",
    true,
    "’",
  ],
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
