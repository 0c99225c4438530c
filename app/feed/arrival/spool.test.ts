import { chmodSync, chownSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openFolders } from "./folders.server.ts";
import { createSpool } from "./spool.server.ts";

const NOBODY = 65_534;

test("an unreadable file is reported once and does not block the others", async () => {
  const folders = await openFolders(makeFolder());
  const hidden = join(folders.in, "a.xml");
  writeFileSync(hidden, "<propertyList/>", { mode: 0o000 });
  writeFileSync(join(folders.in, "b.xml"), "<propertyList/>");
  dropRootRights([folders.in, folders.work]);
  const told: string[] = [];
  const look = createSpool(folders, {
    onCutOff: () => expect.fail("nothing was cut off"),
    onUnreadable: (name) => told.push(name),
  });
  for (let second = 0; second < 5; second += 1) await look(second * 1000);
  expect(told).toEqual(["a.xml"]);
  expect(readdirSync(folders.in)).toEqual(["a.xml"]);
  expect(readdirSync(folders.work)).toEqual([expect.stringMatching(/~b\.xml$/)]);
});

/** Leaves files in the upload folder for longer than the time limit for incomplete ones. */
async function leave(files: Readonly<Record<string, string>>) {
  const folders = await openFolders(makeFolder());
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folders.in, name), text);
  const told: string[] = [];
  const look = createSpool(folders, {
    onCutOff: async ({ name, path }) => {
      told.push(name);
      rmSync(path);
    },
    onUnreadable: () => expect.fail("every file can be read"),
  });
  for (let minute = 0; minute < 15; minute += 1) await look(minute * 60_000);
  return { told, left: readdirSync(folders.in), taken: readdirSync(folders.work).length };
}

test.each([
  ["listings.trg", ""],
  ["listings.xml.done", "<propertyList/>"],
  ["LISTINGS.OK", "ok"],
  ["listings.xml.md5", "d41d8cd98f00b204e9800998ecf8427e  listings.xml"],
  ["listings.xml.filepart", "<propertyList>"],
  ["listings.xml.tmp", "<propertyList><residential"],
  ["upload", ""],
  ["trigger", "listings.xml"],
  ["Thumbs.db", "\u00d0\u00cf\u0011"],
  [".DS_Store", "Bud1"],
  ["._listings.xml", "Mac OS X"],
  ["~listings.xml", "<propertyList/>"],
  ["readme.txt", "<propertyList/>"],
  ["photo.jpg", "\u00ff\u00d8"],
  ["listings.csv", "id,price"],
  ["report.html.ok", "<html></html>"],
])("%s beside the feed is silently ignored", async (name, text) => {
  const { told, left, taken } = await leave({ [name]: text, "b.xml": "<propertyList/>" });
  expect({ told, left, taken }).toEqual({ told: [], left: [name], taken: 1 });
});

test.each([
  ["listings.xml", ""],
  ["listings.XML", "Internal server error"],
  ["listings.zip", "PK"],
  ["listings", "<?xml version='1.0'?><propertyList><residential>"],
  ["feed.dat", "\ufeff<PropertyList><residential>"],
])("%s was meant as a feed file, so its cut-off upload is reported", async (name, text) => {
  expect((await leave({ [name]: text })).told).toEqual([name]);
});

test.each(["feed.dat", "listings", "20261128_HEADLD"])("%s is recognised by its beginning", async (name) => {
  const text = '\n<?xml version="1.0"?><residential></residential>';
  expect(await leave({ [name]: text })).toMatchObject({ taken: 1 });
});

/** Root can read everything, so a test run by root continues as nobody, who then owns the folders. */
function dropRootRights(folders: readonly string[]) {
  if (process.getuid?.() !== 0) return;
  for (const folder of folders) {
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(dirname(folder), 0o755);
  }
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}
