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
  toPlaceAt,
  toPlaceIn,
  toSoughtLike,
} from "../nearest/nearest-homes.ts";
import { findSoldProperties, type SoldProperty, toSoldPrice } from "./sold-properties.ts";

const SALES_SHOWN = 3;
/** In the country it takes this long to find three sales. */
const NEAR_KM = 10;
const RECENT_YEARS = 2;

/**
 * The sales of the last two years in the home's suburb, or within 10 km where the positions of both are known: those most like the
 * home first, of sales alike the latest; `today` as 2026-11-28.
 */
export function findSoldNearby(
  listing: AnyListing,
  listings: readonly SaleListing[],
  today: string,
): NearbySale[] {
  const here = getOwnPosition(listing);
  const near = findRecent(listings, today).flatMap((recent) => {
    const km = measure(here, recent.position);
    const isNear = isSameSuburb(recent.sale, listing) || (km !== undefined && km <= NEAR_KM);
    return isNear ? [{ ...recent, km }] : [];
  });
  const sought = { ...toSought(listing), today };
  return findNearest(near, (sale) => measureMisses(sought, toCandidate(sale)), SALES_SHOWN).map(toNearbySale);
}

type SalesAround = {
  /** A suburb that the agency has a place for, or has sold in. */
  suburb: string;
  /** Of the home that is asked about, if it is known. */
  here?: Point;
  today: string;
};

/** The sales of the last two years with a price that may be told, in a suburb or within 10 km: the nearest and latest first. */
export function findSoldAround(
  { suburb, here, today }: SalesAround,
  listings: readonly SaleListing[],
): NearbySale[] {
  const near = findRecent(listings, today).flatMap((recent) => {
    const km = measure(here, recent.position);
    const isHere = isInSuburb({ suburb: recent.sale.suburb, isNamesake: isNamesake(recent.sale) }, suburb);
    const isNear = isHere || (km !== undefined && km <= NEAR_KM);
    return isNear && recent.sale.price !== undefined ? [{ ...recent, km }] : [];
  });
  const sought = { place: here ? toPlaceAt(here) : toPlaceIn([suburb]), today };
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

/** A rent says nothing of what a home sells for. */
function toSought(listing: AnyListing) {
  const alike = toSoughtLike(listing);
  return listing.listingType === "Rent" ? { ...alike, price: undefined } : alike;
}

/** The content names no more than the suburb of a sale. */
function toOwnPosition(home: AnyListing | undefined) {
  return home && getOwnPosition(home);
}

function measure(here: Point | undefined, there: Point | undefined) {
  return here && there && toKilometres(here, there);
}

/** A price that is withheld is not known here either. */
function toCandidate({ sale, soldDate: soldOn, position }: RecentSale): Candidate {
  const { suburb, state, postcode, type, beds, price } = sale;
  const range = price === undefined ? undefined : { least: price, most: price };
  return { suburb, state, postcode, type, beds, price: range, soldOn, position };
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
