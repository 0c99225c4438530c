import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { detectEncoding, readText } from "#app/feed/decode.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { checkFile } from "./check.ts";

async function check(content: string | Uint8Array) {
  const file = join(makeFolder(), "feed.xml");
  await writeFile(file, content);
  return checkFile(file);
}

const home = (words: string) =>
  `<propertyList><land status="current"><agentID>A</agentID><uniqueID>1</uniqueID><headline>${words}</headline></land></propertyList>`;

test("a clean file has a line each listing and the count", async () => {
  expect(await check(home("Sea"))).toEqual({
    lines: ["READ land A/1 current", "1 listing: 1 READ"],
    exitCode: 0,
  });
});

test("bytes of Windows-1252 in a file that says UTF-8 are read, with a warning", async () => {
  const broken = Buffer.from(home("Owner?s view"));
  broken[broken.indexOf("?")] = 0x92;
  const { lines, exitCode } = await check(broken);
  expect(lines[0]).toContain("wrong-encoding");
  expect(exitCode).toBe(1);
});

test("a broken file is refused with its place, and one listing that cannot be used with why", async () => {
  expect(await check("<propertyList>")).toMatchObject({
    lines: [expect.stringMatching(/is refused: line 1, column \d+: unclosed tag/)],
    exitCode: 2,
  });
  expect(await check('<propertyList><land status="gone"/></propertyList>')).toMatchObject({
    lines: expect.arrayContaining([expect.stringContaining('unknown-status at @status: "gone"')]),
    exitCode: 2,
  });
});

test("byte 0x92 of Windows-1252 is an apostrophe", async () => {
  const file = join(makeFolder(), "feed.xml");
  await writeFile(file, Uint8Array.from([0x61, 0x92, 0x73]));
  const { encoding } = await detectEncoding(file);
  let text = "";
  for await (const piece of readText(file, encoding)) text += piece;
  expect(text).toBe("a’s");
});
