import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { formatAvailable } from "#app/homes/record/availability.ts";
import { combineFeatures } from "#app/homes/record/facts/combined-features.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { formatSaleDay, toMethod } from "#app/homes/record/open-times.ts";
import { toElsewhere } from "#app/homes/record/place/elsewhere.ts";
import { getOwnPosition } from "#app/homes/record/place/listing-address.ts";
import { getWalks } from "#app/homes/record/place/walks.ts";
import { getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toFacts } from "#app/listings/card/listing-facts.ts";
import { toPlace } from "#app/listings/card/listing-summary.ts";
import { formatShortDate, formatTimes, toCapital } from "#app/region/format.ts";
import type { ComparedHome, ComparedRental, ComparedSale } from "./compare-rows.ts";

const LONGEST_ID = 60;
const MOST_IDS = 10;

type Stock = { listings: readonly SaleListing[]; rentals: readonly Rental[]; ended: readonly AnyListing[] };

export type LeftOut = { id: string; reason: "unknown" | "ended" | "otherKind" | "tooMany" };

type Compared = {
  /** The ids of the address, spelt as in the records, including those left out. */
  ids: string[];
  sales: SaleListing[];
  rentals: Rental[];
  leftOut: LeftOut[];
};

/** Parses ids such as "S014, s022". Duplicates are dropped, regardless of case. */
export function parseIds(text: string): string[] {
  const ids = text.split(/[\s,;]+/).filter(Boolean);
  const known = new Map(ids.map((id) => [id.toLowerCase(), id.slice(0, LONGEST_ID)]));
  return [...known.values()].slice(0, MOST_IDS);
}

/** Finds homes by id, regardless of case. The first home decides whether sales or rentals are compared. */
export function findCompared(asked: readonly string[], { listings, rentals, ended }: Stock, most: number) {
  const offered = toIndex([...rentals, ...listings]);
  const known = new Set(ended.map((listing) => getSourceId(listing).toLowerCase()));
  const compared: Compared = { ids: [], sales: [], rentals: [], leftOut: [] };
  let offer: AnyListing["listingType"] | undefined;
  for (const id of asked) {
    const listing = offered.get(id.toLowerCase());
    const sourceId = listing ? getSourceId(listing) : id;
    const shown = compared.sales.length + compared.rentals.length;
    compared.ids.push(sourceId);
    offer ??= listing?.listingType;
    if (!listing) compared.leftOut.push({ id, reason: known.has(id.toLowerCase()) ? "ended" : "unknown" });
    else if (listing.listingType !== offer) compared.leftOut.push({ id: sourceId, reason: "otherKind" });
    else if (shown >= most) compared.leftOut.push({ id: sourceId, reason: "tooMany" });
    else if (listing.listingType === "Sale") compared.sales.push(listing);
    else compared.rentals.push(listing);
  }
  return compared;
}

/** Where a sale and a rental share an id, the sale wins. */
function toIndex(listings: readonly AnyListing[]) {
  return new Map(listings.map((listing) => [getSourceId(listing).toLowerCase(), listing]));
}

export function toComparedSale(listing: SaleListing): ComparedSale {
  const { councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter, homeSizeSqm } = listing.propertyInfo;
  return {
    ...toComparedHome(listing),
    homeSize: homeSizeSqm,
    councilQuarter: councilRatesQuarter,
    waterQuarter: waterRatesQuarter,
    strataQuarter: strataLeviesQuarter,
    // A known auction day replaces the word "Auction".
    method: formatSaleDay(listing) ?? toMethod(listing),
  };
}

export function toComparedRental(listing: Rental): ComparedRental {
  const { homeSize, bond, available, pets, furnished } = listing;
  return {
    ...toComparedHome(listing),
    homeSize,
    bond,
    available: available && toCapital(formatAvailable(available)),
    pets: pets && { considered: "Considered", welcome: "Welcome" }[pets],
    furnished: furnished === undefined ? undefined : furnished ? "Yes" : "No",
  };
}

function toComparedHome(listing: AnyListing): ComparedHome {
  const printed = getPrintedPrices(listing);
  return {
    id: getSourceId(listing),
    href: toListingPath(listing),
    title: listing.title,
    place: toPlace(listing),
    picture: { ...listing.pictures[0], alt: "" },
    changedAt: listing.changedAt,
    elsewhere: toElsewhere(listing),
    priceLine: toPriceLine(listing, { isExact: true }),
    price: printed && (printed.priceTo ?? printed.price),
    type: listing.propertyType,
    beds: listing.beds || undefined,
    baths: listing.baths || undefined,
    cars: toFacts(listing).cars,
    landSize: listing.landSize,
    nextOpen: toNextOpen(listing),
    walks: getOwnPosition(listing) && getWalks(listing),
    ...combineFeatures(listing),
  };
}

function toNextOpen({ nextInspection, isByAppointment }: AnyListing) {
  if (!nextInspection) return isByAppointment ? "By appointment" : "Not scheduled";
  const { date, start, end } = nextInspection;
  return `${formatShortDate(date).text}, ${formatTimes(start, end)}`;
}
