import { lazy, Suspense } from "react";
import { href, redirect } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toListingMeta } from "#app/document/metadata/listing-meta.ts";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toSuburbPart } from "#app/guide/suburbs/suburb-guides.ts";
import { withStatement } from "#app/homes/contracts/statements.server.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { respondWithListing } from "#app/listings/detail/listing-extras.server.ts";
import { findSalePath, findSold, getProperty } from "#app/listings/sale/get-property.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { findSoldNearby } from "#app/listings/sold/sold-nearby.ts";
import type { Route } from "./+types/property.ts";

export const handle = { usesListingStyles: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toListingMeta(matches, loaderData, "Property Not Found");
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const found = getProperty(params.id, catalogue.getSaleListings());
  const result =
    found.kind === "found" ? { ...found, listing: await withStatement(context, found.listing) } : found;
  const sold = result.kind === "missing" && findSold(params.id, catalogue.getSold());
  if (sold) throw redirect(href("/sold-property/:id", { id: sold.originalId }), 301);
  if (result.kind === "missing") {
    const again = catalogue.getRelistedSale(params.id);
    const path = again && findSalePath(again, catalogue.getSaleListings(), catalogue.getSold());
    if (path) throw redirect(path);
  }
  const failure = `Failed to load property: ${params.id}`;
  return respondWithListing(result, context, failure, (listing) => ({
    sold: findSoldNearby(listing, catalogue.getSold(), toAgencyDay(Date.now())),
    suburb: toSuburbPart(context.get(textsContext).suburbs.find(({ name }) => isInSuburb(listing, name))),
  }));
}

/** Lazy, because it is rarely shown. */
const PropertyNotFound = lazy(async () => {
  const { PropertyNotFound } = await import("#app/listings/detail/listing-not-found.tsx");
  return { default: PropertyNotFound };
});

export default function Property({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing")
    return (
      <Suspense>
        <PropertyNotFound {...loaderData} />
      </Suspense>
    );
  const { listing } = loaderData;
  return (
    <>
      <PropertyPage page={loaderData} />
      <EnquiryDialog listing={toListingForEnquiry(listing)} />
    </>
  );
}
