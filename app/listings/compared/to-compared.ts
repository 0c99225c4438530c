import { agencyState } from "#app/agency/agency-state.ts";
import type { ComparedHome, ComparedRental, ComparedSale } from "#app/deciding/compare/compared-home.ts";
import { formatAuctionDay } from "#app/homes/inspections/auction.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatDate, formatShortDate, formatTimes } from "#app/region/format.ts";

/** A home for sale as a comparison shows it. */
export function toComparedSale(listing: SaleListing): ComparedSale {
  const { councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter, homeSizeSqm } = listing.propertyInfo;
  return {
    ...toComparedHome(listing),
    homeSize: homeSizeSqm,
    landSize: listing.landSize,
    councilQuarter: councilRatesQuarter,
    waterQuarter: waterRatesQuarter,
    strataQuarter: strataLeviesQuarter,
    method: toMethod(listing),
  };
}

export function toComparedRental(listing: Rental): ComparedRental {
  const { homeSize, bond, available, pets, furnished } = listing;
  return {
    ...toComparedHome(listing),
    homeSize,
    bond,
    available: available ? `From ${formatDate(available)}` : "Now",
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
    elsewhere: toElsewhere(listing),
    priceLine: toPriceLine(listing, { isExact: true }),
    price: printed && (printed.priceTo ?? printed.price),
    type: listing.propertyType,
    beds: listing.beds || undefined,
    baths: listing.baths || undefined,
    cars: isLand(listing) ? undefined : listing.cars,
    nextOpen: toNextOpen(listing),
  };
}

/** A hidden address is no more than its suburb already. */
function toPlace(listing: AnyListing) {
  return listing.showsAddress ? `${toStreet(listing)}, ${listing.suburb}` : listing.address;
}

function toElsewhere({ state, postcode }: AnyListing) {
  const elsewhere = state ?? (postcode && `postcode ${postcode}`);
  return elsewhere === agencyState ? undefined : elsewhere;
}

function toNextOpen({ nextInspection, isByAppointment }: AnyListing) {
  if (!nextInspection) return isByAppointment ? "By appointment" : "Not scheduled";
  const { date, start, end } = nextInspection;
  return `${formatShortDate(date).text}, ${formatTimes(start, end)}`;
}

/** A day, where it is known, says more than the word. */
function toMethod({ method, auction }: SaleListing) {
  if (auction) return formatAuctionDay(auction);
  return method && methods[method];
}

const methods = {
  sale: "Private treaty",
  auction: "Auction",
  expressions: "Expressions of interest",
} as const;
