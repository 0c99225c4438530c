import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { getMapPosition, toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toKilometres } from "#app/homes/record/place/location.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { formatDayOfYear } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { describeFacts } from "../card/listing-facts.ts";

const SHOWN = 3;
const NEAR_KM = 5;
const NEW_DAYS = 30;

/** Homes of the same type within 5 km, listed in the last 30 days, the newest first; `today` as 2026-11-28. */
export function findNewAlike(listing: AnyListing, listings: readonly AnyListing[], today: string) {
  const where = getMapPosition(listing);
  const since = new Date(Date.parse(today) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
  return listings
    .flatMap((other) => {
      const { listedOn = "", propertyType } = other;
      // What costs little first.
      if (listedOn < since || propertyType !== listing.propertyType || other === listing) return [];
      const there = getMapPosition(other);
      const isNear = where && there && toKilometres(where.point, there.point) <= NEAR_KM;
      return isNear ? [{ other, listedOn }] : [];
    })
    .toSorted((one, next) => next.listedOn.localeCompare(one.listedOn))
    .slice(0, SHOWN)
    .map(({ other, listedOn }) => ({
      href: toListingLinks(other).share,
      address: toFullAddress(other),
      price: toPriceLine(other),
      facts: `${describeFacts(other)}, listed ${formatDayOfYear(listedOn)}`,
    }));
}
