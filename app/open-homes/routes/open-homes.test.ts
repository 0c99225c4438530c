import * as v from "valibot";
import { expect, onTestFinished, vi } from "vitest";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { moveBookings } from "#app/enquiries/store/bookings.server.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk, readPublished } from "#app/office-homes/routes/homes.fixture.ts";
import { tellWhenDue } from "#app/open-homes/tell-bookers.server.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";

const storeTest = defineStoreTest();
const id = "AGENCY-1";
const sheetPage = "/office/open-homes/:id/:time" as const;
/** A Saturday that has not been. */
const day = "2098-11-29";
const at = `${day}T10:00`;
const record = {
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
  inspections: [`${at}/10:30`, `${day}T12:00/12:30`],
};
const listings = { "coastal-listings.json": [toSampleRecord({ ...record, id })] };

async function bringHome(db: Database) {
  await takeIn(db, file("one"), [incoming({ record })], { now: Date.now() });
}

function book(db: Database, name: string, time = at) {
  const fields = { name, email: `${name}@mail.example`, phone: "0491 570 110", time, message: "" };
  const listing = { id, title: "", address: record.address, url: "" };
  return saveTestEnquiry(db, { kind: inspectionKind, fields, about: { listing } }, Date.now());
}

const todaySchema = v.object({
  today: v.object({
    openHomes: v.object({ lines: v.array(v.object({ time: v.string() })), hasMore: v.boolean() }),
  }),
});

const findMails = (db: Database) =>
  db.selectFrom("notice").selectAll().where("kind", "=", "open home").execute();

const office = { name: "Headland", email: "office@headland.example", phone: "(02) 5550 0142" };
const move = { intent: "move", day: "2098-11-30", start: "09:00", end: "09:30" };
const moved = { id, time: "2098-11-30T09:00" };

storeTest("moving an open home takes along who booked; each is told once", async (open) => {
  const db = await open();
  await bringHome(db);
  for (const name of ["Leila", "Tom"]) await book(db, name);
  await book(db, "Kirra", `${day}T12:00`);
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  expect((await priya.read("/office/open-homes")).data).toMatchObject({
    days: [{ date: day, lines: [{ time: at, booked: 2 }, { booked: 1 }] }],
  });
  const form = { ...(await priya.open(sheetPage, { id, time: at })), ...move };
  for (let time = 0; time < 2; time += 1)
    expect(await priya.send(sheetPage, { id, time: at }, form)).toMatchObject({
      status: 303,
      location: `/office/open-homes/${id}/2098-11-30T09:00?done=move`,
    });
  expect(await readPublished(db, id)).toMatchObject({
    inspections: [`${day}T12:00/12:30`, "2098-11-30T09:00/09:30"],
  });
  expect((await priya.read(sheetPage, moved)).data).toMatchObject({
    open: {
      isOff: false,
      bookings: [
        { name: "Leila", untold: true },
        { name: "Tom", untold: true },
      ],
      goes: { at: expect.stringMatching(/^\d+:\d\d [ap]m$/), seconds: expect.closeTo(600, -1) },
    },
    letter: expect.stringContaining("It is now Sunday 30 November, 9:00–9:30 am"),
  });
  expect(await priya.send(sheetPage, moved, { intent: "write", letter: " " })).toMatchObject({
    status: 422,
  });
  for (let time = 0; time < 2; time += 1)
    expect(
      await priya.send(sheetPage, moved, { intent: "write", letter: "It is at nine now." }),
    ).toMatchObject({
      status: 303,
    });
  await tellWhenDue(db, { findHome: () => undefined, office, origin: "", now: Date.now() + 3_600_000 });
  expect((await priya.read(sheetPage, moved)).data).toMatchObject({
    open: { tellings: ["Leila: it waits, by Priya Nair", "Tom: it waits, by Priya Nair"] },
  });
  const mails = await findMails(db);
  expect(mails.map(({ payload }) => JSON.parse(payload).to.name)).toEqual(["Leila", "Tom"]);
  expect(JSON.parse(mails[0]?.payload ?? "")).toMatchObject({
    replyTo: { name: "Priya Nair", address: "priya@headland.example" },
    subject: expect.stringContaining("The open home at 1 Tern Lane, Freshwater has moved"),
    text: expect.stringContaining("Hello Leila,\n\nIt is at nine now."),
    calendar: expect.stringContaining("DTSTART:20981129T220000Z"),
  });
  const events = await db.selectFrom("handling_event").select(["kind", "text"]).execute();
  expect(events).toEqual([
    { kind: "told", text: "It is at nine now." },
    { kind: "told", text: "It is at nine now." },
  ]);
});

storeTest("moved back before the mail has gone, nobody is to be told", async (open) => {
  const db = await open();
  await bringHome(db);
  await book(db, "Leila");
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  await priya.send(sheetPage, { id, time: at }, { ...move, day });
  const slip = { id, time: `${day}T09:00` };
  expect((await priya.read(sheetPage, slip)).data).toMatchObject({ open: { bookings: [{ untold: true }] } });
  await priya.send(sheetPage, slip, { ...move, day, start: "10:00", end: "10:30" });
  expect((await priya.read(sheetPage, { id, time: at })).data).toMatchObject({
    open: { bookings: [{ untold: false }], goes: undefined },
  });
});

storeTest("Today lists the open homes of the day, with how many come", async (open) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T08:00+11:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const db = await open();
  await bringHome(db);
  await book(db, "Leila");
  await book(db, "Tom", "2098-11-30T09:00");
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  expect((await priya.read("/office")).data).toMatchObject({
    today: {
      openHomes: {
        lines: [
          { time: at, booked: 1, isOff: false },
          { time: `${day}T12:00`, booked: 0 },
        ],
        hasMore: false,
      },
    },
  });
});

storeTest("of a day with many open homes, Today lists thirty", async (open) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T08:00+11:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const homes = Array.from({ length: 16 }, (_, index) =>
    toSampleRecord({ ...record, id: `AGENCY-${index}` }),
  );
  const marion = await openHomesDesk(await open(), "Marion Tate", "principal", {
    "coastal-listings.json": homes,
  });
  const { today } = v.parse(todaySchema, (await marion.read("/office")).data);
  expect(today.openHomes.lines).toHaveLength(30);
  expect(today.openHomes.hasMore).toBe(true);
});

storeTest("cancelled, it leaves the site, and its sheet keeps who is to be told", async (open) => {
  const db = await open();
  await bringHome(db);
  await book(db, "Leila");
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  expect(await marion.send(sheetPage, { id, time: at }, { intent: "cancel" })).toMatchObject({ status: 303 });
  expect(await readPublished(db, id)).toMatchObject({ inspections: [`${day}T12:00/12:30`] });
  const sheet = (await marion.read(sheetPage, { id, time: at })).data;
  expect(sheet).toMatchObject({
    open: { isOff: true, bookings: [{ untold: true }] },
    letter: expect.stringContaining("has been cancelled"),
  });
  await marion.send(sheetPage, { id, time: at }, { intent: "write", letter: "Sorry." });
  expect((await findMails(db)).map(({ payload }) => JSON.parse(payload).subject)).toEqual([
    expect.stringContaining("has been cancelled"),
  ]);
  expect((await marion.read(sheetPage, { id, time: at })).data).toMatchObject({
    open: { bookings: [{ untold: false }] },
  });
});

storeTest("the sheet says whom a mail has told by itself, and when", async (open) => {
  const db = await open();
  await bringHome(db);
  await book(db, "Leila");
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  await marion.send(sheetPage, { id, time: at }, { intent: "cancel" });
  await tellWhenDue(db, { findHome: () => undefined, office, origin: "", now: Date.now() + 600_000 });
  const settled_at = Date.parse(`${day}T09:15:00+11:00`);
  await db.updateTable("notice").set({ state: "sent", settled_at }).where("kind", "=", "open home").execute();
  expect((await marion.read(sheetPage, { id, time: at })).data).toMatchObject({
    open: { tellings: ["Leila: Sat 29 Nov, 9:15 am, by itself"] },
  });
});

storeTest("of a home that has left the site, who booked is still to be told by its agent", async (open) => {
  const db = await open();
  const agent = { name: "Priya Nair", email: "priya@headland.example", phone: "0491 570 156" };
  const listing = { id, title: "", address: record.address, url: "" };
  const fields = { name: "Leila", email: "leila@mail.example", phone: "", time: at, message: "" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about: { listing, agent } }, Date.now());
  await moveBookings(db, { homeId: id, from: at }, Date.now());
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  expect((await priya.read("/office/open-homes")).data).toMatchObject({
    days: [{ lines: [{ address: record.address, isOff: true, untold: 1 }] }],
  });
  expect((await priya.read(sheetPage, { id, time: at })).data).toMatchObject({
    open: { isOff: true, goes: { seconds: expect.closeTo(600, -1) } },
    letter: expect.stringMatching(/no longer on our website.+ring Priya Nair on 0491 570 156/s),
  });
  const form = { intent: "write", letter: "It is sold.", submission: makeId(Date.now()), seen: "0" };
  expect(await priya.send(sheetPage, { id, time: at }, form)).toMatchObject({ status: 303 });
  expect(await findMails(db)).toHaveLength(1);
  const callum = await openHomesDesk(db, "Callum Reyes", "agent");
  expect(await callum.read(sheetPage, { id, time: at })).toMatchObject({ status: 404 });
});

storeTest("a time without an end, or one that is over, moves nothing", async ({ db }) => {
  await bringHome(db);
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  expect(await marion.send(sheetPage, { id, time: at }, { ...move, end: "08:00" })).toMatchObject({
    status: 422,
    data: { errors: { end: "Choose when it ends, after it begins" }, typed: { start: "09:00" } },
  });
  expect(await marion.send(sheetPage, { id, time: at }, { ...move, day: "2025-11-29" })).toMatchObject({
    status: 422,
    data: { errors: { day: "Choose a time that is still to come" }, typed: { day: "2025-11-29" } },
  });
  expect(await readPublished(db, id)).toMatchObject({ inspections: record.inspections });
});

storeTest("moved by two at once, the second is told, and what was typed is not lost", async (open) => {
  const db = await open();
  await bringHome(db);
  const marion = await openHomesDesk(db, "Marion Tate", "principal", listings);
  const seen = await marion.open(sheetPage, { id, time: at });
  expect(await marion.send(sheetPage, { id, time: at }, move)).toMatchObject({ status: 303 });
  const late = { ...seen, ...move, start: "11:00", end: "11:30" };
  expect(await marion.send(sheetPage, { id, time: at }, late)).toMatchObject({
    status: 409,
    data: { isChanged: true, typed: { day: move.day, start: "11:00" } },
  });
  expect((await marion.read(sheetPage, { id, time: at })).data).toMatchObject({
    open: { isOff: true, bookings: [] },
  });
  expect(await marion.read(sheetPage, { id, time: "noon" })).toMatchObject({ status: 404 });
});

storeTest("other agents see neither the sheet nor its line", async ({ db }) => {
  await bringHome(db);
  await book(db, "Leila");
  const callum = await openHomesDesk(db, "Callum Reyes", "agent", listings);
  expect(await callum.read(sheetPage, { id, time: at })).toMatchObject({ status: 404 });
  expect((await callum.read("/office/open-homes")).data).toEqual({
    page: 1,
    days: [],
    lately: [],
    hasMore: false,
  });
});

storeTest("who changes the booked time stands on another sheet; who is erased, on none", async ({ db }) => {
  await bringHome(db);
  await book(db, "Leila");
  const { id: enquiry } = await db.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  const fields = { name: "Leila", email: "leila@mail.example", phone: "", time: `${day}T12:00`, message: "" };
  const about = { listing: { id, title: "", address: "", url: "" } };
  await saveEnquiry(
    db,
    { id: enquiry, kind: inspectionKind, fields, about },
    { now: Date.now(), toNotices: () => [] },
  );
  const bookings = () => db.selectFrom("booking").select("time").execute();
  expect(await bookings()).toEqual([{ time: `${day}T12:00` }]);
  await eraseSubject(db, enquiry, makeFolder());
  expect(await bookings()).toEqual([]);
});
