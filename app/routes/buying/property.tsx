import { lazy, Suspense } from "react";
import { data, href, redirect } from "react-router";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toSaleListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toListingThing } from "#app/found/json-ld/listing-json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/found/seo.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toPropertyCrumbs } from "#app/listings/detail/listing-crumbs.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { toPropertyUrl } from "#app/listings/detail/share-url.ts";
import { getProperty } from "#app/listings/sale/get-property.ts";
import { getPropertyExtras } from "#app/listings/sale/property-extras.server.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { toPageTitle } from "#app/site/page-title.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/property.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta(toPageTitle("Property Not Found"));
  const { listing } = loaderData;
  const path = href("/property/:id", { id: String(listing.id) });
  return toMeta(matches, {
    title: toListingTitle(listing, listing.originalId),
    description: toListingDescription(listing),
    path,
    card: {
      path: href("/property/:id", { id: listing.originalId }),
      version: listing.changedAt,
    },
    crumbs: toPropertyCrumbs(listing),
    ...(import.meta.env.SSR && {
      jsonLd: (origin: string) => toListingThing(listing, `${origin}${path}`, origin),
    }),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const result = getProperty(params.id, context.get(catalogueContext).getSaleListings());
  if (result.kind === "moved") throw redirect(href("/property/:id", { id: result.id }));
  if (result.kind === "missing") return data(result, { status: 404 });
  const shareUrl = toPropertyUrl(context.get(siteContext).origin, result.listing);
  return data({ ...result, shareUrl, ...getPropertyExtras(result.listing) });
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const served = serverLoader();
  // Not in the page's own script: only those who go on from one page to another in the browser need it. When the file
  // is gone because the site was published anew, the server still has the answer.
  const browser = await import("#app/listings/sale/open-property.client.ts").catch(() => undefined);
  return browser ? browser.openProperty(params.id, served) : served;
}

export default function Property({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") {
    return (
      <Suspense>
        <PropertyNotFound others={loaderData.others} />
      </Suspense>
    );
  }
  const { listing } = loaderData;
  return (
    <>
      <PropertyPage key={listing.originalId} page={loaderData} />
      <EnquiryDialog key={listing.id} listing={toSaleListingForEnquiry(listing)} />
    </>
  );
}

// For the few who look for what is not there.
const PropertyNotFound = lazy(async () => {
  const module = await import("#app/listings/sale/property-not-found.tsx");
  return { default: module.PropertyNotFound };
});
