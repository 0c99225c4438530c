import { href } from "react-router";
import { getMapPosition, type MapPosition } from "#app/homes/record/place/listing-address.ts";
import { findPlace, toKilometres } from "#app/homes/record/place/location.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatDate } from "#app/region/format.ts";
import type { NearbySale } from "../detail/listing-extras.server.ts";
import { findSoldProperties, type SoldProperty, toSoldPrice } from "./sold-properties.ts";

const SALES_SHOWN = 3;
/** In the country, three sales are not to be found in less. */
const NEAR_KM = 10;
const RECENT_YEARS = 2;

/** The sales of the last two years within 10 km, the nearest first, then the latest; `today` as 2026-11-28. */
export function findSoldNearby(
  listing: SaleListing,
  listings: readonly SaleListing[],
  today: string,
): NearbySale[] {
  const where = getMapPosition(listing);
  if (!where) return [];
  const since = `${Number(today.slice(0, 4)) - RECENT_YEARS}${today.slice(4)}`;
  const inData = new Map(listings.map((each) => [each.originalId, each]));
  const near = findSoldProperties(listings).flatMap((sale) => {
    const there = getPosition(sale, inData.get(sale.sourceId ?? ""));
    if (!there || !sale.soldDate || sale.soldDate < since) return [];
    const isHere = sale.suburb === listing.suburb;
    // From the middle of its suburb every sale there is equally near.
    const km = isHere && !where.isOwn ? 0 : toKilometres(where.point, there.point);
    const distance = where.isOwn && there.isOwn ? formatDistance(km) : formatAbout(km, isHere && sale.suburb);
    return km <= NEAR_KM ? [{ sale, soldDate: sale.soldDate, km, distance }] : [];
  });
  // Equally near sales keep their order: the latest first.
  return near
    .toSorted((a, b) => a.km - b.km)
    .slice(0, SALES_SHOWN)
    .map(({ sale, soldDate, distance }) => ({
      href: href("/sold-property/:id", { id: sale.id }),
      address: sale.address,
      price: toSoldPrice(sale),
      sold: `${sale.type}, sold ${formatDate(soldDate)}, ${distance}`,
    }));
}

/** The content names no more than the suburb of a sale. */
function getPosition(sale: SoldProperty, listing: SaleListing | undefined): MapPosition | undefined {
  if (listing) return getMapPosition(listing);
  const place = findPlace(sale);
  return place && { point: place, isOwn: false };
}

const SHORT_KM = 0.95;
const METRES = 1_000;
/** Metres to which a short distance is rounded. */
const STEP = 50;

/** "350 m away", "1.2 km away" */
function formatDistance(km: number) {
  if (km >= SHORT_KM) return `${km.toFixed(1)} km away`;
  return `${Math.max(1, Math.round((km * METRES) / STEP)) * STEP} m away`;
}

/** From the middle of a suburb, to half a kilometre: "about 1.5 km away", "in Manly". */
function formatAbout(km: number, suburb: string | false) {
  return suburb ? `in ${suburb}` : `about ${Math.max(1, Math.round(km * 2)) / 2} km away`;
}
