import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { takeNext } from "#app/feed/arrival/take-file.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { findHomes, home, list, openArrival } from "./arrival.fixture.ts";

const testStore = defineStoreTest();

testStore("small files that wait share a transaction", async ({ db }) => {
  const { folders, options } = await openArrival(db);
  const transaction = vi.spyOn(db, "transaction");
  const waiting = await bringWaiting(folders.work, ["1~a.xml", "2~b.xml", "3~c.xml"]);
  expect(await takeNext(waiting, Date.now(), { ...alone, ...options })).toHaveLength(3);
  expect(transaction).toHaveBeenCalledOnce();
  expect(await findHomes(db)).toHaveLength(3);
});

testStore("a small file that cannot be taken does not keep back those before it", async ({ db }) => {
  const { folders, options } = await openArrival(db);
  const waiting = await bringWaiting(folders.work, ["1~a.xml", "2~b.xml"]);
  await rm(join(folders.work, "2~b.xml"));
  const taken = await takeNext(waiting, Date.now(), { ...alone, ...options });
  expect(taken).toMatchObject([{ row: { id: "1", state: "done" } }]);
  expect(await findHomes(db)).toEqual([{ id: "AGENCY-1", state: "live" }]);
});

const alone = { keepPicture: async () => "", onTrouble: async () => {} };

async function bringWaiting(folder: string, names: readonly string[]) {
  for (const [index, name] of names.entries()) await writeFile(join(folder, name), list(home(index + 1)));
  return names.map((name) => ({ name, isSmall: true }));
}
