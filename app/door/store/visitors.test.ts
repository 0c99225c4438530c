import { expect } from "vitest";
import { newsWording } from "#app/door/open-home-schema.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { enquiriesStore } from "#app/enquiries/module.store.server.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { purgeWhenDue } from "#app/enquiries/store/retention.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { doorStore } from "../module.store.server.ts";
import type { VisitorFields } from "../visitor-schema.ts";
import { countCame, countVisitors } from "./count-visitors.server.ts";
import { getDoor, openDoor } from "./doors.server.ts";
import { joinVisitor } from "./find-doubles.server.ts";
import { findVisitors } from "./find-visitors.server.ts";
import { noteVisitor } from "./note-visitor.server.ts";

const storeTest = defineStoreTest();
const time = "2026-11-28T10:00";
const door = { uid: "inspection-S014-2026-11-28-1", homeId: "S014", time };
const listing = { id: "S014", title: "The white house", address: "14 Tern Lane, Freshwater", url: "" };
const now = Date.parse(`${time}+11:00`);
const MINUTE_MS = 60_000;

const home = { ids: ["S014"], list: "sale" } as const;

/** Notes a visitor `at` a time, which the site has `received` by then or later. */
function note(db: Database, id: string, fields: Partial<VisitorFields>, at = now, received = at) {
  return noteVisitor(db, door, { id, at, fields, about: { listing } }, received);
}

const unsaid = { email: "", callBack: false, news: false };
const anna = { name: "Anna Berg", phone: "0491 570 110", came: true, ...unsaid };

storeTest("a visitor noted twice is one visitor and one enquiry, which needs no answer", async ({ db }) => {
  const id = makeId(now);
  for (let time = 0; time < 2; time += 1)
    expect(await note(db, id, { ...anna, news: true })).toHaveLength(time === 0 ? 6 : 0);
  expect(await findVisitors(db, door, [])).toMatchObject([
    { name: "Anna Berg", came: true, hasBooked: false },
  ]);
  expect(await db.selectFrom("handling").select(["state", "answered_at"]).execute()).toEqual([
    { state: "answered", answered_at: now },
  ]);
  expect(await db.selectFrom("open_visitor").select(["news_wording", "news_at"]).execute()).toEqual([
    { news_wording: newsWording, news_at: now },
  ]);
  expect(await db.selectFrom("amendment").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("notice").selectAll().execute()).toEqual([]);
});

storeTest("of two phones the later change of each field wins, whichever is sent first", async ({ db }) => {
  const id = makeId(now);
  await note(db, id, anna);
  for (const [minutes, fields] of [
    [2, { interest: "warm", note: "Wants the school" }],
    [1, { interest: "some", price: 2_400_000 }],
    [3, { phone: "0491 570 111", callBack: true }],
  ] as const)
    await note(db, id, fields, now + minutes * MINUTE_MS, now + 9 * MINUTE_MS);
  expect(await findVisitors(db, door, [])).toMatchObject([
    { interest: "warm", note: "Wants the school", price: "2400000", phone: "0491 570 111", callBack: true },
  ]);
  expect(await db.selectFrom("handling").select("state").execute()).toEqual([{ state: "taken" }]);
});

storeTest("changes from a phone whose clock is ahead can be overwritten", async ({ db }) => {
  const id = makeId(now);
  await note(db, id, { ...anna, interest: "warm" }, now + 900 * MINUTE_MS, now);
  await note(db, id, { interest: "none" }, now + MINUTE_MS);
  expect(await findVisitors(db, door, [])).toMatchObject([{ interest: "none" }]);
});

storeTest("a booking can be noted as came; enquiries about other homes cannot", async ({ db }) => {
  const booking = (home: string) => ({
    kind: inspectionKind,
    fields: { name: "Leila", email: "leila@mail.example", phone: "", time, message: "" },
    about: { listing: { ...listing, id: home } },
  });
  for (const home of ["S014", "S015"]) await saveTestEnquiry(db, booking(home), now);
  const [own, other] = await db.selectFrom("enquiry").selectAll().orderBy("id").execute();
  if (!own || !other) throw new Error("both were saved");
  const [ours, theirs] = own.about?.includes("S014") ? [own, other] : [other, own];
  expect(await note(db, ours.id, { came: true })).toEqual(["came"]);
  expect(await note(db, theirs.id, { came: true })).toBeUndefined();
  expect(await note(db, makeId(now), { came: true })).toBeUndefined();
  expect(await findVisitors(db, door, [ours])).toMatchObject([
    { name: "Leila", came: true, hasBooked: true },
  ]);
});

storeTest("counts visitors who came, and gives the owner released feedback without names", async ({ db }) => {
  const said = { interest: "warm", price: 2_400_000, note: "Anna Berg loves it", told: "Loves it" } as const;
  await note(db, makeId(now), { ...anna, ...said, isReleased: true });
  await note(db, makeId(now), { ...anna, name: "Ben", interest: "warm", note: "Owes us" });
  await note(db, makeId(now), { ...anna, name: "Cleo", came: false });
  expect(await countVisitors(db, home)).toEqual({
    groups: 2,
    sayings: [{ day: "2026-11-28", interest: "warm", price: "$2,400,000", told: "Loves it" }],
  });
  expect(await countVisitors(db, home, { notedAfter: now })).toEqual({ groups: 0, sayings: [] });
});

storeTest("visitors are erased with their enquiry, and all of them after twelve months", async ({ db }) => {
  const [first, second] = [makeId(now), makeId(now)];
  for (const id of [first, second]) await note(db, id, anna);
  await eraseSubject(db, first, makeFolder());
  const visitors = () => db.selectFrom("open_visitor").select("id").execute();
  expect(await visitors()).toEqual([{ id: second }]);
  const options = { db, dataDir: makeFolder(), purgeAfterMonths: 0, log: { info() {} } };
  const modules = [enquiriesStore, doorStore];
  const purge = (at: string) => purgeWhenDue({ ...options, modules, now: () => Date.parse(at) });
  await purge("2027-11-27");
  expect(await visitors()).toHaveLength(1);
  await purge("2027-11-30");
  expect(await visitors()).toEqual([]);
  expect(await db.selectFrom("enquiry").select("id").execute()).toEqual([]);
});

storeTest("a joined visitor counts again once the other one is spam or erased", async ({ db }) => {
  const [kept, joined] = [makeId(now), makeId(now)];
  for (const id of [kept, joined]) await note(db, id, anna);
  await joinVisitor(db, joined, { kind: "twice", id: kept });
  const flag = (to: string | null) =>
    db.updateTable("enquiry").set({ flag: to }).where("id", "=", kept).execute();
  const count = async () => [
    (await countVisitors(db, home)).groups,
    (await countCame(db, "2026-11-01"))[0]?.came,
    (await findVisitors(db, door, [])).filter(({ sameAs }) => !sameAs).length,
  ];
  expect(await count()).toEqual([1, 1, 1]);
  await flag("spam");
  expect(await count()).toEqual([1, 1, 1]);
  await flag(null);
  await eraseSubject(db, kept, makeFolder());
  expect(await count()).toEqual([1, 1, 1]);
  // The daily upkeep removes references to erased visitors.
  await doorStore.purge?.(db, { now, dataDir: "", before: 0 });
  expect(await db.selectFrom("open_visitor").select("same_as").execute()).toEqual([{ same_as: null }]);
});

storeTest("a note for another home does not change a visitor noted here", async ({ db }) => {
  const id = makeId(now);
  await note(db, id, anna);
  const other = { uid: "other", homeId: "S015", time };
  const about = { listing: { ...listing, id: "S015" } };
  const later = now + MINUTE_MS;
  const fields = { ...anna, name: "Somebody" };
  expect(await noteVisitor(db, other, { id, at: later, fields, about }, later)).toBeUndefined();
  expect(await findVisitors(db, door, [])).toMatchObject([{ name: "Anna Berg" }]);
  expect(await db.selectFrom("amendment").selectAll().execute()).toEqual([]);
});

storeTest("feedback is no longer released once the visitor changes it", async ({ db }) => {
  const id = makeId(now);
  await note(db, id, { ...anna, price: 2_000_000, isReleased: true });
  const write = (price: number, at: number) =>
    noteVisitor(db, door, { id, at, fields: { ...anna, price }, about: { listing }, isByVisitor: true }, at);
  await write(2_000_000, now + MINUTE_MS);
  expect((await countVisitors(db, home)).sayings).toHaveLength(1);
  await write(1, now + 2 * MINUTE_MS);
  expect((await countVisitors(db, home)).sayings).toEqual([]);
});

storeTest("a door is deleted a day after its open home ended", async ({ db }) => {
  await openDoor(db, { ...door, ends: "2026-11-28T10:30" }, now);
  const purge = (at: string) => doorStore.purge?.(db, { now: Date.parse(at), dataDir: "", before: 0 });
  await purge("2026-11-29T10:30+11:00");
  expect(await getDoor(db, door.uid)).toBeDefined();
  await purge("2026-11-29T10:32+11:00");
  expect(await getDoor(db, door.uid)).toBeUndefined();
});
