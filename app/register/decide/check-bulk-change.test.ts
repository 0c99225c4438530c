import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { file, incoming, NOW } from "../incoming.fixture.ts";
import { bring, takeIn } from "../register.fixture.ts";
import type { IncomingHome } from "../register.ts";
import { checkBulkChange } from "./check-bulk-change.server.ts";

const testStore = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const HOUR = 60 * 60_000;

const makeHomes = (count: number, agentId = "AGENCY") =>
  Array.from({ length: count }, (_, index) => {
    const uniqueId = String(index + 1);
    const address = `${uniqueId} ${agentId} Lane, Freshwater`;
    return incoming({ uniqueId, key: { agentId, uniqueId, kind: "residential" }, record: { address } });
  });

const withdraw = (homes: readonly IncomingHome[]) =>
  homes.map((home) => ({ ...home, status: "withdrawn" as const }));

function check(
  db: Database,
  homes: readonly IncomingHome[],
  words: { now?: number; isWholeStock?: boolean; agentIds?: string[] } = {},
) {
  return checkBulkChange(db, homes, { agentIds: ["AGENCY", "OTHER"], now: NOW, ...words });
}

testStore("a file is held if it removes more than 5 and 30 %, or most of a few", async ({ db }) => {
  for (const [all, most, tooMany] of [
    [18, 5, 6],
    [6, 3, 5],
    [2, 2],
  ] as const) {
    const agency = `OF${all}`;
    const homes = makeHomes(all, agency);
    await bring(db, homes);
    const take = (count: number) => check(db, withdraw(homes.slice(0, count)), { agentIds: [agency] });
    expect(await take(most)).toBeUndefined();
    const words = `it would take ${tooMany} of ${all} homes off the lists`;
    if (tooMany) expect(await take(tooMany)).toMatchObject({ words });
  }
});

testStore("homes missing from a file of the whole stock count as removed", async ({ db }) => {
  const homes = makeHomes(18);
  await bring(db, homes);
  const named = homes.slice(0, 10);
  expect(await check(db, named)).toBeUndefined();
  const words = "it would take 8 of 18 homes off the lists";
  expect(await check(db, named, { isWholeStock: true })).toMatchObject({ words });
});

sqliteTest("a held file names exactly the homes that it would remove", async ({ db }) => {
  const homes = makeHomes(6);
  await bring(db, homes);
  const held = await check(db, [...withdraw(homes.slice(0, 5)), ...homes.slice(5)]);
  expect(held?.homes.map(({ publicId, address, outcome }) => [publicId, address, outcome])).toEqual(
    [1, 2, 3, 4, 5].map((id) => [`AGENCY-${id}`, `${id} AGENCY Lane, Freshwater`, "HELD"]),
  );
});

testStore("removals by earlier files count for an hour", async ({ db }) => {
  const homes = makeHomes(105);
  await bring(db, homes, NOW - HOUR);
  let taken = 0;
  for (; taken < homes.length; taken += 5) {
    const some = withdraw(homes.slice(taken, taken + 5));
    if (await check(db, some)) break;
    await bring(db, some);
  }
  expect(taken).toBe(30);
  const next = withdraw(homes.slice(30, 35));
  const words = "it would take 5 of 105 homes off the lists, after 30 within the hour";
  expect(await check(db, next)).toMatchObject({ words });
  expect(await check(db, next, { now: NOW + HOUR })).toBeUndefined();
});

sqliteTest("sold homes count like withdrawn ones", async ({ db }) => {
  const homes = makeHomes(6);
  await bring(db, homes);
  const sold = homes.slice(0, 3).map((home) => ({ ...home, status: "sold" as const }));
  await bring(db, sold);
  const words = "it would take 1 of 6 homes off the lists, after 3 within the hour";
  expect(await check(db, withdraw(homes.slice(3, 4)))).toMatchObject({ words });
});

testStore("approved removals do not count against the next file", async ({ db }) => {
  const homes = makeHomes(12);
  await bring(db, homes);
  const approved = withdraw(homes.slice(0, 8));
  await takeIn(db, file("approved"), approved, { now: NOW, isApproved: true });
  expect(await check(db, withdraw(homes.slice(8, 9)))).toBeUndefined();
});

sqliteTest("a large office does not hide removals of a small one", async ({ db }) => {
  const small = makeHomes(6, "OTHER");
  await bring(db, [...makeHomes(40), ...small]);
  const words = "it would take 4 of 6 homes off the lists";
  expect(await check(db, withdraw(small.slice(0, 4)))).toMatchObject({ words });
});
