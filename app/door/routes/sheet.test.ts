import * as v from "valibot";
import { expect, vi } from "vitest";
import { noteTimes } from "#app/calendars/note-times.server.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { findEnquiries } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { getEnquiry } from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { openHomesDesk, openPrincipal } from "#app/office-homes/routes/homes.fixture.ts";
import { book, day, openSheetDesk, record, sheet, sheetPage } from "#app/open-homes/routes/sheet.fixture.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { countVisitors } from "../store/count-visitors.server.ts";
import { getDoor, getDoorByToken } from "../store/doors.server.ts";

const storeTest = defineStoreTest();
/** For cases that the store's own tests cover on both databases. */
const sqliteTest = defineSqliteTest();
const atSheet = { ids: [sheet.id], list: "sale" } as const;
const toWalkIn = (changes: Record<string, string> = {}) => ({
  intent: "walk in",
  visitor: makeId(Date.now()),
  name: "Anna Berg",
  phone: "0491 570 110",
  ...changes,
});

sqliteTest("without script one form notes a visitor once, and another their feedback", async ({ db }) => {
  const priya = await openSheetDesk(db);
  const form = toWalkIn({ interest: "some", price: "$2.4m" });
  for (let time = 0; time < 2; time += 1)
    expect(await priya.fill(form)).toMatchObject({
      status: 303,
      location: `/office/open-homes/${sheet.id}/${sheet.time}?done=walk+in`,
    });
  const { visitor } = form;
  const known = JSON.stringify({ interest: "some", price: "2400000", note: "" });
  const said = { intent: "say", visitor, known, interest: "warm", price: "2400000", isReleased: "on" };
  expect(await priya.fill(said)).toMatchObject({ status: 303 });
  expect(await priya.see()).toMatchObject({
    parts: {
      door: { visitors: [{ name: "Anna Berg", came: true, interest: "warm", price: "2400000" }], through: 1 },
    },
  });
  expect(await db.selectFrom("log").select(["act", "after"]).orderBy("id").execute()).toEqual([
    { act: "walk in at the door", after: expect.not.stringContaining("Anna") },
    { act: "say at the door", after: expect.stringContaining('"fields":"interest, isReleased"') },
  ]);
  const marion = await openPrincipal(db);
  const changes = [
    { field: "Open home", to: "Sat 29 Nov, 10:00 am" },
    { field: "Noted", to: "interest, released to the owner" },
  ];
  const line = { person: "Priya Nair", intent: "say at the door", subject: sheet.id, changes };
  const log = { status: 200, data: { lines: [line, { intent: "walk in at the door" }] } };
  expect(await marion.read("/office/log")).toMatchObject(log);
  const after = JSON.stringify({ open: sheet.time, fields: ["interest", "isReleased"] });
  await db.updateTable("log").set({ after }).where("act", "=", "say at the door").execute();
  expect(await marion.read("/office/log")).toMatchObject(log);
});

sqliteTest("modules are notified once of a visitor without a booking", async ({ db }) => {
  const priya = await openSheetDesk(db);
  const form = toWalkIn();
  for (let time = 0; time < 2; time += 1) await priya.fill(form);
  expect(await readNotices(db)).toMatchObject([
    { subject_id: form.visitor, destination: "Rex", payload: { type: "enquiry.created" } },
  ]);
});

sqliteTest("missing fields are named, and other agents cannot note anything", async ({ db }) => {
  const priya = await openSheetDesk(db);
  expect(await priya.fill(toWalkIn({ phone: "" }))).toMatchObject({
    status: 422,
    data: { errors: { phone: "Enter a phone number or an email address" }, typed: { name: "Anna Berg" } },
  });
  expect(await priya.fill(toWalkIn({ price: "lots" }))).toMatchObject({ status: 422 });
  const callum = await openSheetDesk(db, "Callum Reyes", "agent");
  expect(await callum.fill(toWalkIn())).toMatchObject({ status: 404 });
  expect(await db.selectFrom("open_visitor").selectAll().execute()).toEqual([]);
});

sqliteTest("words for the owner must not name the visitor", async ({ db }) => {
  const priya = await openSheetDesk(db);
  const note = "Anna Berg, 0491 570 110";
  const form = toWalkIn({ note });
  expect(await priya.fill(form)).toMatchObject({ status: 303 });
  const { visitor } = form;
  const known = JSON.stringify({ note });
  const said = { intent: "say", visitor, known, note, isReleased: "on" };
  const names = ["ANNA loves it", "The Bergs? Berg!"];
  for (const told of [...names, "Ring 0491-570 110", "+61 (491) 570.110", "a@b.example"])
    for (const each of [said, toWalkIn()])
      expect(await priya.fill({ ...each, told })).toMatchObject({
        status: 422,
        data: { errors: { told: expect.stringContaining("owner’s words") }, typed: { told } },
      });
  const told = "Offers $2,350,000 to $2,400,000";
  expect(await priya.fill({ ...said, told })).toMatchObject({ status: 303 });
  expect(await countVisitors(db, atSheet)).toMatchObject({ sayings: [{ told }] });
});

const uid = "inspection-AGENCY-1-2098-11-29-1";
const thank = { intent: "thank", "letter-thank": "It was good to meet you." };

/** The sheet once the open home is over. */
function openAfterwards(db: Database) {
  vi.setSystemTime(Date.parse("2098-11-29T10:31+11:00"));
  return openSheetDesk(db, "Priya Later", "principal");
}

/** The sheet of an open home that the calendars know, as they do soon after the site has it. */
async function openAtDoor(db: Database) {
  setClock(`${sheet.time}+11:00`);
  const [day = "", starts = ""] = sheet.time.split("T");
  const times = [{ kind: "inspection" as const, day, starts, ends: "10:30" }];
  await noteTimes(db, [{ home_id: sheet.id, offer: "sale", times }], Date.now());
  return openSheetDesk(db);
}

const double = v.object({ reference: v.string(), kind: v.string(), isJoined: v.boolean() });
const visitors = v.array(v.object({ id: v.string(), double: v.optional(double) }));
const doorSchema = v.object({ parts: v.object({ door: v.object({ visitors }) }) });

async function readVisitors(desk: Awaited<ReturnType<typeof openAtDoor>>, place = sheet) {
  return v.parse(doorSchema, await desk.see(place)).parts.door.visitors;
}

/** Joins a visitor to whom they seem to be already. */
const toJoin = ({ id, double }: Awaited<ReturnType<typeof readVisitors>>[number]) => ({
  intent: "join",
  visitor: id,
  other: double?.reference ?? "",
});

storeTest("one tap joins a person noted on two phones, or with an earlier enquiry", async ({ db }) => {
  const priya = await openAtDoor(db);
  const question = makeQuestion({ name: "Anna Berg", email: "anna@mail.example" });
  const about = { listing: { id: sheet.id, title: "", address: "", url: "" } };
  await saveTestEnquiry(db, { ...question, about }, Date.now() - 86_400_000);
  await priya.fill(toWalkIn({ email: "Anna@mail.example" }));
  await priya.fill(toWalkIn({ name: "A. Berg", phone: "+61 491 570 110" }));
  const both = await readVisitors(priya);
  expect(both).toMatchObject([{ double: { kind: "twice" } }, { double: { kind: "earlier" } }]);
  for (const each of both) expect(await priya.fill(toJoin(each))).toMatchObject({ status: 303 });
  expect((await readVisitors(priya)).map(({ double }) => double?.isJoined)).toEqual([true, true]);
  expect(await countVisitors(db, atSheet)).toMatchObject({ groups: 1 });
  const wrong = { intent: "join", visitor: both[1]?.id ?? "", other: "none" };
  expect(await priya.fill(wrong)).toMatchObject({ status: 409 });
});

sqliteTest("after the open home, visitors who came and who did not get one mail each", async ({ db }) => {
  const priya = await openAtDoor(db);
  for (const name of ["Leila", "Tom"]) await book(db, name);
  const [leila] = await readVisitors(priya);
  await priya.fill({ intent: "came", visitor: leila?.id ?? "", came: "on" });
  await priya.fill(toWalkIn());
  expect(await priya.fill(thank)).toMatchObject({ status: 409 });
  const later = await openAfterwards(db);
  expect(await later.see()).toMatchObject({
    open: { isOver: true, isOff: false },
    parts: {
      door: {
        after: [
          { kind: "thank", to: ["Leila"] },
          { kind: "miss", to: ["Tom"], letter: expect.stringContaining("missed you") },
        ],
      },
    },
  });
  expect((await later.read("/office/open-homes")).data).toMatchObject({
    days: [{ lines: [{ time: `${day}T12:00` }] }],
    lately: [{ date: "2098-11-29", lines: [{ time: sheet.time, booked: 2, came: 2, isOff: false }] }],
  });
  expect(await later.fill({ ...thank, "letter-thank": " " })).toMatchObject({ status: 422 });
  for (let time = 0; time < 2; time += 1) expect(await later.fill(thank)).toMatchObject({ status: 303 });
  await later.fill({ intent: "miss", "letter-miss": "We missed you." });
  const mails = (await readNotices(db, "after open home")).map(({ payload }) => payload);
  expect(mails.toSorted((one, other) => one.to.address.localeCompare(other.to.address))).toMatchObject([
    { to: { address: "leila@mail.example" }, replyTo: { address: "priya@headland.example" } },
    { to: { address: "tom@mail.example" }, text: expect.stringContaining("We missed you.") },
  ]);
});

sqliteTest("a sheet from before a move still ends the code, joins and thanks visitors", async ({ db }) => {
  const priya = await openAtDoor(db);
  await priya.fill({ intent: "open door", uid });
  for (const name of ["Anna Berg", "A. Berg"])
    await priya.fill(toWalkIn({ uid, name, email: "anna@mail.example" }));
  await db.updateTable("open_time").set({ starts: "11:00", ends: "11:30" }).execute();
  const moved = `/office/open-homes/${sheet.id}/2098-11-29T11:00?done=moved+meanwhile`;
  const [second] = await readVisitors(priya, { ...sheet, time: "2098-11-29T11:00" });
  if (!second) throw new Error("nobody was noted");
  const location = `${moved}#visitor-${second.id}`;
  expect(await priya.fill({ ...toJoin(second), uid })).toMatchObject({ location });
  expect(await priya.fill({ intent: "end code", uid })).toMatchObject({ location: moved });
  expect(await getDoor(db, uid)).toMatchObject({ ended_at: expect.anything() });
  vi.setSystemTime(Date.parse("2098-11-29T11:31+11:00"));
  const later = await openSheetDesk(db, "Priya Later", "principal", { inspections: [] });
  expect(await later.fill({ ...thank, uid })).toMatchObject({ location: moved });
  expect(await readNotices(db, "after open home")).toHaveLength(1);
});

sqliteTest("notes about a home that has left the site are accepted from the register", async ({ db }) => {
  const { address, agent } = record;
  await takeIn(db, file("one"), [incoming({ record: { address, agent } })], { now: Date.now() });
  const priya = await openSheetDesk(db, "Priya Nair", "agent", "off the site");
  expect(await priya.fill(toWalkIn())).toMatchObject({ status: 303 });
  expect(await priya.see()).toMatchObject({
    open: { address },
    parts: { door: { visitors: [{ name: "Anna Berg" }] } },
  });
  const callum = await openSheetDesk(db, "Callum Reyes", "agent", "off the site");
  expect(await callum.fill(toWalkIn())).toMatchObject({ status: 404 });
});

sqliteTest("both agents of a home can open the enquiry of a visitor noted by one", async ({ db }) => {
  const agents = [
    { name: "Marion Tate", phone: "0491 570 156", email: "marion@headland.example" },
    { name: "Callum Reyes", phone: "0491 570 157", email: "callum@headland.example" },
  ];
  const callum = await openSheetDesk(db, "Callum Reyes", "agent", { agent: agents[0], agents });
  expect(await callum.fill(toWalkIn())).toMatchObject({ status: 303 });
  const { reference } = await db.selectFrom("enquiry").select("reference").executeTakeFirstOrThrow();
  const marion = await openHomesDesk(db, "Marion Tate", "agent", {});
  for (const { person } of [callum, marion]) {
    expect(await getEnquiry(db, reference, { person, scope: "own" })).toMatchObject({ reference });
    const list = { person, scope: "own", view: "all", words: [], page: 1 } as const;
    expect(await findEnquiries(db, list)).toMatchObject([{ reference }]);
  }
});

sqliteTest("joined visitors are thanked at whichever address they gave", async ({ db }) => {
  const priya = await openAtDoor(db);
  await priya.fill(toWalkIn());
  await priya.fill(toWalkIn({ email: "anna@mail.example" }));
  for (const each of await readVisitors(priya)) if (each.double) await priya.fill(toJoin(each));
  await (await openAfterwards(db)).fill(thank);
  expect(await readNotices(db, "after open home")).toMatchObject([
    { payload: { to: { address: "anna@mail.example" } } },
  ]);
});

sqliteTest("visitors and door move with an open home; cancelling it disables the code", async ({ db }) => {
  const priya = await openAtDoor(db);
  await priya.fill({ intent: "open door", uid });
  await priya.fill(toWalkIn());
  const home = { home_id: sheet.id, offer: "sale" as const };
  const later = { kind: "inspection" as const, day: "2098-11-29", starts: "11:00", ends: "11:30" };
  await noteTimes(db, [{ ...home, times: [later] }], Date.now());
  const time = "2098-11-29T11:00";
  expect(await db.selectFrom("open_visitor").select("time").execute()).toEqual([{ time }]);
  expect(await getDoor(db, uid)).toMatchObject({ time, ends: "2098-11-29T11:30", ended_at: null });
  await noteTimes(db, [{ ...home, times: [] }], Date.now());
  const { token = "" } = (await getDoor(db, uid)) ?? {};
  expect(await getDoorByToken(db, token, Date.now())).toMatchObject({ cancelled_at: Date.now() });
  expect(await priya.see({ ...sheet, time })).toMatchObject({
    open: { isOff: true },
    parts: { door: { code: undefined, isNow: false } },
  });
});

storeTest("the office finds earlier enquiries about any home by the latest number", async ({ db }) => {
  const about = { listing: { id: "OTHER", title: "", address: "", url: "" } };
  const question = { ...makeQuestion({ name: "Anna Berg", email: "other@mail.example" }), about };
  for (let index = 100; index < 115; index += 1) {
    const id = makeId(Date.now());
    for (const phone of ["0491 570 999", `+61 491 570 ${index}`]) {
      const enquiry = { ...question, id, fields: { ...question.fields, phone } };
      await saveEnquiry(db, enquiry, { now: Date.now() - 86_400_000, toNotices: () => [] });
    }
  }
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  for (let index = 100; index < 116; index += 1)
    await marion.fill(toWalkIn({ name: `Visitor ${index}`, phone: `0491 570 ${index}` }));
  const findEarlier = async (desk: typeof marion) =>
    (await readVisitors(desk)).filter(({ double }) => double?.kind === "earlier");
  expect(await findEarlier(marion)).toHaveLength(15);
  expect(await findEarlier(await openSheetDesk(db))).toEqual([]);
});

sqliteTest("notes from a cancelled open home, or from a sheet a week old, are saved", async ({ db }) => {
  const priya = await openAtDoor(db);
  await priya.fill({ intent: "open door", uid });
  await noteTimes(db, [{ home_id: sheet.id, offer: "sale", times: [] }], Date.now());
  const off = await openSheetDesk(db, "Marion Tate", "principal", { inspections: [] });
  const toNote = (name: string) => toWalkIn({ uid, name, phone: "", email: `${name}@mail.example` });
  expect(await off.fill(toNote("Anna"))).toMatchObject({ status: 303 });
  expect(await off.see()).toMatchObject({
    open: { isOff: true, isOver: false },
    parts: { door: { visitors: [{ name: "Anna", came: true }], code: undefined } },
  });
  vi.setSystemTime(Date.parse(`${sheet.time}+11:00`) + 7 * 86_400_000);
  const later = await openSheetDesk(db, "Callum Reyes", "office");
  expect(await later.fill(toNote("Ben"))).toMatchObject({ status: 303 });
  expect(await later.see()).toMatchObject({
    parts: { door: { visitors: [{ name: "Ben" }, { name: "Anna" }], isNow: false, keptUntil: undefined } },
  });
});

const move = { intent: "move", day: "2098-11-30", start: "09:00", end: "09:30" };

sqliteTest("visitors, door and event follow an open home to another day", async (open) => {
  setClock(`${day}T08:00+11:00`);
  const db = await open();
  await takeIn(db, file("one"), [incoming({ record })], { now: Date.now() });
  const priya = await openSheetDesk(db);
  const times = [
    { kind: "inspection" as const, day, starts: "10:00", ends: "10:30" },
    { kind: "inspection" as const, day, starts: "12:00", ends: "12:30" },
  ];
  await noteTimes(db, [{ home_id: sheet.id, offer: "sale", times }], Date.now());
  const uid = `inspection-${sheet.id}-${day}-1`;
  await priya.fill({ intent: "open door", uid });
  const { token = "" } = (await getDoor(db, uid)) ?? {};
  const walkIn = { intent: "walk in", uid, visitor: makeId(Date.now()), name: "Anna", phone: "0491 570 110" };
  await priya.fill(walkIn);
  await priya.fill(move);
  const there = `/office/open-homes/${sheet.id}/2098-11-30T09:00?done=moved+meanwhile`;
  expect(await priya.read(sheetPage, sheet, `?uid=${uid}`)).toMatchObject({ location: there });
  const late = { ...walkIn, visitor: makeId(Date.now()), name: "Ben" };
  expect(await priya.fill(late)).toMatchObject({ status: 303, location: there });
  vi.setSystemTime(Date.parse("2098-11-30T08:00+11:00"));
  const next = await openSheetDesk(db, "Marion Tate", "principal", {
    inspections: ["2098-11-30T09:00/09:30"],
  });
  expect(await next.see({ ...sheet, time: "2098-11-30T09:00" })).toMatchObject({
    parts: {
      door: {
        visitors: [{ name: "Ben" }, { name: "Anna" }],
        code: { url: expect.stringContaining(token) },
        keptUntil: expect.any(Number),
      },
    },
  });
});
