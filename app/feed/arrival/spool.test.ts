import { chmodSync, chownSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openFolders } from "./folders.server.ts";
import { createSpool } from "./spool.server.ts";

const NOBODY = 65_534;

test("a file that its uploader lets nobody read is told once, and keeps none of the others back", async () => {
  const folders = await openFolders(makeFolder());
  const hidden = join(folders.in, "a.xml");
  writeFileSync(hidden, "<propertyList/>", { mode: 0o000 });
  writeFileSync(join(folders.in, "b.xml"), "<propertyList/>");
  standBackFromRoot([folders.in, folders.work]);
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

/** Root reads everything: where root runs the tests, the rest of this one is done by nobody, to whom the folders go. */
function standBackFromRoot(folders: readonly string[]) {
  if (process.getuid?.() !== 0) return;
  for (const folder of folders) {
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(dirname(folder), 0o755);
  }
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}
