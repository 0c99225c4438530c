import { expect, test, vi } from "vitest";
import { findOffered } from "#app/calendars/homes-by-id.server.ts";
import { openTestTimes } from "#app/calendars/open-times.fixture.ts";
import { openTimesContext } from "#app/calendars/open-times.server.ts";
import { loader as loadOne } from "#app/calendars/routes/listing-calendar.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { openTestStore } from "#app/store/stores.fixture.ts";
import { loader } from "./inspections-calendar.ts";

const times = ["2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30", "Saturday 14:00"];

async function openCalendars(
  sale: readonly object[],
  { rent = [], now = "2026-11-21T09:00:00+11:00" }: { rent?: readonly object[]; now?: string } = {},
) {
  setClock(now);
  const files = { "coastal-listings.json": sale, "coastal-rentals.json": rent };
  const { catalogue, context } = await openTestCatalogue(files);
  context.set(siteContext, { origin: "https://www.headland.example" });
  const db = await openTestStore();
  context.set(openTimesContext, openTestTimes({ db, findOffered: () => findOffered(catalogue) }));

  async function fetchCalendar(search = "") {
    const request = new Request(`http://localhost/inspections.ics${search}`);
    const args = { request, url: new URL(request.url), params: {}, context };
    return read(await loader({ ...args, pattern: "/inspections.ics" }));
  }
  async function fetchOne(id: string, search = "", folder: "property" | "rental" = "property") {
    const request = new Request(`http://localhost/${folder}/${id}/inspection.ics${search}`);
    const pattern = `${folder}/:id/inspection.ics` as const;
    const args = { request, url: new URL(request.url), params: { id }, context };
    return read(await loadOne({ ...args, pattern }));
  }
  return { fetchCalendar, fetchOne };
}

async function read(response: Response) {
  const text = await response.text();
  const uids = [...text.matchAll(/^UID:(.+)@headland.example\r$/gm)].map(([, uid]) => uid);
  return { text, uids, status: response.status, file: response.headers.get("Content-Disposition") };
}

test("has every open home, or those of a day, a suburb or an offer", async () => {
  const { fetchCalendar } = await openCalendars(
    [
      toSampleRecord({ id: "S1", next_inspection: "2026-11-28T10:00" }),
      toSampleRecord({ id: "S2", next_inspection: "2026-11-28T10:00", suburb: "Avalon" }),
      toSampleRecord({ id: "S3", next_inspection: "2026-11-29T10:00" }),
    ],
    { rent: [toSampleRentalRecord({ id: "R1", next_inspection: "2026-11-29T09:00/09:20" })] },
  );
  const all = await fetchCalendar();
  const [first, second, rental] = ["S1-2026-11-28-1", "S2-2026-11-28-1", "rent-R1-2026-11-29-1"].map(
    (end) => `inspection-${end}`,
  );
  expect(all).toMatchObject({ uids: [first, second, rental, "inspection-S3-2026-11-29-1"], status: 200 });
  expect(all.text).toContain("URL:https://www.headland.example/property/S1\r\n");
  const file = 'inline; filename="headland-open-homes-2026-11-28.ics"';
  expect(await fetchCalendar("?day=2026-11-28")).toMatchObject({ uids: [first, second], file });
  expect((await fetchCalendar("?day=2026-11-28&suburb=Avalon")).uids).toEqual([second]);
  expect((await fetchCalendar("?offer=rent")).uids).toEqual([rental]);
  expect((await fetchCalendar("?day=2026-11-28,2026-11-29&offer=sale,rent")).uids).toEqual(all.uids);
  expect((await fetchCalendar("?suburb=Avalon,Manly&day=2026-11-28")).uids).toHaveLength(2);
  expect(await fetchCalendar("?day=2026-11-30")).toMatchObject({ uids: [], status: 404 });
});

test("distinguishes homes for sale and for rent with the same id", async () => {
  const record = { id: "1", next_inspection: "2026-11-28T10:00/10:30" };
  const { fetchCalendar, fetchOne } = await openCalendars(
    [toSampleRecord({ ...record, address: "1 Tern Lane, Manly" })],
    { rent: [toSampleRentalRecord({ ...record, address: "2 Tern Lane, Manly" })] },
  );
  const { text, uids } = await fetchCalendar();
  expect(uids).toEqual(["inspection-1-2026-11-28-1", "inspection-rent-1-2026-11-28-1"]);
  expect(text.match(/^SUMMARY.*(?=\\)/gm)).toEqual([
    "SUMMARY:Inspection: 1 Tern Lane",
    "SUMMARY:Inspection: 2 Tern Lane",
  ]);
  expect((await fetchOne("1", "", "rental")).uids).toEqual(uids.slice(1));
});

test("leaves out past times, and is a valid calendar without any", async () => {
  const record = toSampleRecord({ next_inspection: "2026-11-28T10:00/10:30" });
  const { fetchCalendar } = await openCalendars([record]);
  expect((await fetchCalendar()).uids).toHaveLength(1);
  vi.setSystemTime(Date.parse("2026-11-28T10:30:00+11:00"));
  const empty = await fetchCalendar();
  expect(empty.uids).toEqual([]);
  expect(empty.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test("has at most a thousand open homes, the next ones first", async () => {
  const toRecord = (index: number) => {
    const day = index < 1_000 ? "2026-12-05" : "2026-11-28";
    return toSampleRecord({ id: `S${index}`, next_inspection: `${day}T10:00` });
  };
  const { fetchCalendar } = await openCalendars(Array.from({ length: 1_500 }, (_, index) => toRecord(index)));
  const { text } = await fetchCalendar();
  const days = [...text.matchAll(/^DTSTART:(\d{8})T/gm)].map(([, day]) => day);
  expect([days.length, days[0], days[499], days[500]]).toEqual([1_000, "20261127", "20261127", "20261204"]);
});

test("a listing's own file has its inspections with the same UIDs as the whole calendar", async () => {
  const { fetchOne, fetchCalendar } = await openCalendars([toSampleRecord({ inspections: times })]);
  const { uids, text } = await fetchOne("S001");
  expect(uids).toEqual([
    "inspection-S001-2026-11-21-1",
    "inspection-S001-2026-11-28-1",
    "inspection-S001-2026-12-02-1",
  ]);
  expect((await fetchCalendar()).uids).toEqual(uids);
  expect(text).toContain("SUMMARY:Inspection: 1 Tern Lane\\, Manly\r\n");
  vi.setSystemTime(Date.parse("2026-12-01T09:00:00+11:00"));
  expect((await fetchOne("1")).uids).toEqual(["inspection-S001-2026-12-02-1"]);
});

test("a listing without an inspection has no file", async () => {
  const { fetchOne } = await openCalendars([toSampleRecord({ inspections: ["by-appointment"] })]);
  expect((await fetchOne("S001")).status).toBe(404);
  expect((await fetchOne("S999")).status).toBe(404);
  expect((await fetchOne("R999", "", "rental")).status).toBe(404);
});

test("the file for a booking has only that inspection", async () => {
  const { fetchOne } = await openCalendars([toSampleRecord({ inspections: times })]);
  const { text } = await fetchOne("S001", "?time=2026-11-28T10:00");
  expect(text.match(/^DTSTART:.+/gm)).toEqual(["DTSTART:20261127T230000Z"]);
  expect((await fetchOne("S001", "?time=2026-11-28T11:00")).status).toBe(404);
});

test("the calendar says when a tender closes", async () => {
  const { fetchOne } = await openCalendars([
    toSampleRecord({ method: "tender", closes: "2026-12-11T17:00" }),
  ]);
  const { text, uids } = await fetchOne("S001");
  expect(text).toContain("SUMMARY:Tender closes: 1 Tern Lane\\, Manly\r\n");
  expect(text).toContain("DTSTART:20261211T060000Z\r\n");
  expect(uids).toEqual(["closing-S001"]);
});
