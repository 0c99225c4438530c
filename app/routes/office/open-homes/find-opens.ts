import { countBookings } from "#app/enquiries/store/bookings.server.ts";
import { formatTime, formatTimes, formatWeekday } from "#app/format.ts";
import type { AnyListing } from "#app/listings/any-listing.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { getSourceId } from "#app/listings/detail/listing-links.ts";
import type { enter, OfficeArguments } from "#app/office/access/enter.server.ts";
import type { OpenDay, OpenLine } from "#app/office/open-homes/open-homes-page.tsx";
import { toSydneyTime } from "#app/sydney-time.ts";

type Entrance = Pick<Awaited<ReturnType<typeof enter>>, "db" | "person" | "reach" | "now">;
type Context = OfficeArguments["context"];

const OPENS_A_PAGE = 60;

/** A page of the open homes from today on that a person may see, by day. */
export async function findOpenDays(entrance: Entrance, context: Context, page: number) {
  const from = (page - 1) * OPENS_A_PAGE;
  const opens = await findOpens(entrance, context);
  return {
    days: toDays(opens.slice(from, from + OPENS_A_PAGE)),
    hasMore: opens.length > from + OPENS_A_PAGE,
  };
}

/** The open homes from today on that a person may see, the earliest first; those that are off while people booked them. */
export async function findOpens(entrance: Entrance, context: Context): Promise<OpenLine[]> {
  const today = toSydneyTime(entrance.now).slice(0, 10);
  const listings = findListings(context).filter((listing) => isTheirs(listing, entrance));
  const counts = await countBookings(entrance.db, today);
  const byPlace = new Map(counts.map((count) => [toPlace(count.homeId, count.time), count]));
  const planned = listings.flatMap((listing) =>
    listing.inspections.map(({ date, start, end }) => ({
      ...toWords(listing),
      time: `${date}T${start}`,
      clock: formatTimes(start, end),
      isOff: false,
    })),
  );
  const isPlanned = new Set(planned.map(({ id, time }) => toPlace(id, time)));
  const byId = new Map(listings.map((listing) => [getSourceId(listing), listing]));
  const off = counts.flatMap(({ homeId, time }) => {
    const listing = byId.get(homeId);
    if (!listing || isPlanned.has(toPlace(homeId, time))) return [];
    return [{ ...toWords(listing), time, clock: formatTime(time.slice(11)), isOff: true }];
  });
  const lines = [...planned, ...off].map((open): OpenLine => {
    const count = byPlace.get(toPlace(open.id, open.time));
    return { ...open, booked: count?.count ?? 0, untold: count?.untold ?? 0 };
  });
  return sortByTime(lines);
}

/** Every home that has a page. */
export function findListings(context: Context): AnyListing[] {
  const catalogue = context.get(catalogueContext);
  return [
    ...catalogue.getSaleListings(),
    ...catalogue.getRentals(),
    ...catalogue.getSold(),
    ...catalogue.getLeased(),
  ];
}

export function isTheirs({ agents }: AnyListing, { person, reach }: Pick<Entrance, "person" | "reach">) {
  return reach === "all" || agents.some(({ email }) => email.toLowerCase() === person.email);
}

function toWords(listing: AnyListing) {
  return { id: getSourceId(listing), address: listing.address, agent: listing.agent.name };
}

function toPlace(id: string, time: string) {
  return `${id} ${time}`;
}

/** Many homes share few times. */
function sortByTime(lines: readonly OpenLine[]) {
  const byTime = Map.groupBy(lines, ({ time }) => time);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}

function toDays(lines: readonly OpenLine[]): OpenDay[] {
  return [...Map.groupBy(lines, ({ time }) => time.slice(0, 10))].map(([date, ofDay]) => ({
    date,
    label: formatWeekday(date),
    lines: ofDay,
  }));
}
