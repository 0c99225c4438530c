import { lazy, Suspense } from "react";
import { data, href, redirect } from "react-router";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toRentalForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toListingCrumbs, toListingPath, toShareUrl } from "#app/listings/detail/listing-links.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { getListingExtras } from "#app/listings/detail/load/listing-extras.server.ts";
import { toListingResult } from "#app/listings/detail/load/listing-result.ts";
import { allowEveryPicture } from "#app/listings/pictures/allow-pictures.ts";
import { findLeased, getRental } from "#app/listings/rental/get-rental.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { toListingThing } from "#app/metadata/json-ld/listing-json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/metadata/seo.ts";
import { reportErrorContext } from "#app/shell/document-context.ts";
import { toPageTitle } from "#app/site/page-title.ts";
import { siteContext } from "#app/site/site-context.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { textsContext } from "#app/texts/texts-context.ts";
import type { Route } from "./+types/rental.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta(toPageTitle("Rental Property Not Found"));
  const { listing } = loaderData;
  const path = toListingPath(listing);
  return toMeta(matches, {
    title: toListingTitle(listing, listing.id),
    description: toListingDescription(listing),
    path,
    card: { path, version: listing.changedAt },
    crumbs: toListingCrumbs(listing),
    ...(import.meta.env.SSR && {
      jsonLd: (origin: string) => toListingThing(listing, `${origin}${path}`, origin),
    }),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  allowEveryPicture(context);
  const catalogue = context.get(catalogueContext);
  const rentals = catalogue.getRentals();
  const today = toSydneyTime(Date.now()).slice(0, 10);
  const leased = findLeased(params.id, catalogue.getLeased(), today);
  const result = leased ? toListingResult(leased, rentals) : getRental(params.id, rentals);
  if (result.kind === "missing") {
    const again = catalogue.getRelistedRental(params.id);
    const isShown = [...rentals, ...catalogue.getLeased()].some(({ id }) => id === again);
    if (again && isShown) throw redirect(href("/rental/:id", { id: again }));
    if (result.isLoaded) return data(result, { status: 404 });
    context.get(reportErrorContext)(new Error(`Error fetching rental property: ${params.id}`));
    return data(result, { status: 503 });
  }
  const shareUrl = toShareUrl(context.get(siteContext).origin, result.listing);
  return data({ ...result, shareUrl, ...getListingExtras(result.listing, context.get(textsContext)) });
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const fromServer = serverLoader();
  // After a new deployment the file may be gone; then the server is asked.
  const browser = await import("#app/listings/rental/rental-copy.client.ts").catch(() => undefined);
  return browser ? browser.rentalCopy.open(params.id, fromServer) : fromServer;
}

/** Fetched where it is shown: hardly ever. */
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
      <RentalPage key={listing.id} page={loaderData} />
      <EnquiryDialog key={listing.id} listing={toRentalForEnquiry(listing)} />
    </>
  );
}
