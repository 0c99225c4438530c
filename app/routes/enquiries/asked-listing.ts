import type { RouterContextProvider } from "react-router";
import {
  type Asked,
  toRentalForEnquiry,
  toRentalSubject,
  toSaleListingForEnquiry,
  toSaleSubject,
  toWithdrawnRental,
  toWithdrawnSale,
} from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";
import { siteContext } from "#app/site/site-context.ts";

type Arguments = { params: { id: string }; context: Readonly<RouterContextProvider> };

/** The sale listing that /property/{id}/inspection and /property/{id}/enquire are about. */
export function getAskedSale({ params: { id }, context }: Arguments): Asked {
  const listing = getListingById(id, context.get(catalogueContext).getSaleListings());
  const { origin } = context.get(siteContext);
  const found = listing && {
    listing: toSaleListingForEnquiry(listing),
    subject: toSaleSubject(listing, origin),
  };
  return { id, found, toWithdrawn: (seen) => toWithdrawnSale(seen, origin) };
}

/** The rental that /rental/{id}/inspection and /rental/{id}/enquire are about. */
export function getAskedRental({ params: { id }, context }: Arguments): Asked {
  const rental = getRentalById(id, context.get(catalogueContext).getRentals());
  const { origin } = context.get(siteContext);
  const found = rental && { listing: toRentalForEnquiry(rental), subject: toRentalSubject(rental, origin) };
  return { id, found, toWithdrawn: (seen) => toWithdrawnRental(seen, origin) };
}
