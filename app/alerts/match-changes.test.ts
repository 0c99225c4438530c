import { expect, test, vi } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import {
  at,
  createMarket,
  everyHome,
  everything,
  findTold,
  follow,
  openMarket,
  sendAlerts,
} from "./alerts.fixture.ts";
import { openCriteria } from "./criteria.server.ts";
import { findActiveAlerts } from "./store/matches.server.ts";

const storeTest = defineStoreTest();

storeTest("a home for sale and one for rent with the same id do not hide one another", async ({ db }) => {
  const { market, tell } = await openMarket(db, [{ id: "1" }], [{ id: "2" }]);
  await follow(db, "buyer@mail.example", everyHome);
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
  await follow(db, "neighbour@mail.example", { list: "rent", home: "rent 2" });
  market.show({ id: "1" }, { id: "2" });
  market.showRentals({ id: "1" }, { id: "2" });
  await tell(1);
  expect(await findTold(db)).toEqual(["buyer sale 2: new", "tenant rent 1: new"]);
  await sendAlerts(db, at(12));
  market.show({ id: "1" }, { id: "2", price_aud: 1_200_000 });
  await tell(20);
  expect((await findTold(db)).slice(2)).toEqual(["buyer sale 2: price"]);
  market.showRentals({ id: "1" }, { id: "2", weekly_rent_aud: 700 });
  await tell(40);
  expect((await findTold(db)).slice(3)).toEqual(["neighbour rent 2: price", "tenant rent 2: price"]);
});

const upToTwo = { list: "sale", criteria: "max=2000000" } as const;

storeTest("followers whose search found a home learn that it was sold or is under offer", async ({ db }) => {
  const [one, two] = [{ id: "S001" }, { id: "S002" }];
  const { market, tell } = await openMarket(db, [one, two], [{ id: "R001" }]);
  await follow(db, "bound@mail.example", upToTwo);
  await follow(db, "words@mail.example", { list: "sale", criteria: "location=tern+lane" });
  await follow(db, "open@mail.example", { list: "sale", criteria: "offer=hide" });
  await follow(db, "dear@mail.example", { list: "sale", criteria: "min=3000000" });
  await follow(db, "new@mail.example", everyHome, { frequency: "at-once", topics: ["new"] });
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
  market.show(
    { ...one, status: "sold", price_aud: 2_600_000, sold: { date: "2026-11-25", price_aud: 3_100_000 } },
    { ...two, status: "under-offer" },
  );
  market.showRentals({ id: "R001", status: "leased" });
  await tell(1);
  expect((await findTold(db)).sort()).toEqual([
    "bound sale S001: status",
    "bound sale S002: status",
    "open sale S001: status",
    "open sale S002: status",
    "tenant rent R001: status",
    "words sale S001: status",
    "words sale S002: status",
  ]);
  await sendAlerts(db, at(13));
  market.show({ ...two, status: "sold", sold: { date: "2026-11-26" } });
  await tell(20);
  // The list no longer finds it, but this follower was told that it was under offer.
  expect((await findTold(db)).slice(7).sort()).toEqual([
    "bound sale S002: status",
    "open sale S002: status",
    "words sale S002: status",
  ]);
});

storeTest("of two alerts that find one home, the one that mails sooner announces news", async ({ db }) => {
  const { market, tell } = await openMarket(db);
  const email = "reader@mail.example";
  await follow(db, email, everyHome, { ...everything, frequency: "weekly" });
  await follow(db, email, upToTwo, { frequency: "at-once", topics: ["new", "price"] });
  await follow(db, email, { list: "sale", home: "sale S001" }, { ...everything, frequency: "daily" });
  market.show({ id: "S001" }, { id: "S002" });
  await tell(1);
  market.show({ id: "S001", price_aud: 1_200_000, status: "under-offer" }, { id: "S002" });
  await tell(20);
  const told = await db
    .selectFrom("alert_match")
    .innerJoin("alert", "alert.id", "alert_match.alert_id")
    .select(["frequency", "alert_match.home", "news"])
    .orderBy("found_at")
    .orderBy("frequency")
    .execute();
  expect(told.map(({ frequency, home, news }) => `${frequency} ${home}: ${news}`)).toEqual([
    "at-once sale S002: new",
    "at-once sale S001: price",
    "daily sale S001: status",
  ]);
});

storeTest("a process that has not read the new file yet announces nothing", async (open) => {
  const [db, other] = [await open(), await open()];
  const [early, late] = [createMarket(), createMarket()];
  const looks = [early.createLook(db), late.createLook(other)] as const;
  const [one, two, three] = [{ id: "S001" }, { id: "S002" }, { id: "S003" }];
  for (const market of [early, late]) market.show(one, two);
  await looks[0](at(0));
  await follow(db, "reader@mail.example", everyHome);
  early.show({ ...one, price_aud: 1_200_000 }, three);
  const second = 1000;
  for (let step = 0; step <= 130; step += 1) for (const look of looks) await look(at(1) + step * 5 * second);
  expect(await findTold(db)).toEqual(["reader sale S001: price", "reader sale S003: new"]);
  // The other process takes over with its old homes, and reads the file a little later.
  await looks[1](at(13));
  late.show({ ...one, price_aud: 1_200_000 }, three);
  for (const minute of [14, 25, 60]) await looks[1](at(minute));
  expect(await findTold(db)).toHaveLength(2);
});

storeTest("alerts are matched a few at a time, with requests in between", async ({ db }) => {
  const { id } = await follow(db, "reader@mail.example", everyHome);
  const alert = await db.selectFrom("alert").selectAll().executeTakeFirstOrThrow();
  const ids = Array.from({ length: 260 }, (_, index) => `${id}-${index}`);
  const alerts = ids.map((each) => ({ ...alert, id: each }));
  await db.deleteFrom("alert").execute();
  await db.insertInto("alert").values(alerts).execute();
  const request = vi.fn();
  const found: string[] = [];
  for await (const few of findActiveAlerts(db, at(0))) {
    expect(few.length).toBeLessThanOrEqual(25);
    expect(request).toHaveBeenCalledTimes(found.length > 0 ? 1 : 0);
    request.mockClear();
    setImmediate(request);
    found.push(...few.map(({ id }) => id));
  }
  expect(found).toEqual(ids.toSorted());
});

/** The searches of one home for sale, with a stub that matches words. */
function openSale(home: SaleListing, matchSaleListings: (words: string) => { listings: SaleListing[] }) {
  const none = () => [];
  const lists = { getSaleListings: () => [home], getRentals: none, getSold: none, getLeased: none };
  const matchRentals = () => ({ listings: [] });
  return openCriteria({ ...lists, matchSaleListings, matchRentals }, () => defaultTexts).sale;
}

test("a search or text shared by many alerts is matched once", () => {
  const home = toSampleListing({ id: "S001", beds: 3 });
  const match = vi.fn(() => ({ listings: [home] }));
  const find = openSale(home, match).toFinder([{ home: "sale S001" }]);
  expect(find("beds=3")).toEqual(["sale S001"]);
  expect(find("beds=3")).toBe(find("beds=3"));
  expect(find("beds=4")).toEqual([]);
  expect(match).toHaveBeenCalledTimes(1);
});

test("words of a stored search stay words, whichever homes are on the market", () => {
  const pool = toSampleListing({ id: "S001", features: ["Swimming pool"], description: "A pool." });
  const sale = openSale(pool, (words) => ({ listings: words.includes("castle") ? [] : [pool] }));
  expect(sale.toFinder([{ home: "sale S001" }])("location=castle+pool")).toEqual([]);
  expect(sale.describe("location=castle+pool")).toBe("Homes for sale, matching “castle pool”");
  expect(sale.find(new URLSearchParams("location=castle+pool")).criteria).toBe("features=pool");
});
