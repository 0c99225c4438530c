import type { HomeOnMap } from "#app/document/site/show-map.tsx";
import { isOver } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingPath } from "#app/homes/record/listing-links.ts";
import { type OpenListing, toOccasion, toOpenTimes } from "#app/homes/record/open-times.ts";
import { getMapPosition } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices, isGuide } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { type ListingSummary, toListingSummary, toPlace } from "#app/listings/card/listing-summary.ts";
import { formatShortDate, formatTime, formatTimes } from "#app/region/format.ts";

export type OpenHome = {
  /** "Auction", for example; undefined for an inspection. */
  occasion?: string;
  /** "10:00–10:30 am". */
  times: string;
  date: string;
  offer: "For sale" | "For rent";
  /** "Guide", where the price is one and may be shown. */
  priceName?: string;
  listing: Pick<ListingSummary, "href" | "title" | "address" | "price" | "badges" | "picture" | "changedAt">;
};
export type OpenDay = { date: string; homes: OpenHome[] };

/** Longer lists are split into pages, because they get too heavy to read and render. */
export const HOMES_PER_PAGE = 300;
/** Limits the calendar, which programs fetch as a whole twice a day. Later times enter as earlier ones pass. */
export const EVENTS_IN_CALENDAR = 1_000;

export type Listings = { listings: readonly SaleListing[]; rentals: readonly Rental[] };

/** Finds times of homes that are not over at `now` (agency time, as 2026-11-28T10:30), earliest first. */
export function findOpenListings({ listings, rentals }: Listings, now: string): OpenListing[] {
  return sortByTime([...findOpen(listings, now), ...findOpen(rentals, now)]);
}

/** The days on the page that starts after `from` homes; `open` as from findOpenListings. */
export function findOpenDays(open: readonly OpenListing[], from: number): OpenDay[] {
  const onPage = open.slice(from, from + HOMES_PER_PAGE).map(toOpenHome);
  const byDay = Map.groupBy(onPage, ({ date }) => date);
  return [...byDay].map(([date, homes]) => ({ date, homes }));
}

/** The homes with inspections or auctions on the page that starts after `from`, for a map; each once. */
export function findOpenOnMap(open: readonly OpenListing[], from: number): HomeOnMap[] {
  const meetings = open.slice(from, from + HOMES_PER_PAGE).filter(({ kind }) => kind !== "closing");
  return [...Map.groupBy(meetings, ({ listing }) => listing)].flatMap(([listing, times]) => {
    const position = getMapPosition(listing);
    const [first] = times;
    if (!position || !first) return [];
    const { date, start } = first.time;
    return {
      ...position.point,
      label: [formatShortDate(date).weekday, start && formatTime(start)].filter(Boolean).join(" "),
      homes: 1,
      ...(!position.isOwn && { isMiddle: true }),
      href: toListingPath(listing),
      name: toPlace(listing),
      note: times.map(toMeeting).join("; "),
    };
  });
}

/** "Sat 28 Nov, 10:00–10:30 am" or "Auction Sat 5 Dec, 10:15 am". */
function toMeeting(open: OpenListing) {
  const day = `${formatShortDate(open.time.date).text}, ${formatOpenTimes(open)}`;
  return open.kind === "inspection" ? day : `${toOccasion(open)} ${day}`;
}

/** Fewer homes would leave the page empty; those of a fortnight fill a dozen screens of a phone. */
const HOMES_IN_SIGHT = 8;

/** The number of days to show expanded; the others are collapsed. */
export function countDaysInSight(days: readonly OpenDay[]) {
  let homes = 0;
  const last = days.findIndex((day) => {
    homes += day.homes.length;
    return homes >= HOMES_IN_SIGHT;
  });
  return last === -1 ? days.length : last + 1;
}

export type OpenCount = { date: string; homes: number };

/** Parses the offset of a page; 0 if no page starts there. */
export function parseFrom(search: URLSearchParams, found: number) {
  const from = Number(search.get("from"));
  const isStart = Number.isSafeInteger(from) && from % HOMES_PER_PAGE === 0;
  return isStart && from > 0 && from < found ? from : 0;
}

function findOpen(listings: readonly AnyListing[], now: string) {
  const today = now.slice(0, 10);
  return listings
    .flatMap(toOpenTimes)
    .filter(({ kind, time }) => (kind === "inspection" ? !isOver(time, now) : time.date >= today));
}

/** Sorts times instead of homes, which is ten times faster because many homes share few times. */
function sortByTime(open: readonly OpenListing[]) {
  const byTime = Map.groupBy(open, toSortKey);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}

/** Auctions and closings without a known time come first on their day. */
function toSortKey({ kind, time }: OpenListing) {
  return `${time.date}${time.start ?? ""}${(kind === "inspection" && time.end) || ""}`;
}

function toOpenHome(open: OpenListing): OpenHome {
  const { kind, time, listing } = open;
  const offer = listing.listingType === "Sale" ? "For sale" : "For rent";
  const occasion = kind === "inspection" ? undefined : toOccasion(open);
  return {
    occasion,
    times: formatOpenTimes(open),
    date: time.date,
    offer,
    priceName: toPriceName(listing),
    listing: toListingSummary(listing),
  };
}

function toPriceName(listing: AnyListing) {
  const isSaid = listing.listingType === "Sale" && isGuide(listing) && getPrintedPrices(listing);
  return isSaid ? "Guide" : undefined;
}

function formatOpenTimes({ kind, time }: OpenListing) {
  if (kind === "inspection") return formatTimes(time.start, time.end);
  const place = kind === "auction" && time.place;
  return [time.start ? formatTime(time.start) : "Time to be confirmed", place].filter(Boolean).join(", ");
}
