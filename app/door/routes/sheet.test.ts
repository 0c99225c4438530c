import * as v from "valibot";
import { expect, onTestFinished, vi } from "vitest";
import { noteTimes } from "#app/calendars/note-times.server.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { findEnquiries } from "#app/enquiries/handling/find-enquiries.server.ts";
import { getEnquiry } from "#app/enquiries/handling/get-enquiry.server.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { countVisitors } from "../store/count-visitors.server.ts";
import { getDoor, getDoorByToken } from "../store/doors.server.ts";

const storeTest = defineStoreTest();
const sheetPage = "/office/open-homes/:id/:time" as const;
const sheet = { id: "AGENCY-1", time: "2098-11-29T10:00" };
const record = {
  id: sheet.id,
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
  inspections: [`${sheet.time}/10:30`],
};
const listings = { "coastal-listings.json": [toSampleRecord(record)] };
const toWalkIn = (changes: Record<string, string> = {}) => ({
  intent: "walk in",
  visitor: makeId(Date.now()),
  name: "Anna Berg",
  phone: "0491 570 110",
  ...changes,
});

storeTest("without script somebody is noted by a form, once, and what they said by another", async (open) => {
  const db = await open();
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  const form = toWalkIn({ interest: "some", price: "$2.4m" });
  for (let time = 0; time < 2; time += 1)
    expect(await priya.send(sheetPage, sheet, form)).toMatchObject({
      status: 303,
      location: `/office/open-homes/${sheet.id}/${sheet.time}?done=walk+in`,
    });
  const { visitor } = form;
  const known = JSON.stringify({ interest: "some", price: "2400000", note: "" });
  const said = { intent: "say", visitor, known, interest: "warm", price: "2400000", isReleased: "on" };
  expect(await priya.send(sheetPage, sheet, said)).toMatchObject({ status: 303 });
  expect((await priya.read(sheetPage, sheet)).data).toMatchObject({
    parts: {
      door: { visitors: [{ name: "Anna Berg", came: true, interest: "warm", price: "2400000" }], through: 1 },
    },
  });
  expect(await db.selectFrom("log").select(["act", "after"]).orderBy("id").execute()).toEqual([
    { act: "walk in at the door", after: expect.not.stringContaining("Anna") },
    { act: "say at the door", after: expect.stringContaining('"fields":"interest, isReleased"') },
  ]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const change = "open: Sat 29 Nov, 10:00 am, fields: interest, isReleased";
  const line = { person: "Priya Nair", intent: "say at the door", subject: sheet.id, change };
  const log = { status: 200, data: { lines: [line, { intent: "walk in at the door" }] } };
  expect(await marion.read("/office/log")).toMatchObject(log);
  const after = JSON.stringify({ open: sheet.time, fields: ["interest", "isReleased"] });
  await db.updateTable("log").set({ after }).where("act", "=", "say at the door").execute();
  expect(await marion.read("/office/log")).toMatchObject(log);
});

storeTest("modules hear once of who is noted without a booking", async ({ db }) => {
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  const form = toWalkIn();
  for (let time = 0; time < 2; time += 1) await priya.send(sheetPage, sheet, form);
  const notices = await db.selectFrom("notice").selectAll().where("subject_id", "=", form.visitor).execute();
  expect(notices).toMatchObject([
    { destination: "Rex", payload: expect.stringContaining("enquiry.created") },
  ]);
});

storeTest("what is missing is said beside what was typed, and other agents note nothing", async ({ db }) => {
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  expect(await priya.send(sheetPage, sheet, toWalkIn({ phone: "" }))).toMatchObject({
    status: 422,
    data: { errors: { phone: "Enter a phone number or an email address" }, typed: { name: "Anna Berg" } },
  });
  expect(await priya.send(sheetPage, sheet, toWalkIn({ price: "lots" }))).toMatchObject({ status: 422 });
  const callum = await openHomesDesk(db, "Callum Reyes", "agent", listings);
  expect(await callum.send(sheetPage, sheet, toWalkIn())).toMatchObject({ status: 404 });
  expect(await db.selectFrom("open_visitor").selectAll().execute()).toEqual([]);
});

storeTest("words for the owner name nobody", async ({ db }) => {
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  const note = "Anna Berg, 0491 570 110";
  const form = toWalkIn({ note });
  expect(await priya.send(sheetPage, sheet, form)).toMatchObject({ status: 303 });
  const { visitor } = form;
  const known = JSON.stringify({ note });
  const said = { intent: "say", visitor, known, note, isReleased: "on" };
  for (const told of [
    "ANNA loves it",
    "The Bergs? Berg!",
    "Ring 0491-570 110",
    "+61 (491) 570.110",
    "a@b.example",
  ])
    for (const each of [said, toWalkIn()])
      expect(await priya.send(sheetPage, sheet, { ...each, told })).toMatchObject({
        status: 422,
        data: { errors: { told: expect.stringContaining("owner’s words") }, typed: { told } },
      });
  expect(
    await priya.send(sheetPage, sheet, { ...said, told: "Offers $2,350,000 to $2,400,000" }),
  ).toMatchObject({
    status: 303,
  });
  expect((await countVisitors(db, { ids: [sheet.id], list: "sale" })).sayings).toMatchObject([
    { told: "Offers $2,350,000 to $2,400,000" },
  ]);
});

/** The sheet with its open home in the calendars, as it is soon after the site has it. */
async function openAtDoor(db: Database, at = sheet.time) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${at}+11:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const [day = "", starts = ""] = sheet.time.split("T");
  await db
    .insertInto("open_time")
    .values({
      uid: "inspection-AGENCY-1-2098-11-29-1",
      home_id: sheet.id,
      offer: "sale",
      kind: "inspection",
      day,
      ordinal: 1,
      starts,
      ends: "10:30",
      sequence: 0,
      cancelled_at: null,
      changed_at: Date.now(),
    })
    .execute();
  return openHomesDesk(db, "Priya Nair", "agent", listings);
}

function book(db: Database, name: string, email = `${name.toLowerCase()}@mail.example`) {
  const fields = { name, email, phone: "", time: sheet.time, message: "" };
  const about = { listing: { id: sheet.id, title: "", address: record.address, url: "" } };
  return saveTestEnquiry(db, { kind: inspectionKind, fields, about }, Date.now());
}

const doorSchema = v.object({
  parts: v.object({
    door: v.object({
      visitors: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          came: v.boolean(),
          double: v.optional(v.object({ id: v.string(), kind: v.string(), isJoined: v.boolean() })),
        }),
      ),
    }),
  }),
});

async function readVisitors(desk: Awaited<ReturnType<typeof openAtDoor>>) {
  return v.parse(doorSchema, (await desk.read(sheetPage, sheet)).data).parts.door.visitors;
}

storeTest("one touch joins the same person at two phones, and an earlier enquiry", async ({ db }) => {
  const priya = await openAtDoor(db);
  const question = makeQuestion({ name: "Anna Berg", email: "anna@mail.example" });
  const about = { listing: { id: sheet.id, title: "", address: "", url: "" } };
  await saveTestEnquiry(db, { ...question, about }, Date.now() - 86_400_000);
  await priya.send(sheetPage, sheet, toWalkIn({ email: "Anna@mail.example" }));
  await priya.send(sheetPage, sheet, toWalkIn({ name: "A. Berg", phone: "+61 491 570 110" }));
  const [second, first] = await readVisitors(priya);
  expect([second?.double?.kind, first?.double?.kind]).toEqual(["twice", "earlier"]);
  for (const each of [second, first]) {
    const join = { intent: "join", visitor: each?.id ?? "", other: each?.double?.id ?? "" };
    expect(await priya.send(sheetPage, sheet, join)).toMatchObject({ status: 303 });
  }
  expect((await readVisitors(priya)).map(({ double }) => double?.isJoined)).toEqual([true, true]);
  expect(await countVisitors(db, { ids: [sheet.id], list: "sale" })).toMatchObject({ groups: 1 });
  const wrong = { intent: "join", visitor: first?.id ?? "", other: second?.id ?? "" };
  expect(await priya.send(sheetPage, sheet, wrong)).toMatchObject({ status: 409 });
});

storeTest("once it is over, who came and who did not get a mail each, once", async (open) => {
  const db = await open();
  const priya = await openAtDoor(db);
  for (const name of ["Leila", "Tom"]) await book(db, name);
  const [leila] = await readVisitors(priya);
  await priya.send(sheetPage, sheet, { intent: "came", visitor: leila?.id ?? "", came: "on" });
  await priya.send(sheetPage, sheet, toWalkIn());
  const thank = { intent: "thank", "letter-thank": "It was good to meet you." };
  expect(await priya.send(sheetPage, sheet, thank)).toMatchObject({ status: 409 });
  vi.setSystemTime(Date.parse("2098-11-29T10:31+11:00"));
  const later = await openHomesDesk(db, "Priya Later", "principal", listings);
  expect((await later.read(sheetPage, sheet)).data).toMatchObject({
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
    days: [],
    lately: [{ date: "2098-11-29", lines: [{ time: sheet.time, booked: 2, came: 2, isOff: false }] }],
  });
  expect(await later.send(sheetPage, sheet, { ...thank, "letter-thank": " " })).toMatchObject({
    status: 422,
  });
  for (let time = 0; time < 2; time += 1)
    expect(await later.send(sheetPage, sheet, thank)).toMatchObject({ status: 303 });
  await later.send(sheetPage, sheet, { intent: "miss", "letter-miss": "We missed you." });
  const mails = await db
    .selectFrom("notice")
    .select("payload")
    .where("kind", "=", "after open home")
    .execute();
  expect(mails.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { to: { address: "leila@mail.example" }, replyTo: { address: "priya@headland.example" } },
    { to: { address: "tom@mail.example" }, text: expect.stringContaining("We missed you.") },
  ]);
});

storeTest("what is noted for an open home that has moved meanwhile goes with it", async ({ db }) => {
  const priya = await openAtDoor(db);
  const uid = "inspection-AGENCY-1-2098-11-29-1";
  const form = toWalkIn({ uid });
  await db.updateTable("open_time").set({ starts: "11:00", ends: "11:30" }).execute();
  const moved = `/office/open-homes/${sheet.id}/2098-11-29T11:00?done=moved+meanwhile`;
  expect(await priya.send(sheetPage, sheet, form)).toMatchObject({ status: 303, location: moved });
  expect(await priya.read(sheetPage, sheet, `?uid=${uid}`)).toMatchObject({ location: moved });
  const there = { ...sheet, time: "2098-11-29T11:00" };
  expect((await priya.read(sheetPage, there)).data).toMatchObject({
    parts: { door: { visitors: [{ name: "Anna Berg" }] } },
  });
});

storeTest("a sheet from before the move ends its code, joins and thanks who came", async ({ db }) => {
  const priya = await openAtDoor(db);
  const uid = "inspection-AGENCY-1-2098-11-29-1";
  await priya.send(sheetPage, sheet, { intent: "open door", uid });
  for (const name of ["Anna Berg", "A. Berg"])
    await priya.send(sheetPage, sheet, toWalkIn({ uid, name, email: "anna@mail.example" }));
  await db.updateTable("open_time").set({ starts: "11:00", ends: "11:30" }).execute();
  const moved = `/office/open-homes/${sheet.id}/2098-11-29T11:00?done=moved+meanwhile`;
  const there = { ...sheet, time: "2098-11-29T11:00" };
  const [second] = v.parse(doorSchema, (await priya.read(sheetPage, there)).data).parts.door.visitors;
  const join = { intent: "join", uid, visitor: second?.id ?? "", other: second?.double?.id ?? "" };
  expect(await priya.send(sheetPage, sheet, join)).toMatchObject({
    location: `${moved}#visitor-${second?.id}`,
  });
  expect(await priya.send(sheetPage, sheet, { intent: "end code", uid })).toMatchObject({
    location: moved,
  });
  expect(await getDoor(db, uid)).toMatchObject({ ended_at: expect.anything() });
  vi.setSystemTime(Date.parse("2098-11-29T11:31+11:00"));
  const later = await openHomesDesk(db, "Priya Later", "principal", {
    "coastal-listings.json": [toSampleRecord({ ...record, inspections: [] })],
  });
  const thank = { intent: "thank", uid, "letter-thank": "It was good to meet you." };
  expect(await later.send(sheetPage, sheet, thank)).toMatchObject({ location: moved });
  const mails = db.selectFrom("notice").select("kind").where("destination", "=", "");
  expect(await mails.execute()).toEqual([{ kind: "after open home" }]);
});

storeTest("notes of a home that has left the site are taken, as the register knows it", async (open) => {
  const db = await open();
  const { address, agent } = record;
  await takeIn(db, file("one"), [incoming({ record: { address, agent } })], { now: Date.now() });
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  expect(await priya.send(sheetPage, sheet, toWalkIn())).toMatchObject({ status: 303 });
  expect((await priya.read(sheetPage, sheet)).data).toMatchObject({
    open: { address },
    parts: { door: { visitors: [{ name: "Anna Berg" }] } },
  });
  const callum = await openHomesDesk(db, "Callum Reyes", "agent");
  expect(await callum.send(sheetPage, sheet, toWalkIn())).toMatchObject({ status: 404 });
});

storeTest("both agents of a home open the enquiry of whom its second one noted", async ({ db }) => {
  const agents = ["Marion Tate", "Callum Reyes"].map((name) => ({
    name,
    phone: "0491 570 156",
    email: `${name.split(" ")[0]?.toLowerCase()}@headland.example`,
  }));
  const shared = toSampleRecord({ ...record, agent: agents[0], agents });
  const callum = await openHomesDesk(db, "Callum Reyes", "agent", { "coastal-listings.json": [shared] });
  expect(await callum.send(sheetPage, sheet, toWalkIn())).toMatchObject({ status: 303 });
  const { reference } = await db.selectFrom("enquiry").select("reference").executeTakeFirstOrThrow();
  const marion = await openHomesDesk(db, "Marion Tate", "agent", {});
  for (const { person } of [callum, marion]) {
    expect(await getEnquiry(db, reference, { person, scope: "own" })).toMatchObject({ reference });
    const list = { person, scope: "own", view: "all", words: [], page: 1 } as const;
    expect(await findEnquiries(db, list)).toMatchObject([{ reference }]);
  }
});

storeTest("who was joined is thanked at the address of either", async ({ db }) => {
  const priya = await openAtDoor(db);
  await priya.send(sheetPage, sheet, toWalkIn());
  await priya.send(sheetPage, sheet, toWalkIn({ email: "anna@mail.example" }));
  for (const { id, double } of await readVisitors(priya))
    if (double) await priya.send(sheetPage, sheet, { intent: "join", visitor: id, other: double.id });
  vi.setSystemTime(Date.parse("2098-11-29T10:31+11:00"));
  const later = await openHomesDesk(db, "Priya Later", "principal", listings);
  await later.send(sheetPage, sheet, { intent: "thank", "letter-thank": "It was good to meet you." });
  const mails = await db.selectFrom("notice").select("payload").where("destination", "=", "").execute();
  expect(mails.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { to: { address: "anna@mail.example" } },
  ]);
});

storeTest("an open home that moves takes along who came and its door; off, its code rests", async (open) => {
  const db = await open();
  const priya = await openAtDoor(db);
  const uid = "inspection-AGENCY-1-2098-11-29-1";
  await priya.send(sheetPage, sheet, { intent: "open door", uid });
  await priya.send(sheetPage, sheet, toWalkIn());
  const home = { home_id: sheet.id, offer: "sale" as const };
  const later = { kind: "inspection" as const, day: "2098-11-29", starts: "11:00", ends: "11:30" };
  await noteTimes(db, [{ ...home, times: [later] }], Date.now());
  expect(await db.selectFrom("open_visitor").select("time").execute()).toEqual([
    { time: "2098-11-29T11:00" },
  ]);
  expect(await getDoor(db, uid)).toMatchObject({
    time: "2098-11-29T11:00",
    ends: "2098-11-29T11:30",
    ended_at: null,
  });
  await noteTimes(db, [{ ...home, times: [] }], Date.now());
  const { token = "" } = (await getDoor(db, uid)) ?? {};
  expect(await getDoorByToken(db, token, Date.now())).toMatchObject({ cancelled_at: Date.now() });
  expect((await priya.read(sheetPage, { ...sheet, time: "2098-11-29T11:00" })).data).toMatchObject({
    open: { isOff: true },
    parts: { door: { code: undefined, isNow: false } },
  });
});

storeTest("each of fifteen at one door is found by the phone that they gave last", async ({ db }) => {
  const question = makeQuestion({ name: "Anna Berg", email: "other@mail.example" });
  for (let index = 100; index < 115; index += 1) {
    const id = makeId(Date.now());
    for (const phone of ["0491 570 999", `+61 491 570 ${index}`]) {
      const enquiry = { ...question, id, fields: { ...question.fields, phone } };
      await saveEnquiry(db, enquiry, { now: Date.now() - 86_400_000, toNotices: () => [] });
    }
  }
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  for (let index = 100; index < 116; index += 1)
    await marion.send(sheetPage, sheet, toWalkIn({ name: `Visitor ${index}`, phone: `0491 570 ${index}` }));
  const found = (await readVisitors(marion)).filter(({ double }) => double?.kind === "earlier");
  expect(found).toHaveLength(15);
});

storeTest("the office finds an earlier enquiry of the same phone about another home", async ({ db }) => {
  const about = { listing: { id: "OTHER", title: "", address: "", url: "" } };
  const { fields, ...question } = makeQuestion({ name: "Anna Berg", email: "other@mail.example" });
  const asked = { ...question, fields: { ...fields, phone: "+61 491 570 110" }, about };
  await saveTestEnquiry(db, asked, Date.now() - 86_400_000);
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  await marion.send(sheetPage, sheet, toWalkIn());
  const [anna] = await readVisitors(marion);
  expect(anna?.double).toMatchObject({ kind: "earlier", isJoined: false });
  await marion.send(sheetPage, sheet, {
    intent: "join",
    visitor: anna?.id ?? "",
    other: anna?.double?.id ?? "",
  });
  expect((await readVisitors(marion))[0]?.double).toMatchObject({ isJoined: true });
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  expect((await readVisitors(priya))[0]?.double).toBeUndefined();
});

storeTest("notes of a cancelled open home, or of a sheet from a week ago, are kept", async (open) => {
  const db = await open();
  const priya = await openAtDoor(db);
  const uid = "inspection-AGENCY-1-2098-11-29-1";
  await priya.send(sheetPage, sheet, { intent: "open door", uid });
  await noteTimes(db, [{ home_id: sheet.id, offer: "sale", times: [] }], Date.now());
  const off = await openHomesDesk(db, "Marion Tate", "principal", {
    "coastal-listings.json": [toSampleRecord({ ...record, inspections: [] })],
  });
  const toNote = (name: string) => toWalkIn({ uid, name, phone: "", email: `${name}@mail.example` });
  expect(await off.send(sheetPage, sheet, toNote("Anna"))).toMatchObject({ status: 303 });
  expect((await off.read(sheetPage, sheet)).data).toMatchObject({
    open: { isOff: true, isOver: false },
    parts: { door: { visitors: [{ name: "Anna", came: true }], code: undefined } },
  });
  vi.setSystemTime(Date.parse(`${sheet.time}+11:00`) + 7 * 86_400_000);
  const later = await openHomesDesk(db, "Callum Reyes", "office", listings);
  expect(await later.send(sheetPage, sheet, toNote("Ben"))).toMatchObject({ status: 303 });
  expect((await later.read(sheetPage, sheet)).data).toMatchObject({
    parts: { door: { visitors: [{ name: "Ben" }, { name: "Anna" }], isNow: false, keptUntil: undefined } },
  });
});
