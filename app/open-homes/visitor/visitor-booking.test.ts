import ical from "ical.js";
import { expect } from "vitest";
import { moveInspection } from "#app/calendars/index.ts";
import { testSettings } from "#app/enquiries/delivery/delivery.fixture.ts";
import { eraseEnquiriesOf } from "#app/enquiries/store/erase-enquiries.server.ts";
import { getContact } from "#app/enquiries/store/newest-values.server.ts";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import { moduleMails } from "#app/modules.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { MailPayload } from "#app/store/outbox/letter.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { bookOpenHome, openBookedTimes, origin, start } from "../booked-site.fixture.ts";
import { moveBookings } from "../store/bookings.server.ts";
import { changeVisitorBooking } from "./change-booking.server.ts";
import { findVisitorBooking } from "./visitor-booking.server.ts";

const storeTest = defineStoreTest();
const first = "2026-11-28T10:00";
const second = "2026-12-05T17:30";
const times = [`${first}/10:30`, second];

/** A site with one home, whose first open home a visitor, Leila, has booked. */
async function openSite(db: Database, inspections = times) {
  const toHome = (changes: object) => toSampleListing({ id: "S001", inspections, ...changes });
  const sold: SaleListing[] = [];
  const site = { sale: [toHome({})], sold, now: start };
  const catalogue = {
    getSaleListings: () => site.sale,
    getSold: () => site.sold,
    getRentals: () => noListingsLoaded,
    getLeased: () => noListingsLoaded,
  };
  const findOffered = () => [{ offer: "sale" as const, listings: site.sale }];
  const { look } = openBookedTimes({ db, now: () => site.now, findOffered });
  await look();
  const book = () => bookOpenHome(db, first);
  await book();
  const getNoticeSettings = async () => testSettings;
  const services = { db, catalogue, publicOrigin: origin, outbox: { wake() {} }, getNoticeSettings };
  const mailServices = {
    ...toTestMailServices(db),
    findHomes: () => new Map([...site.sale, ...site.sold].map((home) => ["sale S001", home] as const)),
    getOfficeContact: async () => ({ ...testSettings, officeOrigin: origin }),
  };

  /** Makes the queued mails as at sending, and returns them by kind. */
  async function deliver() {
    const notices = await db.selectFrom("notice").selectAll().orderBy("id").execute();
    await db.deleteFrom("notice").execute();
    const mails: Record<string, MailPayload> = {};
    for (const { kind, payload } of notices) {
      const queued = JSON.parse(payload);
      const maker = Object.entries(moduleMails).find(([channel]) => channel === queued.channel)?.[1];
      const made = maker ? await makeMail(maker, queued, mailServices) : undefined;
      if (typeof made === "object") mails[kind] = made;
    }
    return mails;
  }

  return {
    site,
    look,
    book,
    deliver,
    show(sale: SaleListing[], sold: SaleListing[] = []) {
      Object.assign(site, { sale, sold });
      return look();
    },
    toHome,
    read: (token: string) => findVisitorBooking(services, token, site.now),
    async change(token: string, to?: string) {
      const found = await findVisitorBooking(services, token, site.now);
      if (found) await changeVisitorBooking(services, found, { to, now: site.now });
    },
  };
}

function readToken(mail: MailPayload | undefined) {
  return /\/booking\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

function readEvents(mail: MailPayload | undefined) {
  const calendar = new ical.Component(ical.parse(mail?.calendar ?? ""));
  return calendar.getAllSubcomponents("vevent").map((event) => {
    const read = (name: string) => event.getFirstPropertyValue(name) ?? "";
    return `${read("uid")} ${read("sequence")} ${read("status")}`.trim();
  });
}

const firstEvent = "inspection-S001-2026-11-28-1@headland.example";
const secondEvent = "inspection-S001-2026-12-05-1@headland.example";

storeTest("the mail of a booking has the open home, the home and a link to change it", async ({ db }) => {
  const { deliver, read } = await openSite(db);
  const { acknowledgement: mail } = await deliver();
  expect(mail?.subject).toMatch(/^You are booked: Saturday 28 November, 10:00 am \[/);
  expect(readEvents(mail)).toEqual([`${firstEvent} 0`]);
  expect(mail?.text).toContain(`${origin}/property/S001\n`);
  expect(mail?.text).toContain(`Cancel, or choose another time:\n${origin}/booking/`);
  expect(mail?.html).toContain(`<a href="${origin}/booking/`);
  const token = readToken(mail);
  expect(token).not.toContain("leila");
  expect(await read(token)).toMatchObject({
    state: "booked",
    when: "Saturday 28 November, 10:00–10:30 am",
    others: [{ value: second, label: "Saturday 5 December, 5:30 pm" }],
  });
  expect(await read("AnotherToken_1234567890")).toBeUndefined();
});

storeTest("a cancelled booking leaves the sheet; visitor, agent and calendar hear once", async ({ db }) => {
  const { deliver, change, read, book } = await openSite(db);
  const token = readToken((await deliver()).acknowledgement);
  await change(token);
  await change(token);
  expect(await read(token)).toMatchObject({ state: "cancelled", when: undefined });
  expect(await db.selectFrom("booking").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("amendment").selectAll().execute()).toHaveLength(1);
  const { id } = await db.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  expect((await getContact(db, id))?.fields.time).toBe("cancelled");
  const mails = await deliver();
  const { "booking changed": toVisitor, "booking news": toAgent } = mails;
  expect(Object.keys(mails)).toHaveLength(2);
  expect(toVisitor?.subject).toMatch(/^Your booking is cancelled: Saturday 28 November, 10:00–10:30 am \[/);
  expect(readEvents(toVisitor)).toEqual([`${firstEvent} 1 CANCELLED`]);
  expect(toVisitor?.text).not.toContain("/booking/");
  expect(toAgent?.to.address).toBe("callum@headland.example");
  expect(toAgent?.subject).toMatch(/^Booking cancelled: Leila Marsh, 1 Tern Lane, Manly \[/);
  expect(toAgent?.text).toContain(`${origin}/office/open-homes/S001/${first}`);
  // After booking again, the event's sequence is higher than that of the cancellation.
  await book();
  expect(readEvents((await deliver()).acknowledgement)).toEqual([`${firstEvent} 2`]);
});

storeTest("a moved booking is on the other sheet, and each mail has a newer event", async ({ db }) => {
  const { deliver, change, read } = await openSite(db);
  const token = readToken((await deliver()).acknowledgement);
  await change(token, second);
  await change(token, second);
  expect(await db.selectFrom("booking").select(["time", "state"]).execute()).toEqual([
    { time: second, state: "booked" },
  ]);
  const { "booking changed": moved, "booking news": news } = await deliver();
  expect(moved?.text).toContain(
    "You are booked for Saturday 5 December, 5:30 pm, at 1 Tern Lane, Manly. You had booked Saturday 28 November, 10:00–10:30 am.",
  );
  expect(readEvents(moved)).toEqual([`${firstEvent} 1 CANCELLED`, `${secondEvent} 0`]);
  expect(moved?.calendar?.match(/DTEND/g), "the second has no end").toHaveLength(1);
  expect(news?.text).toContain("Now booked:\n  Saturday 5 December, 5:30 pm");
  const latest = readToken(moved);
  expect(await read(latest)).toMatchObject({ state: "booked", others: [{ value: first }] });
  await change(latest, first);
  expect(readEvents((await deliver())["booking changed"])).toEqual([
    `${secondEvent} 1 CANCELLED`,
    `${firstEvent} 2`,
  ]);
});

storeTest("a visitor who cancels before hearing of a move reads the time they know", async ({ db }) => {
  const { deliver, change } = await openSite(db, [first]);
  const token = readToken((await deliver()).acknowledgement);
  const move = { homeId: "S001", from: first, to: second };
  await moveInspection(db, move, start);
  await moveBookings(db, move, start);
  await change(token);
  const { "booking changed": mail } = await deliver();
  expect(mail?.subject).toMatch(/^Your booking is cancelled: Saturday 28 November, 10:00 am \[/);
  // The same event, on another day.
  expect(readEvents(mail)).toEqual([`${firstEvent} 2 CANCELLED`]);
});

storeTest("the page of a booking says whether it takes place, is over or cancelled", async ({ db }) => {
  const { deliver, show, toHome, read, site, change } = await openSite(db);
  const token = readToken((await deliver()).acknowledgement);
  site.now = Date.parse(`${first}:00+11:00`);
  expect(await read(token), "it has begun").toMatchObject({ state: "booked" });
  site.now = Date.parse("2026-11-28T10:30:00+11:00");
  expect(await read(token)).toMatchObject({ state: "over" });
  site.now = start;
  await show([], [toHome({ status: "sold" })]);
  expect(await read(token)).toMatchObject({ state: "off", home: { status: "sold" }, others: [] });
  await show([]);
  const gone = { state: "off", home: undefined, others: [], address: "1 Tern Lane, Manly" };
  expect(await read(token)).toMatchObject(gone);
  await show([toHome({ inspections: [second] })]);
  expect(await read(token)).toMatchObject({ state: "off", others: [{ value: second }] });
  await change(token, second);
  expect(await read(token)).toMatchObject({ state: "booked", when: "Saturday 5 December, 5:30 pm" });
});

storeTest("erasing a visitor deletes their links", async ({ db }) => {
  const { deliver, read } = await openSite(db);
  const token = readToken((await deliver()).acknowledgement);
  await eraseEnquiriesOf(db, { email: "leila@mail.example" }, makeFolder());
  expect(await read(token)).toBeUndefined();
  for (const table of ["booking", "booking_link"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
