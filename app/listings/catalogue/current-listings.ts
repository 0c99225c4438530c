import { toAgencyTime } from "#app/agency/agency-time.ts";
import { type Inspection, isOver, toComing } from "#app/homes/inspections/inspection.ts";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";

export type Inspectable = {
  nextInspection?: Inspection;
  inspections: readonly Inspection[];
  auction?: { date: string };
  closes?: { date: string };
  /** The day from which a rental is available, or AVAILABLE_NOW. */
  available?: string;
};

/**
 * Returns the listings as of `time` (agency time, as 2026-11-28T10:30), without inspections and auctions that have passed.
 * A rental whose date has come is available now.
 */
export function withUpcoming<Listing extends Inspectable>(
  listings: readonly Listing[],
  time: string,
): readonly Listing[] {
  if (!isLoaded(listings)) return listings;
  return listings.map((listing) => {
    if (!hasPast(listing, time)) return listing;
    const inspections = toComing(listing.inspections, time);
    const auction = isPastDay(listing.auction, time) ? undefined : listing.auction;
    const closes = isPastDay(listing.closes, time) ? undefined : listing.closes;
    const available = isAvailable(listing, time) ? AVAILABLE_NOW : listing.available;
    return { ...listing, inspections, nextInspection: inspections[0], auction, closes, available };
  });
}

export type CurrentListings<Listing> = {
  get: () => readonly Listing[];
  /** Updates the list. Returns whether an inspection has ended or a new day has begun at the agency. */
  checkClock: () => boolean;
};

/** Caches the current listings; recomputed only after the source or the clock has changed something. */
export function toCurrentListings<Listing extends Inspectable>(
  getAll: () => readonly Listing[],
  now: () => number,
): CurrentListings<Listing> {
  let kept = compute();

  function compute() {
    const [all, time] = [getAll(), toAgencyTime(now())];
    return { all, time, current: withUpcoming(all, time) };
  }

  return {
    get() {
      if (getAll() !== kept.all) kept = compute();
      return kept.current;
    },
    checkClock() {
      const time = toAgencyTime(now());
      const hasChanged =
        toDay(time) !== toDay(kept.time) || kept.current.some((listing) => hasPast(listing, time));
      if (hasChanged) kept = compute();
      return hasChanged;
    },
  };
}

function hasPast(listing: Inspectable, time: string) {
  const isOneOver = listing.inspections.some((inspection) => isOver(inspection, time));
  const isDayOver = isPastDay(listing.auction, time) || isPastDay(listing.closes, time);
  return isOneOver || isDayOver || isAvailable(listing, time);
}

/** Shown until the end of the day, because the time at which an auction ends is not known. */
function isPastDay(day: { date: string } | undefined, time: string) {
  return day !== undefined && day.date < toDay(time);
}

function isAvailable({ available }: Inspectable, time: string) {
  return available !== undefined && available <= toDay(time);
}

function toDay(time: string) {
  return time.slice(0, 10);
}
