import { href } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getOwnPosition, isInSuburb, isSameSuburb } from "#app/homes/record/place/listing-address.ts";
import { isNamesake, type Point, toKilometres } from "#app/homes/record/place/location.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatDate } from "#app/region/format.ts";
import type { NearbySale } from "../detail/around-data.ts";
import {
  type Candidate,
  findNearest,
  measureMisses,
  type Sought,
  toPlaceAt,
  toPlaceIn,
  toSoughtLike,
} from "../nearest/nearest-homes.ts";
import { findSoldProperties, type SoldProperty, toSoldPrice } from "./sold-properties.ts";

const SALES_SHOWN = 3;
/** Large enough to find three sales in the country. */
const NEAR_KM = 10;
const RECENT_YEARS = 2;

/**
 * Finds sales of the last two years in the home's suburb, or within 10 km if both positions are known: the most similar
 * first, then the latest. `today` as 2026-11-28.
 */
export function findSoldNearby(
  listing: AnyListing,
  listings: readonly SaleListing[],
  today: string,
): NearbySale[] {
  return findAround(findRecent(listings, today), {
    here: getOwnPosition(listing),
    isHere: (sale) => isSameSuburb(sale, listing),
    sought: { ...toSought(listing), today },
  });
}

type SalesAround = {
  /** One of the agency's places, or a suburb in which it has sold. */
  suburb: string;
  /** The position of the home in question, if known. */
  here?: Point;
  today: string;
};

/** Finds sales of the last two years with a public price, in a suburb or within 10 km: the nearest and latest first. */
export function findSoldAround(
  { suburb, here, today }: SalesAround,
  listings: readonly SaleListing[],
): NearbySale[] {
  const priced = findRecent(listings, today).filter(({ sale }) => sale.price !== undefined);
  return findAround(priced, {
    here,
    isHere: (sale) => isInSuburb({ suburb: sale.suburb, isNamesake: isNamesake(sale) }, suburb),
    sought: { place: here ? toPlaceAt(here) : toPlaceIn([suburb]), today },
  });
}

type Around = { here?: Point; isHere: (sale: SoldProperty) => boolean; sought: Sought };

function findAround(sales: readonly RecentSale[], { here, isHere, sought }: Around): NearbySale[] {
  const near = sales.flatMap((recent) => {
    const km = here && recent.position && toKilometres(here, recent.position);
    return isHere(recent.sale) || (km !== undefined && km <= NEAR_KM) ? [{ ...recent, km }] : [];
  });
  return findNearest(near, (sale) => measureMisses(sought, toCandidate(sale)), SALES_SHOWN).map(toNearbySale);
}

type RecentSale = { sale: SoldProperty; soldDate: string; position?: Point };

function findRecent(listings: readonly SaleListing[], today: string): RecentSale[] {
  const since = `${Number(today.slice(0, 4)) - RECENT_YEARS}${today.slice(4)}`;
  const inData = new Map(listings.map((each) => [each.originalId, each]));
  return findSoldProperties(listings).flatMap((sale) => {
    const { soldDate, sourceId = "" } = sale;
    return soldDate && soldDate >= since
      ? [{ sale, soldDate, position: toOwnPosition(inData.get(sourceId)) }]
      : [];
  });
}

function toNearbySale({ sale, soldDate, km }: RecentSale & { km?: number }): NearbySale {
  const sold = `${sale.type ? `${sale.type}, sold` : "Sold"} ${formatDate(soldDate)}`;
  return {
    href: href("/sold-property/:id", { id: sale.id }),
    address: sale.address,
    price: toSoldPrice(sale),
    sold: `${sold}, ${km === undefined ? `in ${sale.suburb}` : formatDistance(km)}`,
  };
}

/** Ignores a rent, which says nothing about sale prices. */
function toSought(listing: AnyListing) {
  const alike = toSoughtLike(listing);
  return listing.listingType === "Rent" ? { ...alike, price: undefined } : alike;
}

/** Undefined for sales of the content, which have only a suburb. */
function toOwnPosition(home: AnyListing | undefined) {
  return home && getOwnPosition(home);
}

/** Withheld prices stay unknown. */
function toCandidate({ sale, soldDate: soldOn, position }: RecentSale): Candidate {
  const { suburb, state, postcode, type, beds, price } = sale;
  const range = price === undefined ? undefined : { least: price, most: price };
  return { suburb, state, postcode, type, beds, price: range, soldOn, position };
}

const SHORT_KM = 0.95;
const METRES = 1_000;
/** Rounding step of short distances, in metres. */
const STEP = 50;

/** "350 m away", "1.2 km away" */
function formatDistance(km: number) {
  if (km >= SHORT_KM) return `${km.toFixed(1)} km away`;
  return `${Math.max(1, Math.round((km * METRES) / STEP)) * STEP} m away`;
}
