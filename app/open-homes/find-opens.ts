import { toAgencyDay, toAgencyTime } from "#app/agency/agency-time.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import type { Entrance, OfficeArguments } from "#app/office/access/require-person.server.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { openVisits } from "#app/slots/open-homes.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { type SeenHome, toBookedHome } from "./left-home.ts";
import type { OpenDay, OpenLine } from "./page/open-homes-page.tsx";
import { countBookings } from "./store/bookings.server.ts";

type Reader = Pick<Entrance, "db" | "person" | "scope" | "now">;
export type Context = OfficeArguments["context"];

const OPENS_A_PAGE = 60;
const LATELY_MS = 14 * DAY_MS;

/** A planned open home, or a cancelled one that people have booked. */
type Open = {
  id: string;
  home: SeenHome;
  /** Full address, while the home is on the site. */
  place?: string;
  /** Its start at the agency, as 2026-11-28T10:00. */
  time: string;
  end?: string;
  isOff?: boolean;
  booked: number;
  untold: number;
};

/** Finds a page of open homes from today on that the person may see, by day. */
export async function findOpenDays(entrance: Reader, context: Context, page: number) {
  const from = (page - 1) * OPENS_A_PAGE;
  const opens = await findOpens(entrance, context);
  return {
    days: toDays(opens.slice(from, from + OPENS_A_PAGE).map(toOpenLine)),
    hasMore: opens.length > from + OPENS_A_PAGE,
  };
}

/** Finds today's open homes that the person may see, with a route to their own upcoming ones. */
export async function findOpensOfToday(entrance: Reader, context: Context) {
  const clock = toAgencyTime(entrance.now);
  const today = clock.slice(0, 10);
  const opens = await findOpens(entrance, context, (day) => day === today);
  const own = opens.filter(
    ({ home, time, isOff }) => !isOff && time > clock && isTheirs(home, { ...entrance, scope: "own" }),
  );
  return { lines: opens.map(toOpenLine), route: toRoute(own.flatMap(({ place = [] }) => place)) };
}

/** Google Maps accepts this many waypoints. */
const MOST_BETWEEN = 9;

/** The address of a map with a route from the current position to each place in turn. */
function toRoute(places: readonly string[]) {
  const stops = places.filter((place, index) => place !== places[index - 1]).slice(0, MOST_BETWEEN + 1);
  const destination = stops.pop();
  if (!destination) return undefined;
  const query = new URLSearchParams({ api: "1", destination });
  if (stops.length > 0) query.set("waypoints", stops.join("|"));
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Finds the open homes of the last two weeks with bookings or visitors, latest day first. */
export async function findLately(entrance: Reader, context: Context) {
  const { db, now } = entrance;
  const clock = toAgencyTime(now);
  const since = toAgencyDay(now - LATELY_MS);
  const [booked, came] = await Promise.all([countBookings(db, since), countCame(db, since)]);
  const homes = new Map(findAllListings(context).map((listing) => [getSourceId(listing), listing]));
  const planned = new Set(
    [...homes].flatMap(([id, { inspections }]) =>
      inspections.map(({ date, start }) => toKey(id, `${date}T${start}`)),
    ),
  );
  const opens = new Map(
    [...booked.map((each) => ({ came: 0, ...each })), ...came.map((each) => ({ about: null, ...each }))]
      .filter(({ homeId, time }) => time < clock && !planned.has(toKey(homeId, time)))
      .map((each) => [toKey(each.homeId, each.time), each]),
  );
  const bookings = new Map(booked.map((each) => [toKey(each.homeId, each.time), each.count]));
  const lines: OpenLine[] = [];
  for (const [key, { homeId: id, time, came: groups, about }] of opens) {
    const home =
      homes.get(id) ?? toBookedHome(readSubject(about ?? (await findAboutOfVisitor(db, id)) ?? null));
    if (!home || !isTheirs(home, entrance)) continue;
    const open = { id, home, time, booked: bookings.get(key) ?? 0, untold: 0 };
    lines.push({ ...toOpenLine(open), came: groups });
  }
  const days = toDays(lines.sort((a, b) => b.time.localeCompare(a.time)));
  return days.map((day) => ({ ...day, label: `Lately, ${day.label}` }));
}

/** Finds open homes from today on, on the days that `isWanted`, earliest first. */
async function findOpens(
  entrance: Reader,
  context: Context,
  isWanted: (day: string) => boolean = () => true,
): Promise<Open[]> {
  const clock = toAgencyTime(entrance.now);
  const today = clock.slice(0, 10);
  const listings = findAllListings(context).filter((listing) => isTheirs(listing, entrance));
  const booked = await countBookings(entrance.db, today);
  const counts = booked.filter(({ time }) => isWanted(time.slice(0, today.length)));
  const byKey = new Map(counts.map((count) => [toKey(count.homeId, count.time), count]));
  const planned = listings.flatMap((listing) =>
    listing.inspections
      .filter(({ date }) => isWanted(date))
      .map(({ date, start, end }): Open => {
        const time = `${date}T${start}`;
        const { count = 0, untold = 0 } = byKey.get(toKey(getSourceId(listing), time)) ?? {};
        const place = toFullAddress(listing);
        return { id: getSourceId(listing), home: listing, place, time, end, booked: count, untold };
      }),
  );
  const isPlanned = new Set(planned.map(({ id, time }) => toKey(id, time)));
  const all = new Map(findAllListings(context).map((listing) => [getSourceId(listing), listing]));
  const off = counts.flatMap(({ homeId: id, time, count, untold, about }): Open[] => {
    const home = all.get(id) ?? toBookedHome(readSubject(about));
    // Past open homes are listed under Lately.
    const isComing = time > clock || untold > 0;
    const isGone = home && isComing && isTheirs(home, entrance) && !isPlanned.has(toKey(id, time));
    return isGone ? [{ id, home, time, isOff: true, booked: count, untold }] : [];
  });
  return sortByTime([...planned, ...off]);
}

function toOpenLine({ id, home, time, end, isOff = false, booked, untold }: Open): OpenLine {
  return {
    id,
    address: home.address,
    agent: home.agent.name,
    time,
    clock: formatTimes(time.slice(11), end),
    isOff,
    booked,
    untold,
  };
}

/** Counts visitors of each open home from a day on. */
async function countCame(db: Database, from: string) {
  const counts = await Promise.all(openVisits.map(({ count }) => count(db, from)));
  return counts.flat();
}

/** The home as described in a visitor's enquiry (JSON). */
export async function findAboutOfVisitor(db: Database, homeId: string) {
  for (const { findAbout } of openVisits) {
    const about = await findAbout(db, homeId);
    if (about) return about;
  }
  return undefined;
}

export function isTheirs({ agents }: SeenHome, { person, scope }: Pick<Reader, "person" | "scope">) {
  return scope === "all" || agents.some(({ email }) => email.toLowerCase() === person.email);
}

function toKey(id: string, time: string) {
  return `${id} ${time}`;
}

/** Sorts the times instead of the homes, because many homes share few times. */
function sortByTime(opens: readonly Open[]) {
  const byTime = Map.groupBy(opens, ({ time }) => time);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}

function toDays(lines: readonly OpenLine[]): OpenDay[] {
  return [...Map.groupBy(lines, ({ time }) => time.slice(0, 10))].map(([date, ofDay]) => ({
    date,
    label: formatWeekday(date),
    lines: ofDay,
  }));
}
