import type { RealEstateListing } from "schema-dts";
import type { SoldProperty } from "#app/listings/sold/sold-properties.ts";
import { toAgencyReference } from "./json-ld.ts";
import { sell, toHome } from "./listing-json-ld.ts";

/** A home that has been sold for machines, at the price its page prints. `url` is the page's address. */
export function toSoldThing(property: SoldProperty, url: string, origin: string) {
  return {
    ...toHome({ ...property, url, propertyType: property.type }, origin),
    offers: {
      "@type": "Offer",
      ...(property.price !== undefined && { price: property.price, priceCurrency: "AUD" }),
      availability: "https://schema.org/SoldOut",
      businessFunction: sell,
      offeredBy: toAgencyReference(origin),
    },
  } satisfies RealEstateListing;
}
