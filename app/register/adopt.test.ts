import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { adopt, adoptOnce } from "./adopt.server.ts";
import { getRevision } from "./revision.server.ts";

const testStore = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const NOW = Date.UTC(2026, 10, 24);

sqliteTest("without files nothing is adopted, and the published homes stay", async ({ db }) => {
  expect(await adoptOnce(db, makeFolder(), NOW)).toBe(0);
  expect(await getRevision(db)).toMatchObject({ number: 0 });
});

testStore("an agency without rentals has its sales adopted", async ({ db }) => {
  const folder = makeFolder();
  await writeFile(join(folder, "coastal-listings.json"), '[{"id": "S001", "address": "1 Tern Lane"}]');
  expect(await adopt(db, folder, NOW)).toBe(1);
});

sqliteTest("a broken file is reported, and nothing adopted", async ({ db }) => {
  const folder = makeFolder();
  await writeFile(join(folder, "coastal-listings.json"), "[{");
  await expect(adopt(db, folder, NOW)).rejects.toThrow("JSON");
  expect(await getRevision(db)).toMatchObject({ number: 0 });
});
