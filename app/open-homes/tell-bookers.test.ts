import ical from "ical.js";
import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import { moduleMails } from "#app/modules.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { deliverAll } from "#app/store/outbox/mail-server.fixture.ts";
import { defineSqliteTest, makeFolder } from "#app/store/stores.fixture.ts";
import { eraseSubject } from "../enquiries/store/erase-enquiries.server.ts";
import { bookOpenHome, openBookedTimes, origin, start } from "./booked-site.fixture.ts";
import { tellWhenDue } from "./tell-bookers.server.ts";

const storeTest = defineSqliteTest();
const MINUTE_MS = 60_000;
const day = "2026-11-28";
const office = { email: "office@headland.example", phone: "(02) 5550 0142" };

function home(...inspections: string[]) {
  return toSampleListing({ id: "S001", inspections });
}

const sold = toSampleListing({ id: "S001", status: "sold" });

type Site = { now: number; listings: readonly SaleListing[]; ended: readonly SaleListing[] };

/** A process with the homes it shows and its look at them. */
function startSite(db: Database, site: Site) {
  const findHome = (id: string) =>
    [...site.listings, ...site.ended].find(({ originalId }) => originalId === id);
  const times = openBookedTimes({
    db,
    now: () => site.now,
    findOffered: () => [{ offer: "sale", listings: [...site.listings] }],
  });
  async function look() {
    await times.look();
    await tellWhenDue(db, { findHome, office, origin, now: site.now });
  }
  return { ...times, look, site };
}

function openSite(db: Database, now = start) {
  return startSite(db, { now, listings: [home(`${day}T10:00/10:30`)], ended: [] });
}

type Process = ReturnType<typeof startSite>;

async function show(
  { site, look }: Process,
  listings: readonly SaleListing[],
  ended: readonly SaleListing[] = [],
) {
  site.listings = listings;
  site.ended = ended;
  await look();
}

async function wait({ site, look }: Process, minutes: number) {
  site.now += minutes * MINUTE_MS;
  await look();
}

const book = (db: Database, name?: string) => bookOpenHome(db, `${day}T10:00`, name);

/** Delivers mails about open homes to a test mail server. */
async function deliver(db: Database) {
  const make = (queued: unknown) => makeMail(moduleMails["booking-told"], queued, toTestMailServices(db));
  const makers = { "booking-told": make };
  const received = await deliverAll(db, { makers, now: () => start + 10_000 * MINUTE_MS });
  return received.filter(({ subject }) => subject?.includes("open home"));
}

storeTest("visitors get one mail ten minutes after the move, with the current event", async (open) => {
  const db = await open();
  const site = openSite(db);
  await site.look();
  await book(db);
  await show(site, [home(`${day}T10:30/11:00`)]);
  await wait(site, 9);
  expect(await deliver(db)).toEqual([]);
  await wait(site, 1);
  const [mail, ...more] = await deliver(db);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    envelope: { to: ["leila@mail.example"] },
    subject: expect.stringMatching(/^The open home at 1 Tern Lane, Manly has moved \[\w{4}-\w{4}\]$/),
    text: expect.stringContaining(
      "Hello Leila Marsh,\n\nThe open home you booked at 1 Tern Lane, Manly has moved. It is now Saturday 28 November, 10:30–11:00 am.",
    ),
  });
  expect(mail?.text).toContain(
    "If the new time doesn’t suit, reply to this email or ring Callum Reyes on 0491 570 157",
  );
  expect(mail?.replyTo?.text).toContain("callum@headland.example");
  expect(mail?.text).toMatch(/Cancel, or choose another time:\n\S+\/booking\/[\w-]{20,}\n/);
  expect(readEvents(mail)).toEqual(["inspection-S001-2026-11-28-1@headland.example 2026-11-28T10:30 1"]);
  await wait(site, 60);
  expect(await deliver(db)).toEqual([]);
});

function readEvents(mail: Awaited<ReturnType<typeof deliver>>[number] | undefined) {
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: "open-home.ics", contentType: "text/calendar" });
  const calendar = new ical.Component(ical.parse(file?.content.toString() ?? ""));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, sequence } = new ical.Event(component);
    const status = component.getFirstPropertyValue("status") ?? "";
    return `${uid} ${toAgencyTime(startDate.toJSDate().getTime())} ${sequence} ${status}`.trim();
  });
}

storeTest("nobody is told of a mistake that is corrected within ten minutes", async ({ db }) => {
  const site = openSite(db);
  await site.look();
  await book(db);
  for (const slip of [[home(`${day}T11:00/11:30`)], [home()], [home("2026-11-29T10:00/10:30")], []]) {
    await show(site, slip);
    await wait(site, 9);
    await show(site, [home(`${day}T10:00/10:30`)]);
    await wait(site, 30);
  }
  expect(await deliver(db)).toEqual([]);
  expect(await db.selectFrom("booking").select(["time", "state", "known_time", "tell_at"]).execute()).toEqual(
    [{ time: `${day}T10:00`, state: "booked", known_time: null, tell_at: null }],
  );
});

storeTest("visitors are told of a cancellation, sale or withdrawal, and of no other home", async (open) => {
  const cancelled = "Saturday 28 November, 10:00 am, has been cancelled. We are sorry.";
  const isSold = "1 Tern Lane, Manly has been sold, so the open home you booked";
  const isGone = "1 Tern Lane, Manly is no longer on our website, so the open home";
  const cases: [name: string, words: string, listings: SaleListing[], ended: SaleListing[]][] = [
    ["Leila Marsh", cancelled, [home()], []],
    ["Ivo Tran", isSold, [], [sold]],
    ["Ada Quill", isGone, [], []],
  ];
  const db = await open();
  for (const [name, words, listings, ended] of cases) {
    const site = openSite(db);
    await site.look();
    await book(db, name);
    await show(site, listings, ended);
    await wait(site, 10);
    const mails = await deliver(db);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
    expect(mails[0]?.text).toContain("ring Callum Reyes on 0491 570 157");
    expect(mails[0]?.text?.match(/http\S+/g)).toEqual([expect.stringMatching(/\/booking\/[\w-]{20,}$/)]);
    expect(readEvents(mails[0])).toEqual([
      expect.stringMatching(/^inspection-S001-2026-11-28-1@\S+ 2026-11-28T10:00 \d+ CANCELLED$/),
    ]);
    await show(site, [home(`${day}T10:00/10:30`)]);
    await site.stop();
  }
});

storeTest("visitors told of a cancellation are told when the open home is on again", async ({ db }) => {
  const site = openSite(db);
  await site.look();
  await book(db);
  const change = async (...times: string[]) => {
    await show(site, [home(...times)]);
    await wait(site, 10);
    return (await deliver(db)).map((mail) => [mail.text, mail.subject, ...readEvents(mail)]);
  };
  const toMail = (words: string, subject: string, event: string) => [
    expect.stringContaining(words),
    expect.stringContaining(subject),
    `inspection-S001-2026-11-28-1@headland.example ${event}`,
  ];
  expect(await change()).toHaveLength(1);
  const [back, off] = ["is on again", "has been cancelled"];
  expect(await change(`${day}T10:00/10:30`)).toEqual([
    toMail(`${back}: Saturday 28 November, 10:00–10:30 am.`, back, "2026-11-28T10:00 2"),
  ]);
  expect(await change()).toEqual([toMail(off, off, "2026-11-28T10:00 3 CANCELLED")]);
  await show(site, [home(`${day}T10:00/10:30`)]);
  await wait(site, 9);
  expect(await change(), "a slip").toEqual([]);
  expect(await change(`${day}T15:00/15:30`)).toEqual([
    toMail(`${back}: Saturday 28 November, 3:00–3:30 pm.`, back, "2026-11-28T15:00 6"),
  ]);
});

storeTest("nobody is told twice after a repeated file, a restart or by a second process", async (open) => {
  const db = await open();
  const [first, second] = [openSite(db), openSite(await open())];
  await first.look();
  for (const name of ["Leila Marsh", "Tom Burke"]) await book(db, name);
  for (let time = 0; time < 2; time += 1)
    for (const site of [first, second]) await show(site, [home(`${day}T10:30/11:00`)]);
  await first.stop();
  const restarted = startSite(await open(), first.site);
  for (const site of [second, restarted]) site.site.now = start + 10 * MINUTE_MS;
  await Promise.all([second.look(), restarted.look()]);
  await Promise.all([second.look(), restarted.look()]);
  expect((await deliver(db)).map(({ envelope }) => envelope.to[0]).sort()).toEqual([
    "leila@mail.example",
    "tom@mail.example",
  ]);
});

storeTest("nobody is told of times already past", async ({ db }) => {
  const site = openSite(db, Date.parse(`${day}T09:55:00+11:00`));
  await site.look();
  for (const name of ["Leila Marsh", "Tom Burke"]) await book(db, name);
  expect(toAgencyTime(site.site.now)).toBe(`${day}T09:55`);
  // Sent at 10:05, after the only start that the visitors know.
  await show(site, [home(`${day}T10:15/10:45`)]);
  await wait(site, 10);
  expect(await deliver(db)).toHaveLength(2);
  site.site.now = Date.parse(`${day}T10:20:00+11:00`);
  await show(site, [home()]);
  await wait(site, 10);
  expect(await deliver(db)).toEqual([]);
  expect(await db.selectFrom("booking").select(["state", "tell_at"]).execute()).toEqual(
    [1, 2].map(() => ({ state: "told", tell_at: null })),
  );
});

storeTest("erased visitors and spam are not told", async ({ db }) => {
  const site = openSite(db);
  await site.look();
  for (const name of ["Leila Marsh", "Tom Burke"]) await book(db, name);
  await show(site, [home(`${day}T10:30/11:00`)]);
  const [leila] = await db.selectFrom("enquiry").select("id").orderBy("email").execute();
  await eraseSubject(db, leila?.id ?? "", makeFolder());
  await db.updateTable("enquiry").set({ flag: "spam" }).execute();
  await wait(site, 10);
  expect(await deliver(db)).toEqual([]);
});
