import type { Event, RealEstateListing } from "schema-dts";
import { withAgencyOffset } from "#app/agency/agency-time.ts";
import type { AuctionTime } from "#app/homes/inspections/inspection.ts";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { combineFeatures } from "#app/homes/record/facts/combined-features.ts";
import { type FoundFact, findFacts } from "#app/homes/record/facts/fact-values.ts";
import { getHomeType, type HomeType } from "#app/homes/record/home-types.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import type { Status } from "#app/homes/record/listing-record.ts";
import { isOnSite, type OpenListing, toOpenTimes } from "#app/homes/record/open-times.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toListingDescription } from "#app/listings/detail/title-and-description.ts";
import type { SoldProperty } from "#app/listings/sold/sold-properties.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { toAgencyReference, toPostalAddress } from "./json-ld.ts";

const sell = { "@id": "http://purl.org/goodrelations/v1#Sell" };
const leaseOut = { "@id": "http://purl.org/goodrelations/v1#LeaseOut" };

/** A listing as JSON-LD, with nothing but the facts on its page. `url` is the page's address. */
export function toListingThing(listing: SaleListing | Rental, url: string, origin: string) {
  const home = toHome(listing, url, origin);
  const isRental = listing.listingType === "Rent";
  return {
    ...home,
    mainEntity: {
      ...home.mainEntity,
      ...(isRental && toTenancy(listing)),
      ...toFactThings(listing),
      event: toOpenTimes(listing)
        .filter(({ kind }) => kind !== "closing")
        .map((open) => toEvent(open, url, origin)),
    },
    offers: {
      "@type": isRental ? "OfferForLease" : "Offer",
      ...toMoney(listing),
      availability: `https://schema.org/${availabilities[listing.status] ?? "InStock"}`,
      businessFunction: isRental ? leaseOut : sell,
      offeredBy: toAgencyReference(origin),
      ...(listing.closes && { availabilityEnds: toMoment(listing.closes) }),
      ...(isRental && toTerms(listing)),
    },
  } satisfies RealEstateListing;
}

const availabilities: Partial<Record<Status, "LimitedAvailability" | "SoldOut">> = {
  "under-offer": "LimitedAvailability",
  "deposit-taken": "LimitedAvailability",
  sold: "SoldOut",
  leased: "SoldOut",
};

function toTenancy({ pets }: Rental) {
  return pets && { petsAllowed: pets === "welcome" ? "Welcome" : "Considered" };
}

/** Features and counts become amenities, unless schema.org has a property for them; land is in sqm. */
function toFactThings(listing: SaleListing | Rental) {
  const { facts, others } = combineFeatures(listing);
  const said = findFacts(facts);
  const features = said.filter(({ fact }) => !fact.schema).flatMap(toFeature);
  const furnished = listing.listingType === "Rent" ? listing.furnished : undefined;
  const all = [
    ...features,
    ...others.map((name) => toAmenity(name, true)),
    ...(furnished === undefined ? [] : [toAmenity("Furnished", furnished)]),
  ];
  const land = listing.landSize;
  return {
    ...(all.length > 0 && { amenityFeature: all }),
    ...Object.fromEntries(said.flatMap(({ fact, value }) => (fact.schema ? [[fact.schema, value]] : []))),
    ...(land && {
      additionalProperty: {
        "@type": "PropertyValue",
        name: "land",
        value: land,
        unitCode: "MTK",
      } as const,
    }),
  };
}

function toFeature({ fact, value, words }: FoundFact) {
  if (value === true) return [toAmenity(words, value)];
  return fact.kind === "count" && typeof value === "number" ? [toAmenity(fact.label, value)] : [];
}

function toAmenity(name: string, value: boolean | number) {
  return { "@type": "LocationFeatureSpecification", name, value } as const;
}

function toTerms({ available, bond }: Rental) {
  return {
    ...(available && available !== AVAILABLE_NOW && { availabilityStarts: available }),
    ...(bond && {
      additionalProperty: { "@type": "PropertyValue", name: "Bond", value: bond, unitText: "AUD" } as const,
    }),
  };
}

/** The displayed price: both ends of a guide, a weekly rent, or no figure. */
function toMoney(listing: SaleListing | Rental) {
  const printed = getPrintedPrices(listing);
  if (!printed) return {};
  const { price, priceTo = price } = printed;
  const priceCurrency = "AUD";
  const isRental = listing.listingType === "Rent";
  const isRange = priceTo !== price;
  const specification = {
    "@type": isRental ? "UnitPriceSpecification" : "PriceSpecification",
    priceCurrency,
    ...(isRange ? { minPrice: price, maxPrice: priceTo } : { price }),
    ...(isRental && { unitText: "week" }),
  } as const;
  return {
    ...(!isRange && { price, priceCurrency }),
    ...((isRange || isRental) && { priceSpecification: specification }),
  };
}

type Home = { propertyType?: string; pictures: readonly Picture[] } & Partial<
  Pick<SaleListing, "showsAddress" | "state" | "postcode" | "beds" | "baths">
> &
  Pick<SaleListing, "title" | "description" | "hasPictures" | "address" | "suburb">;

function toHome(home: Home, url: string, origin: string) {
  return {
    "@type": "RealEstateListing",
    name: home.title,
    url,
    description: toListingDescription(home),
    // A placeholder is not a picture of the home.
    ...(home.hasPictures && { image: home.pictures.map(({ src }) => new URL(src, origin).href) }),
    mainEntity: {
      "@type": toAccommodation(home.propertyType),
      address: toPostalAddress(home.showsAddress === false ? undefined : toStreet(home), home),
      ...(!isLand(home) && { numberOfBedrooms: home.beds, numberOfBathroomsTotal: home.baths }),
    },
  } satisfies RealEstateListing;
}

/** The schema.org name of each type of home. */
const accommodations = {
  House: "House",
  Apartment: "Apartment",
  Townhouse: "House",
  Villa: "House",
  Duplex: "House",
  Terrace: "House",
  Studio: "Apartment",
  Retirement: "Accommodation",
  Warehouse: "Accommodation",
  Land: "Accommodation",
  Acreage: "House",
  Rural: "House",
} as const satisfies Record<HomeType, "House" | "Apartment" | "Accommodation">;

function toAccommodation(propertyType = "") {
  const type = getHomeType(propertyType);
  return type ? accommodations[type] : "Accommodation";
}

/** An inspection or auction as JSON-LD. `url` is that of the listing's page. */
function toEvent(open: OpenListing, url: string, origin: string) {
  const { kind, time } = open;
  const end = kind === "inspection" ? time.end : undefined;
  return {
    "@type": "Event",
    name: kind === "auction" ? "Auction" : "Inspection",
    startDate: toMoment(time),
    ...(end && { endDate: withAgencyOffset(`${time.date}T${end}`) }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", address: toEventAddress(open) },
    organizer: toAgencyReference(origin),
    url,
  } satisfies Event;
}

function toMoment({ date, start }: AuctionTime) {
  return start ? withAgencyOffset(`${date}T${start}`) : date;
}

function toEventAddress({ kind, time, listing }: OpenListing) {
  if (kind === "auction" && time.place && !isOnSite(time)) return time.place;
  return toPostalAddress(listing.showsAddress ? toStreet(listing) : undefined, listing);
}

/** A sold home as JSON-LD, at the price on its page. `url` is the page's address. */
export function toSoldThing(property: SoldProperty, url: string, origin: string) {
  return {
    ...toHome({ ...property, propertyType: property.type }, url, origin),
    offers: {
      "@type": "Offer",
      ...(property.price !== undefined && { price: property.price, priceCurrency: "AUD" }),
      availability: "https://schema.org/SoldOut",
      businessFunction: sell,
      offeredBy: toAgencyReference(origin),
    },
  } satisfies RealEstateListing;
}
