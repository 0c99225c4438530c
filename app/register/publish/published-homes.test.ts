import { expect } from "vitest";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { failPicture, finishPicture, takePictures } from "#app/pictures/picture-rows.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { adopt } from "../adopt.server.ts";
import { incoming, NOW } from "../incoming.fixture.ts";
import { releaseWaiting } from "../pictures/shown-pictures.server.ts";
import { bring, type Entry, read } from "../register.fixture.ts";
import { readPublishedList } from "./published-homes.server.ts";

const testStore = defineStoreTest();

const minute = 60_000;
const DAY_MS = 24 * 60 * minute;

testStore("a new home waits at most five minutes for its first picture", async ({ db }) => {
  const toUrl = (name: string) => `https://pictures.example/${name}.jpg`;
  const media = ["b", "m", "aa"].map((slot) => ({ slot, use: "picture" as const, url: toUrl(slot) }));
  const never = { slot: "m", use: "picture" as const, url: toUrl("never") };
  await bring(db, [incoming({ media }), incoming({ uniqueId: "2", media: [never] })]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 withdrawn"]);
  const due = await takePictures(db, { limit: 10, now: NOW + 40, leaseMs: minute });
  expect(due).toHaveLength(4);
  expect(await takePictures(db, { limit: 10, now: NOW + 40, leaseMs: minute })).toEqual([]);
  const picture = { width: 1600, height: 1067, colour: "#8aa1ad", widths: [800], bytes: 9 };
  const fetched = { ...picture, etag: null, last_modified: null };
  for (const slot of ["b", "m"]) await finishPicture(db, toUrl(slot), { ...fetched, name: `${slot}.jpg` });
  await failPicture(db, never.url, { reason: "404", dueAt: NOW + minute });
  await releaseWaiting(db, NOW);
  expect(await read(db, ({ pictures }) => pictures?.map(({ src }) => src))).toEqual([
    ["/pictures/m.jpg", "/pictures/b.jpg"],
    undefined,
  ]);
  await releaseWaiting(db, NOW + 5 * minute);
  expect(await read(db)).toEqual(["AGENCY-1 shown", "AGENCY-2 shown"]);
});

testStore("the catalogue knows the address of a withdrawn home", async ({ db }) => {
  await bring(db, [incoming({})]);
  await bring(db, [incoming({ status: "withdrawn", modTime: "2026-11-21T09:00:00" })]);
  const list = await readPublishedList(db, saleFormat.file);
  expect(list?.records).toEqual([{ id: "AGENCY-1", status: "withdrawn", address: "1 tern lane freshwater" }]);
});

testStore("homes sent by software show the features they name, adopted ones their keywords", async (open) => {
  const features = ({ features, facts }: Entry & { features?: unknown; facts?: unknown }) =>
    features ?? facts;
  const db = await open();
  await bring(db, [incoming(), incoming({ uniqueId: "2", record: { features: ["Sauna"] } })]);
  await bring(db, [incoming({ uniqueId: "3", record: { facts: { pool: true } } })]);
  expect(await read(db, features)).toEqual([{}, ["Sauna"], { pool: true }]);
  await db.deleteFrom("register").execute();
  await adopt(db, "agencies/headland/homes", NOW);
  expect((await read(db, (entry) => "features" in entry)).some(Boolean)).toBe(false);
});

testStore("a home is listed on the day it arrived, unless with the first homes", async ({ db }) => {
  const days = (entry: Entry & { listed_on?: string; price_changed_on?: string }) =>
    `${entry.id} ${entry.listed_on} ${entry.price_changed_on}`;
  const [second, third] = [NOW + DAY_MS, NOW + 2 * DAY_MS];
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  await bring(db, [incoming({ uniqueId: "3" }), incoming({ record: { price_aud: 2_500_000 } })], second);
  await bring(db, [incoming({ record: { price_aud: 2_500_000, title: "Dark" } })], third);
  const hidden = { price_display: false, price_aud: 2_000_000 };
  await bring(db, [incoming({ uniqueId: "2", record: hidden })], third);
  expect(await read(db, days)).toEqual([
    "AGENCY-1 undefined 2026-11-25",
    "AGENCY-2 undefined undefined",
    "AGENCY-3 2026-11-25 undefined",
  ]);
});
