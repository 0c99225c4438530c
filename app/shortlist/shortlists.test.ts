import { expect } from "vitest";
import { DAY_MS } from "#app/region/time.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { sampleSnapshot } from "./kept-list.fixture.ts";
import { noteChanges, purgeShortlists } from "./shortlists.server.ts";
import { removeHome, setOpinion } from "./store/items.server.ts";
import { countRows, now, startTestList } from "./store/lists.fixture.ts";
import { findHomes, findKeptHomes, findOpinions } from "./store/lists.server.ts";

const storeTest = defineStoreTest();

storeTest("lists are erased when empty for 30 days or unused for 12 months, not before", async ({ db }) => {
  const used = await startTestList(db, ["S001"]);
  const emptied = await startTestList(db, ["S001"]);
  await setOpinion(db, { member: emptied.member, home: "S001", note: "Kept for a while", now });
  await removeHome(db, { listId: emptied.listId, home: "S001", now });
  expect(await purgeShortlists(db, now + 29 * DAY_MS)).toBe(0);
  expect(await purgeShortlists(db, now + 31 * DAY_MS)).toBe(1);
  expect(await findOpinions(db, emptied.listId)).toEqual([]);
  expect(await findHomes(db, used.listId)).toEqual(["S001"]);
  expect(await purgeShortlists(db, now + 364 * DAY_MS)).toBe(0);
  expect(await purgeShortlists(db, now + 366 * DAY_MS)).toBe(1);
  expect(await countRows(db)).toBe(0);
});

storeTest("the note on a home is erased 30 days after the home was taken off", async ({ db }) => {
  const { member, listId } = await startTestList(db, ["S001", "S002"]);
  const longBefore = now - 90 * DAY_MS;
  for (const home of ["S001", "S002"]) await setOpinion(db, { member, home, note: "Light", now: longBefore });
  await removeHome(db, { listId, home: "S001", now });
  const findNoted = async () => (await findOpinions(db, listId)).map(({ home }) => home).sort();
  await purgeShortlists(db, now + 29 * DAY_MS);
  expect(await findNoted()).toEqual(["S001", "S002"]);
  await purgeShortlists(db, now + 31 * DAY_MS);
  expect(await findNoted()).toEqual(["S002"]);
});

storeTest("a home's change is recorded once, not while listings cannot be read", async ({ db }) => {
  const { listId } = await startTestList(db, ["S001", "S002"]);
  const dearer = { ...sampleSnapshot, price: "$1.6M" };
  await noteChanges(db, () => undefined, "2026-11-24");
  await noteChanges(db, () => new Map([["S001", dearer]]), "2026-11-25");
  await noteChanges(db, () => new Map([["S001", dearer]]), "2026-11-26");
  expect(await findKeptHomes(db, listId)).toMatchObject([
    { home: "S001", kept: { price: "$1.5M" }, seen: { price: "$1.6M" }, changedOn: "2026-11-25" },
    { home: "S002", seen: { isGone: true, address: sampleSnapshot.address }, changedOn: "2026-11-25" },
  ]);
});
