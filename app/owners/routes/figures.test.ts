import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { countEnquiriesByHome } from "#app/enquiries/store/count-enquiries.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { countFigures, countSince } from "../figures.server.ts";
import { toCountWords, toShownFigures } from "../owner-view.ts";
import { openViews } from "../views.server.ts";
import { ask, letIn } from "./owned-home.fixture.ts";

const storeTest = defineStoreTest();
const homes = ["S001", "S002", "S003"] as const;
const kinds = ["groups", "enquiries", "bookings", "views"] as const;
const ACTS = 120;
const time = "2098-11-29T10:00";

/** The same sequence in every run (a linear congruential generator). */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

storeTest("each enquiry, booking, visit and view counts once, in one home's report", async ({ db }) => {
  const random = createRandom(7);
  const noteOutage = () => {};
  const views = openViews({ db, noteOutage, findViewed: (path) => ({ homeId: path, list: "sale" }) });
  const toNothing = () => ({ groups: 0, enquiries: 0, bookings: 0, views: 0 });
  const expected = homes.map(toNothing);
  const early = homes.map(toNothing);
  let sentAt = 0;
  for (let act = 0; act < ACTS; act += 1) {
    if (act === ACTS / 2) {
      sentAt = Date.now();
      await setTimeout(2);
    }
    const home = random(homes.length);
    const kind = kinds[random(kinds.length)] ?? "views";
    await carryOut(kind, homes[home] ?? "", act);
    for (const counts of act < ACTS / 2 ? [expected, early] : [expected]) {
      const one = counts[home];
      if (one) one[kind] += 1;
    }
  }
  await views.stop();
  for (const [index, home] of homes.entries()) {
    const { figures } = await countFigures(db, { ids: [home], list: "sale" });
    expect(figures).toEqual(expected[index]);
    const last = { sent_at: sentAt, figures: { counts: early[index] ?? toNothing() } };
    const shown = toShownFigures(await countSince(db, { ids: [home], list: "sale" }, figures, last));
    expect(shown.map(({ value }) => value)).toEqual(
      kinds.map((kind) => toCountWords((expected[index]?.[kind] ?? 0) - (early[index]?.[kind] ?? 0))),
    );
  }
  const both = await countFigures(db, { ids: ["S001", "S002"], list: "sale" });
  expect(both.figures.enquiries).toBe((expected[0]?.enquiries ?? 0) + (expected[1]?.enquiries ?? 0));

  async function carryOut(kind: (typeof kinds)[number], home: string, act: number) {
    const email = `p${act}@mail.example`;
    if (kind === "views") views.note(home);
    if (kind === "enquiries") await ask(db, { listing: home, email });
    if (kind === "bookings") await ask(db, { listing: home, email, time });
    if (kind === "groups") await letIn(db, { email }, { listing: home });
  }
});

storeTest("spam is not counted, and one or two appear as fewer than three", async ({ db }) => {
  const count = async () => (await countFigures(db, { ids: ["S014"], list: "sale" })).figures.enquiries;
  await saveTestEnquiry(db, makeQuestion(), Date.now());
  expect(await count()).toBe(1);
  await db.updateTable("enquiry").set({ flag: "the hidden field was filled in" }).execute();
  expect(await count()).toBe(0);
  const words = ["None", "Fewer than 3", "Fewer than 3", "3", "1,240"];
  expect([0, 1, 2, 3, 1240].map(toCountWords)).toEqual(words);
});

storeTest("a home for sale and one for rent with the same id have figures of their own", async ({ db }) => {
  const url = "https://headland.example/rental/S001";
  for (let count = 0; count < 3; count += 1) await ask(db, { listing: "S001", url });
  const sale = "https://headland.example/property/S001";
  await ask(db, { listing: "S001", url: sale });
  for (const list of ["sale", "rent", "rent"] as const) {
    const views = openViews({ db, noteOutage() {}, findViewed: () => ({ homeId: "S001", list }) });
    views.note("/");
    await views.stop();
  }
  const count = async (list: "sale" | "rent") => (await countFigures(db, { ids: ["S001"], list })).figures;
  expect(await count("sale")).toMatchObject({ enquiries: 1, views: 1 });
  expect(await count("rent")).toMatchObject({ enquiries: 3, views: 2 });
  expect(Object.fromEntries(await countEnquiriesByHome(db, 0))).toEqual({ "sale S001": 1, "rent S001": 3 });
  for (const each of [sale, sale, url]) await letIn(db, {}, { listing: "S001", url: each });
  expect([(await count("sale")).groups, (await count("rent")).groups]).toEqual([2, 1]);
});

storeTest("enquiries of earlier versions are assigned to their list", async (open) => {
  const db = await open();
  for (const page of ["property", "rental"]) {
    const url = `https://headland.example/${page}/S001`;
    const listing = { id: "S001", title: "Not /rental/", address: "", url, isWithdrawn: true } as const;
    await saveTestEnquiry(db, { ...makeQuestion(), about: { listing } }, Date.now());
  }
  await saveTestEnquiry(db, { ...makeQuestion(), about: undefined }, Date.now());
  const read = (store: typeof db) =>
    store.selectFrom("enquiry").select(["listing_list"]).orderBy("listing_list").execute();
  const known = await read(db);
  await sql`alter table enquiry drop column listing_list`.execute(db);
  await sql`alter table owner drop column end_told`.execute(db);
  await db.deleteFrom("migration").where("name", "like", "%-lists").execute();
  expect(await read(await open())).toEqual(known);
  expect(known.map(({ listing_list }) => listing_list).toSorted()).toEqual([null, "rent", "sale"]);
});

storeTest("new enquiries are counted by their time, whatever was erased since the report", async ({ db }) => {
  for (let count = 0; count < 5; count += 1) await saveTestEnquiry(db, makeQuestion(), Date.now());
  const { figures: counts } = await countFigures(db, { ids: ["S014"], list: "sale" });
  const sentAt = Date.now();
  await setTimeout(2);
  await db.deleteFrom("enquiry").execute();
  for (let count = 0; count < 4; count += 1) await saveTestEnquiry(db, makeQuestion(), Date.now());
  const { figures } = await countFigures(db, { ids: ["S014"], list: "sale" });
  const last = { sent_at: sentAt, figures: { counts } };
  const since = await countSince(db, { ids: ["S014"], list: "sale" }, figures, last);
  expect(toShownFigures(since)[1]).toMatchObject({ value: "4" });
});
