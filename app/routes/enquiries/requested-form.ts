import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/document/site/site-context.ts";
import { listingFormNames } from "#app/enquiries/about-listing/form-names.ts";
import {
  type ListingFolder,
  toListingSubject,
  toRentalForEnquiry,
  toSaleListingForEnquiry,
} from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import type { RequestedForm } from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { isLoaded } from "#app/listings/catalogue/current-listings.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";

type Arguments = { pattern: string; params: { id: string }; context: Readonly<RouterContextProvider> };

/** The form and the listing that an address asks for; its pattern is that of the route, as rental/:id/enquire. */
export function getRequestedForm({ pattern, params: { id }, context }: Arguments): RequestedForm {
  const folder = pattern.startsWith("rental/") ? "rental" : "property";
  const name = listingFormNames.find((each) => pattern.endsWith(`/${each}`));
  if (!name) throw new Error(`No form is at ${pattern}`);
  const { origin } = context.get(siteContext);
  const { isLoaded, found } = findListing(folder, id, context);
  const subject = found && toListingSubject(found.listing, found.agent, origin);
  return {
    name,
    folder,
    id,
    origin,
    isLoaded,
    found: found && subject && { listing: found.listing, subject },
  };
}

function findListing(folder: ListingFolder, id: string, context: Arguments["context"]) {
  const catalogue = context.get(catalogueContext);
  if (folder === "rental") {
    const rentals = catalogue.getRentals();
    const rental = getRentalById(id, rentals);
    const found = rental && { listing: toRentalForEnquiry(rental), agent: rental.agent };
    return { isLoaded: isLoaded(rentals), found };
  }
  const listings = catalogue.getSaleListings();
  const sale = getListingById(id, listings);
  const found = sale && { listing: toSaleListingForEnquiry(sale), agent: sale.agent };
  return { isLoaded: isLoaded(listings), found };
}
