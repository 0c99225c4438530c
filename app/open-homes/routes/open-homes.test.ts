import * as v from "valibot";
import { expect } from "vitest";
import { noteTimes } from "#app/calendars/index.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk, readPublished } from "#app/office-homes/routes/homes.fixture.ts";
import { tellWhenDue } from "#app/open-homes/tell-bookers.server.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { moveBookings } from "../store/bookings.server.ts";
import { book, day, openSheetDesk, record, sheet, sheetPage } from "./sheet.fixture.ts";

const storeTest = defineStoreTest();

async function bringHome(db: Database) {
  await takeIn(db, file("one"), [incoming({ record })], { now: Date.now() });
}

const linesSchema = v.array(v.object({ time: v.string() }));
const openHomes = v.object({ lines: linesSchema, hasMore: v.boolean(), route: v.optional(v.string()) });
const todaySchema = v.object({ today: v.object({ openHomes }) });

const findMails = (db: Database) => readNotices(db, "open home");

const office = { email: "office@headland.example", phone: "(02) 5550 0142" };
const move = { intent: "move", day: "2098-11-30", start: "09:00", end: "09:30" };
const moved = { ...sheet, time: "2098-11-30T09:00" };

storeTest("moving an open home moves its bookings, and each visitor is told once", async (open) => {
  const db = await open();
  await bringHome(db);
  for (const name of ["Leila", "Tom"]) await book(db, name);
  await book(db, "Kirra", `${day}T12:00`);
  const priya = await openSheetDesk(db);
  expect((await priya.read("/office/open-homes")).data).toMatchObject({
    days: [{ date: day, lines: [{ time: sheet.time, booked: 2 }, { booked: 1 }] }],
  });
  const form = { ...(await priya.open(sheetPage, sheet)), ...move };
  for (let time = 0; time < 2; time += 1)
    expect(await priya.fill(form)).toMatchObject({
      status: 303,
      location: `/office/open-homes/${sheet.id}/2098-11-30T09:00?done=move`,
    });
  expect(await readPublished(db, sheet.id)).toMatchObject({
    inspections: [`${day}T12:00/12:30`, "2098-11-30T09:00/09:30"],
  });
  expect(await priya.see(moved)).toMatchObject({
    open: {
      isOff: false,
      bookings: ["Leila", "Tom"].map((name) => ({ name, untold: true })),
      mailTime: expect.stringMatching(/^\d+:\d\d [ap]m$/),
    },
    letter: expect.stringContaining("It is now Sunday 30 November, 9:00–9:30 am"),
  });
  expect(await priya.fill({ intent: "write", letter: " " }, moved)).toMatchObject({ status: 422 });
  for (let time = 0; time < 2; time += 1)
    expect(await priya.fill({ intent: "write", letter: "It is at nine now." }, moved)).toMatchObject({
      status: 303,
    });
  await tellWhenDue(db, { findHome: () => undefined, office, origin: "", now: Date.now() + 3_600_000 });
  const tellings = ["Leila: waiting to be sent, by Priya Nair", "Tom: waiting to be sent, by Priya Nair"];
  expect(await priya.see(moved)).toMatchObject({ open: { tellings } });
  const mails = await findMails(db);
  expect(mails.map(({ payload }) => payload.to.name)).toEqual(["Leila", "Tom"]);
  expect(mails[0]?.payload).toMatchObject({
    replyTo: { name: "Priya Nair", address: "priya@headland.example" },
    subject: expect.stringContaining("The open home at 1 Tern Lane, Freshwater has moved"),
    paragraphs: ["Hello Leila,", "It is at nine now."],
    calendar: expect.stringContaining("DTSTART:20981129T220000Z"),
  });
  const events = await db.selectFrom("handling_event").select(["kind", "text"]).execute();
  expect(events).toEqual(Array(2).fill({ kind: "told", text: "It is at nine now." }));
});

storeTest("Today lists the day's open homes with their bookings and a route", async ({ db }) => {
  setClock(`${day}T08:00+11:00`);
  await bringHome(db);
  await book(db, "Leila");
  await book(db, "Tom", "2098-11-30T09:00");
  const priya = await openSheetDesk(db);
  expect((await priya.read("/office")).data).toMatchObject({
    today: {
      openHomes: {
        lines: [
          { time: sheet.time, booked: 1, isOff: false },
          { time: `${day}T12:00`, booked: 0 },
        ],
        hasMore: false,
        route: expect.stringContaining("dir/?api=1&destination=1+Tern+Lane"),
      },
    },
  });
});

storeTest("on a busy day Today lists thirty open homes, and a route to the reader's own", async ({ db }) => {
  setClock(`${day}T08:00+11:00`);
  const homes = Array.from({ length: 16 }, (_, index) => ({ ...record, id: `AGENCY-${index}` }));
  const agent = { name: "Marion Tate", phone: "0491 570 156", email: "marion@headland.example" };
  const own = { agent, inspections: [`${day}T07:00/07:30`, `${day}T09:00/09:30`] };
  const [first, next] = ["2 Gull Lane, Freshwater", "3 Gull Lane, Freshwater"];
  const records = [...homes, { ...own, id: "OWN-1", address: first }, { ...own, id: "OWN-2", address: next }];
  const files = { "coastal-listings.json": records.map(toSampleRecord) };
  const marion = await openHomesDesk(db, "Marion Tate", "principal", files);
  const { today } = v.parse(todaySchema, (await marion.read("/office")).data);
  expect(today.openHomes.lines).toHaveLength(30);
  expect(today.openHomes.hasMore).toBe(true);
  const { searchParams } = new URL(today.openHomes.route ?? "");
  expect(searchParams.get("waypoints")).toContain("2 Gull Lane");
  expect(searchParams.get("destination")).toContain("3 Gull Lane");
});

storeTest("a cancelled open home leaves the site, but not the visitors still to be told", async ({ db }) => {
  await bringHome(db);
  await book(db, "Leila");
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  expect(await marion.fill({ intent: "cancel" })).toMatchObject({ status: 303 });
  expect(await readPublished(db, sheet.id)).toMatchObject({ inspections: [`${day}T12:00/12:30`] });
  expect(await marion.see()).toMatchObject({
    open: { isOff: true, bookings: [{ untold: true }] },
    letter: expect.stringContaining("has been cancelled"),
  });
  await marion.fill({ intent: "write", letter: "Sorry." });
  const subject = expect.stringContaining("has been cancelled");
  expect(await findMails(db)).toMatchObject([{ payload: { subject } }]);
  expect(await marion.see()).toMatchObject({ open: { bookings: [{ untold: false }] } });
});

storeTest("a cancelled open home is held after all, and nobody gets a mail about it", async ({ db }) => {
  await bringHome(db);
  await book(db, "Leila");
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  const toTime = (starts: string, ends: string) => ({ kind: "inspection", day, starts, ends }) as const;
  const times = [toTime("10:00", "10:30"), toTime("12:00", "12:30")];
  await noteTimes(db, [{ home_id: sheet.id, offer: "sale", times }], Date.now());
  await marion.fill({ intent: "cancel" });
  expect(await marion.see()).toMatchObject({ canHold: true, open: { isOff: true } });
  expect(await marion.fill({ intent: "hold" })).toMatchObject({ status: 303 });
  expect(await readPublished(db, sheet.id)).toMatchObject({
    inspections: [`${day}T12:00/12:30`, `${day}T10:00/10:30`],
  });
  expect(await marion.see()).toMatchObject({
    canHold: false,
    open: { isOff: false, bookings: [{ untold: false }] },
  });
  await tellWhenDue(db, { findHome: () => undefined, office, origin: "", now: Date.now() + 3_600_000 });
  expect(await findMails(db)).toEqual([]);
  expect(await marion.fill({ intent: "hold" })).toMatchObject({ status: 409 });
});

storeTest("the sheet says who got an automatic mail, and when", async (open) => {
  const db = await open();
  await bringHome(db);
  await book(db, "Leila");
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  await marion.fill({ intent: "cancel" });
  await tellWhenDue(db, { findHome: () => undefined, office, origin: "", now: Date.now() + 600_000 });
  const settled_at = Date.parse(`${day}T09:15:00+11:00`);
  await db.updateTable("notice").set({ state: "sent", settled_at }).where("kind", "=", "open home").execute();
  const tellings = ["Leila: Sat 29 Nov, 9:15 am, automatically"];
  expect(await marion.see()).toMatchObject({ open: { tellings } });
});

storeTest("an agent can still tell visitors who booked a home that has left the site", async (open) => {
  const db = await open();
  const agent = { name: "Priya Nair", email: "priya@headland.example", phone: "0491 570 156" };
  const listing = { id: sheet.id, title: "", address: record.address, url: "" };
  const fields = { name: "Leila", email: "leila@mail.example", phone: "", time: sheet.time, message: "" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about: { listing, agent } }, Date.now());
  await moveBookings(db, { homeId: sheet.id, from: sheet.time }, Date.now());
  const priya = await openSheetDesk(db, "Priya Nair", "agent", "off the site");
  expect((await priya.read("/office/open-homes")).data).toMatchObject({
    days: [{ lines: [{ address: record.address, isOff: true, untold: 1 }] }],
  });
  expect(await priya.see()).toMatchObject({
    open: { isOff: true, mailTime: expect.stringMatching(/^\d+:\d\d [ap]m$/) },
    letter: expect.stringMatching(/no longer on our website.+ring Priya Nair on 0491 570 156/s),
  });
  const form = { intent: "write", letter: "It is sold.", submission: makeId(Date.now()), seen: "0" };
  expect(await priya.fill(form)).toMatchObject({ status: 303 });
  expect(await findMails(db)).toHaveLength(1);
  const callum = await openSheetDesk(db, "Callum Reyes", "agent", "off the site");
  expect(await callum.read(sheetPage, sheet)).toMatchObject({ status: 404 });
});

storeTest("open homes move only to a future time with an end, and not by other agents", async ({ db }) => {
  await bringHome(db);
  const callum = await openSheetDesk(db, "Callum Reyes");
  expect(await callum.read(sheetPage, sheet)).toMatchObject({ status: 404 });
  expect((await callum.read("/office/open-homes")).data).toMatchObject({ days: [], lately: [] });
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  expect(await marion.fill({ ...move, end: "08:00" })).toMatchObject({
    status: 422,
    data: { errors: { end: "Choose when it ends, after it begins" }, typed: { start: "09:00" } },
  });
  expect(await marion.fill({ ...move, day: "2025-11-29" })).toMatchObject({
    status: 422,
    data: { errors: { day: "Choose a time that is still to come" }, typed: { day: "2025-11-29" } },
  });
  expect(await readPublished(db, sheet.id)).toMatchObject({ inspections: record.inspections });
});

storeTest("when two people move an open home at once, the second is told and loses nothing", async (open) => {
  const db = await open();
  await bringHome(db);
  const marion = await openSheetDesk(db, "Marion Tate", "principal");
  const seen = await marion.open(sheetPage, sheet);
  expect(await marion.fill(move)).toMatchObject({ status: 303 });
  const late = { ...seen, ...move, start: "11:00", end: "11:30" };
  expect(await marion.fill(late)).toMatchObject({
    status: 409,
    data: { isChanged: true, typed: { day: move.day, start: "11:00" } },
  });
  expect(await marion.see()).toMatchObject({ open: { isOff: true, bookings: [] } });
  expect(await marion.read(sheetPage, { ...sheet, time: "noon" })).toMatchObject({ status: 404 });
});

storeTest("a visitor who changes the booked time appears on another sheet", async ({ db }) => {
  await bringHome(db);
  await book(db, "Leila");
  const { id } = await db.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  const fields = { name: "Leila", email: "leila@mail.example", phone: "", time: `${day}T12:00`, message: "" };
  const about = { listing: { id: sheet.id, title: "", address: "", url: "" } };
  const enquiry = { id, kind: inspectionKind, fields, about };
  await saveEnquiry(db, enquiry, { now: Date.now(), toNotices: () => [] });
  expect(await db.selectFrom("booking").select("time").execute()).toEqual([{ time: `${day}T12:00` }]);
});
