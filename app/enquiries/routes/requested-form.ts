import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/document/site/site-context.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { listingFormNames } from "#app/enquiries/about-listing/listing-form-names.ts";
import type { RequestedForm } from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { getRentalById } from "#app/listings/rental/get-rental.ts";
import { getListingById } from "#app/listings/sale/get-property.ts";

type Arguments = { pattern: string; params: { id: string }; context: Readonly<RouterContextProvider> };

/** The form and the listing of an address. `pattern` is the route's, as rental/:id/enquire. */
export function getRequestedForm({ pattern, params: { id }, context }: Arguments): RequestedForm {
  const folder = pattern.startsWith("rental/") ? "rental" : "property";
  const name = listingFormNames.find((each) => pattern.endsWith(`/${each}`));
  if (!name) throw new Error(`No form is at ${pattern}`);
  const { origin } = context.get(siteContext);
  const catalogue = context.get(catalogueContext);
  const [rentals, sales] = [catalogue.getRentals(), catalogue.getSaleListings()];
  const isRental = folder === "rental";
  const listing = isRental ? getRentalById(id, rentals) : getListingById(id, sales);
  const found = listing && toListingAndSubject(listing, origin);
  return { name, folder, id, origin, isLoaded: isLoaded(isRental ? rentals : sales), found };
}
