import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { toKilometres } from "#app/homes/record/place/location.ts";
import { getMapPosition } from "#app/homes/record/place/map-position.ts";
import { type AnyFilters, type FilteredList, findListings, toFilterHref } from "./filters.ts";
import { listStart } from "./list-address.ts";
import { distances } from "./near-filter.ts";
import type { OtherSearch } from "./other-homes.ts";

type Asked<Listing> = {
  list: FilteredList<Listing, string>;
  listings: readonly Listing[];
  /** Those of them that the visitor's words mean. */
  matching: readonly Listing[];
  filters: AnyFilters & { near: string; km: string };
};

export type NearHomes<Listing> = {
  matching: readonly Listing[];
  /** "Within 2 km of 14 Tern Lane" */
  name?: string;
  notes: readonly string[];
  /** The same within other distances. */
  also: readonly OtherSearch[];
};

/** Undefined when there is no such home on the market, or nobody knows where it is. */
export function findNear<Listing extends AnyListing>(asked: Asked<Listing>): NearHomes<Listing> | undefined {
  const { list, listings, matching, filters } = asked;
  const home = listings.find((listing) => getSourceId(listing) === filters.near);
  const where = home && getMapPosition(home);
  if (!home || !where) return undefined;

  function findWithin(km: string) {
    const reach = Number(km);
    return matching.filter((listing) => {
      const other = getMapPosition(listing);
      return other !== undefined && where !== undefined && toKilometres(where.point, other.point) <= reach;
    });
  }

  const within = findWithin(filters.km);
  const also = distances.flatMap((km) => {
    if (km === filters.km) return [];
    const found = findListings(list, findWithin(km), filters).length;
    const href = toFilterHref(list, { ...filters, ...listStart, km });
    return found > 0 ? [{ label: `${found} within ${km} km`, found, href }] : [];
  });
  return {
    matching: within,
    name: `Within ${filters.km} km of ${toStreet(home)}`,
    notes: within.every((listing) => getMapPosition(listing)?.isOwn) ? [] : [NOTE],
    also,
  };
}

const NOTE = "homes without a position of their own taken to be in the middle of their suburb";
