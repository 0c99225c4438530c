import { expect } from "vitest";
import { applyDecisions, approveFile } from "#app/feed/arrival/decide-held.server.ts";
import { decideFile, findDecidedFiles, findHeldFiles } from "#app/feed/store/feed-files.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { findHomes, home, list, openArrival } from "./arrival.fixture.ts";

const testStore = defineStoreTest();

/** Opens a feed with two held files; each would remove all seven homes from the lists. */
async function openHeld(db: Database) {
  const { drop, settle, ...arrival } = await openArrival(db);
  const homes = (status: string) =>
    list(...Array.from({ length: 7 }, (_, id) => home(id + 1).replace("current", status)));
  await drop("a.xml", homes("current"));
  await settle();
  await drop("b.xml", homes("withdrawn"));
  await drop("c.xml", homes("deleted"));
  await settle();
  expect(await arrival.files()).toEqual(expect.arrayContaining(["held/b.xml", "held/c.xml"]));
  return arrival;
}

testStore("the feed's process carries out the office's decisions about held files", async ({ db }) => {
  const { files, options } = await openHeld(db);
  const [approved, rejected] = (await findHeldFiles(db)).toSorted((a, b) => a.name.localeCompare(b.name));
  await decideFile(db, approved?.id ?? "", "approved", "Marion Tate");
  await decideFile(db, rejected?.id ?? "", "rejected", "Marion Tate");
  expect(await decideFile(db, rejected?.id ?? "", "approved", "Callum Reyes")).toBeUndefined();
  await applyDecisions(await findDecidedFiles(db), Date.now(), options);
  expect((await findHomes(db)).every(({ state }) => state === "hidden")).toBe(true);
  expect((await files()).filter((name) => name.startsWith("held/"))).toEqual([]);
  expect(await files()).toContain("refused/c.xml");
  expect(await findDecidedFiles(db)).toEqual([]);
  if (!approved) throw new Error("two files are held");
  const again = approveFile({ ...approved, state: "done" }, Date.now(), options);
  await expect(again).rejects.toThrow("does not wait");
});
