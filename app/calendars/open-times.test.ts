import ical from "ical.js";
import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { withUpcoming } from "#app/listings/catalogue/current-listings.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { calendarsStore } from "./module.store.server.ts";
import type { OpenMove } from "./open-event-move.ts";
import { toCalendarEvent } from "./open-events.ts";
import { openTestTimes } from "./open-times.fixture.ts";
import { toOpensCalendar } from "./opens-calendar.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

const storeTest = defineStoreTest();
const sqliteTest = defineSqliteTest();
const day = "2026-11-28";

function home(inspections: string[], id = "S001") {
  return toSampleListing({ id, inspections });
}

/** Starts a process whose homes and clock the test sets. */
function startSite(db: Database, listings: readonly AnyListing[], at = `${day}T09:00:00+11:00`) {
  const site = { listings, now: Date.parse(at), isRead: true };
  const moves: OpenMove[] = [];
  const findOffered = () =>
    site.isRead
      ? [{ offer: "sale" as const, listings: withUpcoming(site.listings, toAgencyTime(site.now)) }]
      : [];
  const onMoves = async (_db: Database, noted: readonly OpenMove[]) => void moves.push(...noted);
  const times = openTestTimes({ db, now: () => site.now, findOffered, onMoves });
  async function show(next: readonly AnyListing[], later = MINUTE_MS) {
    site.listings = next;
    site.now += later;
    await times.look();
    return moves.splice(0);
  }
  async function read() {
    const rows = (await times.find({})) ?? [];
    const byId = new Map(site.listings.map((listing) => [toSourceId(listing), listing]));
    const toEvent = (row: OpenTimeRow) =>
      toCalendarEvent(row, byId.get(row.home_id), "https://headland.example");
    return toOpensCalendar("all", rows.map(toEvent));
  }
  return { site, times, moves, show, read };
}

function toSourceId(listing: AnyListing) {
  return listing.listingType === "Sale" ? listing.originalId : listing.id;
}

/** Reads events as a calendar program does: UID without home and domain, start and end in UTC, sequence. */
function readEvents(text: string) {
  const calendar = new ical.Component(ical.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ical.Event(component);
    const [start, end] = [event.startDate, event.endDate].map((time) =>
      time.toJSDate().toISOString().slice(0, 16),
    );
    const uid = event.uid.replace(/^inspection-\w+-|@.*/g, "");
    return [uid, start, end, event.sequence, component.getFirstPropertyValue("status") ?? "on"].join(" ");
  });
}

storeTest("the first start stores all times and moves nothing", async ({ db }) => {
  const { times, moves, show, site } = startSite(db, [home([`${day}T10:00/10:30`])]);
  await times.look();
  expect(moves).toEqual([]);
  expect(await show(site.listings)).toEqual([]);
  expect(await times.find({})).toMatchObject([{ uid: "inspection-S001-2026-11-28-1", sequence: 0 }]);
});

sqliteTest("calendar programs follow moves when daylight saving begins or ends", async ({ db }) => {
  // Daylight saving begins on 4 October 2026 and ends on 4 April 2027.
  const weekend = (...[saturday, sunday]: string[]) => [
    home([`2026-10-03T${saturday}`, `2026-10-04T${sunday}`]),
  ];
  const spring = startSite(db, weekend("10:00/10:30", "10:00/10:30"), "2026-10-02T09:00:00+10:00");
  expect(readEvents(await spring.read())).toEqual([
    "2026-10-03-1 2026-10-03T00:00 2026-10-03T00:30 0 on",
    "2026-10-04-1 2026-10-03T23:00 2026-10-03T23:30 0 on",
  ]);
  await spring.show(weekend("10:15/10:45", "01:30/03:30"));
  await spring.show(weekend("10:15/10:45", "11:00/11:30"));
  expect(readEvents(await spring.read())).toEqual([
    "2026-10-03-1 2026-10-03T00:15 2026-10-03T00:45 1 on",
    "2026-10-04-1 2026-10-04T00:00 2026-10-04T00:30 2 on",
  ]);
  await spring.show([home([`2026-10-10T10:00/10:30`])]);
  expect(readEvents(await spring.read())).toEqual([
    "2026-10-03-1 2026-10-03T00:15 2026-10-03T00:45 2 CANCELLED",
    "2026-10-04-1 2026-10-04T00:00 2026-10-04T00:30 3 CANCELLED",
    "2026-10-10-1 2026-10-09T23:00 2026-10-09T23:30 0 on",
  ]);
  spring.site.now = Date.parse("2026-10-03T10:45:00+10:00");
  const uids = readEvents(await spring.read()).map((event) => event.split(" ")[0]);
  expect(uids).toEqual(["2026-10-04-1", "2026-10-10-1"]);
  await spring.show([home(["2027-04-03T10:00/10:30", "2027-04-04T10:00/10:30"])]);
  expect(readEvents(await spring.read()).slice(-2)).toEqual([
    "2027-04-03-1 2027-04-02T23:00 2027-04-02T23:30 0 on",
    "2027-04-04-1 2027-04-04T00:00 2027-04-04T00:30 0 on",
  ]);
});

sqliteTest("a calendar changes exactly when one of its events does", async ({ db }) => {
  const { read, show, site, times } = startSite(db, [home([`${day}T10:00/10:30`]), home([], "S002")]);
  await times.look();
  const before = await read();
  site.now += 3 * MINUTE_MS;
  const painted = { changedAt: site.now, description: "Painted." };
  await show(site.listings.map((listing) => ({ ...listing, ...painted })));
  expect(await read()).toBe(before);
  await show([home([`${day}T10:15/10:45`])]);
  expect(await read()).not.toBe(before);
});

sqliteTest("a weekly open home is one event each week; a past one is not cancelled", async ({ db }) => {
  const { site, times, show, read } = startSite(db, [home(["Saturday 10:00/10:30"])]);
  await times.look();
  expect(await show(site.listings, 2 * 60 * MINUTE_MS)).toEqual([]);
  expect(readEvents(await read())).toEqual(["2026-12-05-1 2026-12-04T23:00 2026-12-04T23:30 0 on"]);
});

storeTest("moves, cancellations and reinstatements are reported once over all processes", async (open) => {
  const first = startSite(await open(), [home([`${day}T10:00/10:30`])]);
  const second = startSite(await open(), []);
  await first.times.look();
  second.site.listings = first.site.listings;
  await second.times.look();
  const later = [home([`${day}T11:00/11:30`])];
  expect(await first.show(later)).toEqual([{ homeId: "S001", from: `${day}T10:00`, to: `${day}T11:00` }]);
  // The second process still has older homes.
  expect(await second.show(second.site.listings)).toEqual([]);
  expect(await second.show(later)).toEqual([]);
  expect(await second.read()).toBe(await first.read());
  await first.times.stop();
  expect(await second.show(later)).toEqual([]);
  expect(await second.show([])).toEqual([{ homeId: "S001", from: `${day}T11:00` }]);
  expect(await second.show(later)).toEqual([{ homeId: "S001", from: `${day}T11:00`, to: `${day}T11:00` }]);
});

storeTest("another process takes over from one that died", async (open) => {
  const listings = [home([`${day}T10:00/10:30`])];
  const dead = startSite(await open(), listings);
  await dead.times.look();
  const next = startSite(await open(), []);
  expect(await next.show([], 10_000)).toEqual([]);
  expect(await next.show([], MINUTE_MS)).toEqual([{ homeId: "S001", from: `${day}T10:00` }]);
});

sqliteTest("homes of a list that cannot be read count as still there", async ({ db }) => {
  const rental = toSampleRental({ id: "R001", next_inspection: `${day}T12:00/12:30` });
  const { site, times, show } = startSite(db, [home([`${day}T10:00/10:30`]), rental]);
  await times.look();
  // Only the list of homes for sale can be read, and the rental is not in it.
  expect(await show([home([`${day}T10:00/10:30`])])).toEqual([]);
  site.isRead = false;
  expect(await show([])).toEqual([]);
  expect(await times.find({})).toMatchObject([{ cancelled_at: null }, { cancelled_at: null }]);
});

storeTest("times of more than 90 days ago are deleted", async ({ db }) => {
  const { times, site } = startSite(db, [home([`${day}T10:00/10:30`, "2026-12-05T10:00/10:30"])]);
  await times.look();
  const later = site.now + 91 * 24 * 60 * MINUTE_MS;
  const purge = (isDryRun: boolean) =>
    calendarsStore.purge?.(db, { now: later, before: 0, dataDir: "", isDryRun });
  await purge(true);
  expect(await db.selectFrom("open_time").select("day").execute()).toHaveLength(2);
  await purge(false);
  expect(await db.selectFrom("open_time").select("day").execute()).toEqual([{ day: "2026-12-05" }]);
});
