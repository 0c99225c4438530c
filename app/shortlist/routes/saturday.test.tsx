import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { type ChosenHome, toChosenHome } from "../chosen-homes.server.ts";
import {
  chooseDay,
  findDays,
  parseSaturday,
  toPlanEvents,
  toSaturdaySearch,
} from "../saturday/choose-day.ts";
import { estimateTravel, planDay } from "../saturday/plan.ts";
import { SaturdayPage } from "../saturday/saturday-page.tsx";

const day = "2026-11-28";

const manly = { lat: -33.7965, lng: 151.286 };
const palmBeach = { lat: -33.5983, lng: 151.3237 };

function toHome(id: string, record: Partial<SaleRecord>) {
  return toChosenHome(toSampleListing({ id, address: `${id} Tern Lane, Manly`, ...manly, ...record }));
}

function toOpenHome(id: string, open: string, record: Partial<SaleRecord> = {}) {
  return toHome(id, { next_inspection: `${day}T${open}`, ...record });
}

const open = toOpenHome("S001", "10:00/10:30");
const early = toOpenHome("S002", "10:00/10:20");
const auctioned = toHome("S003", { auction: { at: "2026-12-05T11:00", place: "Manly Surf Club" } });

test("a day on which a home is auctioned can be planned too", () => {
  expect(findDays([auctioned, open], "2026-11-26")).toEqual([day, "2026-12-05"]);
  expect(findDays([auctioned, open], "2026-11-29")).toEqual(["2026-12-05"]);
});

test.each([
  [undefined, ["2026-11-28", "2026-12-02"], { day: "2026-11-28" }],
  [undefined, ["2026-11-27", "2026-12-05"], { day: "2026-11-27", missed: "2026-11-28" }],
  ["2026-11-28", ["2026-11-27", "2026-12-02"], { day: "2026-12-02", missed: "2026-11-28" }],
  ["2026-12-31", ["2026-11-28"], { day: "2026-11-28", missed: "2026-12-31" }],
  [undefined, [], { day: undefined }],
])("asked for %s, with open homes on %j, plans %j", (asked, days, expected) => {
  expect(chooseDay(days, { asked, today: "2026-11-26" })).toEqual(expected);
});

test("on a Saturday the same day is planned, and an invalid date is ignored", () => {
  expect(chooseDay([day], { today: day })).toEqual({ day });
  for (const text of ["2026-02-30", "2026-13-45", "tomorrow", "2026-11-28T10:00"])
    expect(parseSaturday(new URLSearchParams({ day: text })).day).toBeUndefined();
});

test("the address keeps the day and the homes, and the old parameter of several days is ignored", () => {
  const choice = { day, homes: ["S001", "S002"] };
  const search = toSaturdaySearch(choice);
  expect(search.toString()).toBe("day=2026-11-28&homes=S001%2CS002");
  search.set("first", "S002");
  expect(parseSaturday(search)).toEqual(choice);
  expect(parseSaturday(new URLSearchParams("homes=, S001,S001 ,"))).toMatchObject({ homes: ["S001"] });
});

test("the calendar has the open times and auctions that can be reached", () => {
  const origin = "https://headland.example";
  expect(toPlanEvents(planDay([early, open], day), origin)).toMatchObject([
    {
      time: { date: day, start: "10:00", end: "10:20" },
      summary: "Visit: S002 Tern Lane, Manly NSW 2095",
      url: "https://headland.example/property/S002",
    },
    { time: { start: "10:00", end: "10:30" } },
  ]);
  const missed = toPlanEvents(planDay([early, toOpenHome("S005", "10:05/10:21")], day), origin);
  expect(missed.map(({ summary }) => summary)).toEqual(["Visit: S002 Tern Lane, Manly NSW 2095"]);
  expect(toPlanEvents(planDay([auctioned], "2026-12-05"), origin)).toMatchObject([
    { summary: "Auction: S003 Tern Lane, Manly NSW 2095", location: "Manly Surf Club" },
  ]);
});

/** Each stop with the minutes to get there, if known, and whether that is too late. */
function plan(...homes: ChosenHome[]) {
  return planDay(homes, day).map(({ home, way, isTooLate }) =>
    [home.id, way && `${way.minutes} min`, isTooLate && "too late"].filter(Boolean).join(", "),
  );
}

test("opens are sorted by time, and those of another day are left out", () => {
  const homes = [toOpenHome("S003", "11:00/11:30"), open, toOpenHome("S002", "10:00/10:15")];
  expect(planDay(homes, day).map(({ home }) => home.id)).toEqual(["S002", "S001", "S003"]);
  expect(planDay(homes, "2026-11-29")).toEqual([]);
});

test("a stop that cannot be reached for ten minutes is marked, and later stops are reckoned from the one before it", () => {
  const far = toOpenHome("S002", "10:15/10:45", palmBeach);
  expect(plan(open, far, toOpenHome("S003", "10:30/11:00"))).toEqual([
    "S001",
    expect.stringMatching(/^S002, \d+ min, too late$/),
    "S003, 5 min",
  ]);
});

test("a home that is open long enough is reached late", () => {
  expect(plan(open, toOpenHome("S002", "10:00/10:25"))).toEqual(["S002", "S001, 5 min"]);
  const short = [toOpenHome("S001", "10:00/10:20"), toOpenHome("S002", "10:00/10:24")];
  expect(plan(...short)).toEqual(["S001", "S002, 5 min, too late"]);
});

test("no travel time is given to or from a home without its own position", () => {
  const unknown = toOpenHome("S002", "10:05/10:15", { lat: undefined, lng: undefined });
  const homes = [open, unknown, toOpenHome("S003", "10:10/10:20", palmBeach)];
  expect(plan(...homes)).toEqual(["S001", "S002", "S003"]);
});

test("a home's auction is in the plan, and has to be reached before it begins", () => {
  const planWith = (at: string, place?: string) =>
    plan(open, toHome("S002", { auction: { at: `${day}${at}`, place } }));
  expect(planWith("T10:15")).toEqual(["S001", "S002, 5 min"]);
  expect(planWith("T10:10")).toEqual(["S001", "S002, 5 min, too late"]);
  // No travel time is given for an auction held elsewhere or without a time.
  expect(planWith("T10:05", "Manly Surf Club")).toEqual(["S001", "S002"]);
  expect(planWith("")).toEqual(["S002", "S001"]);
});

test("there is no travel from a home to its own auction", () => {
  const home = toOpenHome("S001", "10:00/10:30", { auction: { at: `${day}T10:30`, place: "On site" } });
  expect(plan(home)).toEqual(["S001", "S001, 0 min"]);
});

test("travel is the straight line × 1.4 at 25 km/h and 5 minutes, in whole minutes", () => {
  const from = { lat: -33.7, lng: 151.3 };
  expect(estimateTravel(from, from)).toBe(5);
  expect(estimateTravel(from, { lat: -33.7 + 5 / 111.2, lng: 151.3 })).toBe(22);
});

function show(records: readonly Partial<SaleRecord>[], missed?: string) {
  const homes = records.map((record) => toChosenHome(toSampleListing(record)));
  const choice = { day, homes: homes.map(({ id }) => id) };
  const stops = planDay(homes, day);
  const page = <SaturdayPage choice={choice} missed={missed} days={[]} homes={homes} stops={stops} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<!--.*?-->/g, "");
}

const first = { id: "S001", address: "1 Tern Lane, Manly", next_inspection: `${day}T10:00/10:15`, ...manly };
const second = { ...first, id: "S002", address: "2 Tern Lane, Manly", next_inspection: `${day}T10:05/10:20` };

test("a stop that cannot be reached says so, and links to the plan without the stop before it", () => {
  const page = show([first, second]);
  const words = "You can’t get here in time";
  expect(page).toContain(`${words} from 1 Tern Lane, Manly NSW 2095, about 5 minutes away.`);
  expect(page).toContain(`href="/saturday?day=${day}&amp;homes=S002"`);
  expect(show([second])).not.toContain(words);
});

test("a day without open homes is named, with what comes next", () => {
  const next = "is open on Tuesday 1 January. The next open home is on Saturday 28 November.";
  expect(show([first], "2030-01-01")).toContain(`None of these homes ${next}`);
  const auctioned = { ...first, next_inspection: undefined, auction: { at: day } };
  expect(show([auctioned], "2030-01-01")).toContain("The next auction is on");
  expect(show([first])).not.toContain("None of these homes");
});

test("an auction shows its place, and its time where known", () => {
  const auction = { ...first, next_inspection: undefined, auction: { at: day, place: "Manly Surf Club" } };
  expect(show([auction])).toMatch(/Time to be confirmed.*Auction, Manly Surf Club/s);
});

const openAndAuctioned = { ...first, auction: { at: "2026-12-12T11:00", place: "on site" } };

test("a home open on the day shows when its auction is, and an auction on the day is a stop", () => {
  expect(show([openAndAuctioned])).toContain("Auction Saturday 12 December, 11:00 am, on site");
  const page = show([{ ...openAndAuctioned, auction: { at: `${day}T14:00` } }]);
  expect(page).toMatch(/10:00–10:15 am.*2:00 pm.*>Auction</s);
  expect(page).not.toContain("Auction Saturday");
  const wednesday = { ...openAndAuctioned, next_inspection: "2026-12-02T17:30/18:00" };
  expect(show([wednesday])).toContain("; auction Saturday 12 December, 11:00 am, on site");
});

test("a home not open on the day is listed with its next open day, or as having none", () => {
  const page = show([{ id: "S003", next_inspection: "2026-12-02T17:30/18:00" }, { id: "S004" }]);
  expect(page).toMatch(/next open on <a href="[^"]*day=2026-12-02[^"]*">Wednesday 2 December<\/a>, 5:30/);
  expect(page).toContain("no open time yet");
  expect(show([{ id: "S005", auction: { at: "2026-12-05T11:00" } }])).toMatch(
    /auction on <a [^>]*>Saturday 5 December<\/a>, 11:00/,
  );
});
