import { lazy, Suspense } from "react";
import { data, href } from "react-router";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toRentalForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toListingThing } from "#app/found/json-ld/listing-json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/found/seo.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toRentalCrumbs } from "#app/listings/detail/listing-crumbs.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { toRentalUrl } from "#app/listings/detail/share-url.ts";
import { getRental } from "#app/listings/rental/get-rental.ts";
import { getRentalExtras } from "#app/listings/rental/rental-extras.server.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { toPageTitle } from "#app/site/page-title.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/rental.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta(toPageTitle("Rental Property Not Found"));
  const { rental } = loaderData;
  const path = href("/rental/:id", { id: rental.id });
  return toMeta(matches, {
    title: toListingTitle(rental, rental.id),
    description: toListingDescription(rental),
    path,
    card: { path, version: rental.changedAt },
    crumbs: toRentalCrumbs(rental),
    ...(import.meta.env.SSR && {
      jsonLd: (origin: string) => toListingThing(rental, `${origin}${path}`, origin),
    }),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const result = getRental(params.id, context.get(catalogueContext).getRentals());
  if (result.kind === "missing") return data(result, { status: 404 });
  const shareUrl = toRentalUrl(context.get(siteContext).origin, result.rental);
  return data({ ...result, shareUrl, ...getRentalExtras(result.rental) });
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const served = serverLoader();
  // Not in the page's own script: only those who go on from one page to another in the browser need it. When the file
  // is gone because the site was published anew, the server still has the answer.
  const browser = await import("#app/listings/rental/open-rental.client.ts").catch(() => undefined);
  return browser ? browser.openRental(params.id, served) : served;
}

export default function RentalDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") {
    return (
      <Suspense>
        <RentalNotFound others={loaderData.others} />
      </Suspense>
    );
  }
  const { rental } = loaderData;
  return (
    <>
      <RentalPage key={rental.id} page={loaderData} />
      <EnquiryDialog key={`ask-${rental.id}`} listing={toRentalForEnquiry(rental)} />
    </>
  );
}

// For the few who look for what is not there.
const RentalNotFound = lazy(async () => {
  const module = await import("#app/listings/rental/rental-not-found.tsx");
  return { default: module.RentalNotFound };
});
