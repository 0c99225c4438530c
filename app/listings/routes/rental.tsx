import { lazy, Suspense } from "react";
import { href, redirect } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toListingMeta } from "#app/document/metadata/listing-meta.ts";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toSuburbPart } from "#app/guide/suburbs/suburb-guides.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { respondWithListing } from "#app/listings/detail/listing-extras.server.ts";
import { toListingResult } from "#app/listings/detail/listing-result.ts";
import { getMovingCosts } from "#app/listings/detail/moving-costs.ts";
import { findLeased, getRental } from "#app/listings/rental/get-rental.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { toTerms } from "#app/listings/rental/rental-terms.ts";
import { findSoldNearby } from "#app/listings/sold/sold-nearby.ts";
import type { Route } from "./+types/rental.ts";

export const handle = { usesListingStyles: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toListingMeta(matches, loaderData, "Rental Property Not Found");
}

export function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const rentals = catalogue.getRentals();
  const today = toAgencyDay(Date.now());
  const leased = findLeased(params.id, catalogue.getLeased(), today);
  const result = leased ? toListingResult(leased, rentals) : getRental(params.id, rentals);
  if (result.kind === "missing") {
    const again = catalogue.getRelistedRental(params.id);
    const isShown = [...rentals, ...catalogue.getLeased()].some(({ id }) => id === again);
    if (again && isShown) throw redirect(href("/rental/:id", { id: again }));
  }
  const failure = `Error fetching rental property: ${params.id}`;
  return respondWithListing(result, context, failure, (listing) => ({
    terms: toTerms(listing),
    moving: isEnded(listing) ? undefined : getMovingCosts(listing),
    sold: findSoldNearby(listing, catalogue.getSold(), today),
    suburb: toSuburbPart(context.get(textsContext).suburbs.find(({ name }) => isInSuburb(listing, name))),
  }));
}

/** Lazy, because it is rarely shown. */
const RentalNotFound = lazy(async () => {
  const { RentalNotFound } = await import("#app/listings/detail/listing-not-found.tsx");
  return { default: RentalNotFound };
});

export default function RentalDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing")
    return (
      <Suspense>
        <RentalNotFound {...loaderData} />
      </Suspense>
    );
  const { listing } = loaderData;
  return (
    <>
      <RentalPage page={loaderData} />
      <EnquiryDialog listing={toListingForEnquiry(listing)} />
    </>
  );
}
