import type { RealEstateListing } from "schema-dts";
import { toStreet } from "#app/listings/detail/listing-address.ts";
import { toListingDescription } from "#app/listings/detail/listing-meta.ts";
import type { Rental } from "#app/listings/rental/rental-record.ts";
import type { SaleListing } from "#app/listings/sale/sale-record.ts";
import type { Picture } from "#app/ui/picture/picture.ts";
import { toAgencyReference, toPostalAddress } from "./json-ld.ts";

export const sell = { "@id": "http://purl.org/goodrelations/v1#Sell" };
const leaseOut = { "@id": "http://purl.org/goodrelations/v1#LeaseOut" };

/** A listing as JSON-LD: what its page shows, and nothing else. `url` is the page's address. */
export function toListingThing(listing: SaleListing | Rental, url: string, origin: string) {
  const isRental = listing.listingType === "Rent";
  const money = { price: listing.price, priceCurrency: "AUD" } as const;
  return {
    ...toHome({ ...listing, url, pictures: listing.pictures }, origin),
    offers: {
      "@type": "Offer",
      ...money,
      availability: "https://schema.org/InStock",
      businessFunction: isRental ? leaseOut : sell,
      ...(isRental && {
        priceSpecification: { "@type": "UnitPriceSpecification", ...money, unitText: "week" },
      }),
      offeredBy: toAgencyReference(origin),
    },
  } satisfies RealEstateListing;
}

type Home = {
  title: string;
  url: string;
  description: string;
  pictures: readonly Picture[];
  propertyType: string;
  address: string;
  suburb: string;
  postcode?: string;
  beds: number;
  baths: number;
};

/** The home, without its offer. */
export function toHome(home: Home, origin: string) {
  return {
    "@type": "RealEstateListing",
    name: home.title,
    url: home.url,
    description: toListingDescription(home),
    image: home.pictures.map(({ src }) => new URL(src, origin).href),
    mainEntity: {
      "@type": toAccommodation(home.propertyType),
      address: toPostalAddress(toStreet(home), home),
      numberOfBedrooms: home.beds,
      numberOfBathroomsTotal: home.baths,
    },
  } satisfies RealEstateListing;
}

function toAccommodation(propertyType: string) {
  if (propertyType === "Apartment") return "Apartment";
  return propertyType === "House" || propertyType === "Townhouse" ? "House" : "Accommodation";
}
