import { expect } from "vitest";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { incoming, NOW } from "../incoming.fixture.ts";
import { bring, outcomes, read } from "../register.fixture.ts";
import { makeFinding } from "../register.ts";
import { approveHome, findWaiting, getHistory, rejectHome, rollBack } from "../versions.server.ts";

const testStore = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();

testStore("a stopped or invalid record leaves the published version unchanged", async ({ db }) => {
  await bring(db, [incoming()]);
  const stopped = incoming({ record: { price_to: 3_000_000, title: "New words" } });
  const findings = [{ code: "range-too-wide", level: "stop" }];
  expect(await bring(db, [stopped])).toMatchObject([{ outcome: "QUARANTINED", findings }]);
  const invalid = incoming({ uniqueId: "2", record: { beds: "many" } });
  expect(await outcomes(db, stopped, invalid)).toEqual(["QUARANTINED", "QUARANTINED"]);
  expect(await read(db, ({ title }) => title)).toEqual(["Light above the sea"]);
  expect(await findWaiting(db)).toHaveLength(2);
});

testStore("a stopped home can still leave the market; sold, it keeps its record", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  const record = { beds: "many" };
  const gone = incoming({ status: "withdrawn", record });
  const sold = incoming({ uniqueId: "2", status: "sold", record });
  expect(await outcomes(db, gone, sold)).toEqual(["PROCESSED", "PROCESSED"]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 sold"]);
});

sqliteTest("a new home without a price waits until it is complete", async ({ db }) => {
  const [report] = await bring(db, [incoming({ record: { price_aud: undefined } })]);
  const findings = expect.arrayContaining([expect.objectContaining({ code: "incomplete-listing" })]);
  expect(report).toMatchObject({ outcome: "QUARANTINED", findings });
  expect(await outcomes(db, incoming())).toEqual(["PROCESSED"]);
  expect(await read(db)).toEqual(["AGENCY-1 shown"]);
});

sqliteTest("an unreadable price is reported once, as it was sent", async ({ db }) => {
  const said = makeFinding("unreadable-price", "price", "POA", "dollars in digits", "stop");
  const unread = incoming({ record: { price_aud: undefined }, findings: [said] });
  const report = { outcome: "QUARANTINED", findings: [said] };
  expect(await bring(db, [unread])).toMatchObject([report]);
  expect(await outcomes(db, incoming())).toEqual(["PROCESSED"]);
  expect(await bring(db, [unread])).toMatchObject([report]);
});

testStore("a price that moves by more than 40 % waits for a person's decision", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  const half = { price_aud: 1_200_000 };
  const wrong = incoming({ uniqueId: "2", record: half });
  expect(await outcomes(db, incoming({ record: half }), wrong)).toEqual(["HELD", "HELD"]);
  const by = { author: "principal", now: NOW };
  await approveHome(db, "AGENCY-1", by);
  await rejectHome(db, "AGENCY-2", by);
  expect(await read(db, (entry) => entry)).toMatchObject([
    { price_aud: 1_200_000 },
    { price_aud: 2_400_000 },
  ]);
  expect(await findWaiting(db)).toEqual([]);
  await expect(approveHome(db, "AGENCY-1", by)).rejects.toThrow("does not wait for anybody");
  expect(await outcomes(db, wrong)).toEqual(["UNCHANGED"]);
});

testStore("a rolled-back version stays until the sender sends something newer", async ({ db }) => {
  await bring(db, [incoming({ modTime: "2026-11-20T09:00:00" })]);
  const changed = (modTime: string) => incoming({ modTime, record: { title: "Other words" } });
  await bring(db, [changed("2026-11-21T09:00:00")]);
  await rollBack(db, "AGENCY-1", 1, { author: "principal", now: NOW });
  expect(await read(db, ({ title }) => title)).toEqual(["Light above the sea"]);
  expect(await outcomes(db, changed("2026-11-21T09:00:00"))).toEqual(["STALE"]);
  expect(await outcomes(db, changed("2026-11-22T09:00:00"))).toEqual(["PROCESSED"]);
  expect(await read(db, ({ title }) => title)).toEqual(["Other words"]);
  const { versions } = await getHistory(db, "AGENCY-1");
  const authors = versions.map(({ number, author }) => `${number} ${author}`);
  expect(authors).toEqual(["4 crm", "3 principal", "2 crm", "1 crm"]);
  await expect(rollBack(db, "AGENCY-1", 9, { author: "x", now: NOW })).rejects.toThrow("has no version 9");
});

sqliteTest(
  "a rent that moves by more than 40 % also waits; a hidden price moves by bands",
  async ({ db }) => {
    const rooms = { bedrooms: 2, bathrooms: 1 };
    const rental = (weekly_rent_aud: number) =>
      incoming({ offer: "rental", record: { weekly_rent_aud, price_aud: undefined, ...rooms } });
    expect(await outcomes(db, rental(900))).toEqual(["NEW"]);
    expect(await outcomes(db, rental(500))).toEqual(["HELD"]);
    const hidden = (price_aud: number) =>
      incoming({ uniqueId: "2", record: { price_aud, price_display: false } });
    expect(await outcomes(db, hidden(2_000_000))).toEqual(["NEW"]);
    expect(await outcomes(db, hidden(1_000_000))).toEqual(["PROCESSED"]);
  },
);
