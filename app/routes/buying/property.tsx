import { lazy, Suspense } from "react";
import { data, href, redirect } from "react-router";
import { EnquiryDialog } from "#app/enquiries/about-listing/enquiry-dialog.tsx";
import { toSaleListingForEnquiry } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import {
  toListingCrumbs,
  toListingLinks,
  toListingPath,
  toShareUrl,
} from "#app/listings/detail/listing-links.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { getListingExtras } from "#app/listings/detail/load/listing-extras.server.ts";
import { allowEveryPicture } from "#app/listings/pictures/allow-pictures.ts";
import { findSalePath, findSold, getProperty } from "#app/listings/sale/get-property.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { toListingThing } from "#app/metadata/json-ld/listing-json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/metadata/seo.ts";
import { reportErrorContext } from "#app/shell/document-context.ts";
import { toPageTitle } from "#app/site/page-title.ts";
import { siteContext } from "#app/site/site-context.ts";
import { textsContext } from "#app/texts/texts-context.ts";
import type { Route } from "./+types/property.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta(toPageTitle("Property Not Found"));
  const { listing } = loaderData;
  const path = toListingPath(listing);
  return toMeta(matches, {
    title: toListingTitle(listing, listing.originalId),
    description: toListingDescription(listing),
    path,
    card: { path: toListingLinks(listing).share, version: listing.changedAt },
    crumbs: toListingCrumbs(listing),
    ...(import.meta.env.SSR && {
      jsonLd: (origin: string) => toListingThing(listing, `${origin}${path}`, origin),
    }),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  allowEveryPicture(context);
  const catalogue = context.get(catalogueContext);
  const result = getProperty(params.id, catalogue.getSaleListings());
  const sold = result.kind === "missing" && findSold(params.id, catalogue.getSold());
  if (sold) throw redirect(href("/sold-property/:id", { id: sold.originalId }), 301);
  if (result.kind === "missing") {
    const again = catalogue.getRelistedSale(params.id);
    const path = again && findSalePath(again, catalogue.getSaleListings(), catalogue.getSold());
    if (path) throw redirect(path);
    if (result.isLoaded) return data(result, { status: 404 });
    context.get(reportErrorContext)(new Error(`Failed to load property: ${params.id}`));
    return data(result, { status: 503 });
  }
  const shareUrl = toShareUrl(context.get(siteContext).origin, result.listing);
  return data({ ...result, shareUrl, ...getListingExtras(result.listing, context.get(textsContext)) });
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const fromServer = serverLoader();
  // After a new deployment the file may be gone; then the server is asked.
  const browser = await import("#app/listings/sale/sale-copy.client.ts").catch(() => undefined);
  return browser ? browser.saleCopy.open(params.id, fromServer) : fromServer;
}

/** Fetched where it is shown: hardly ever. */
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
      <PropertyPage key={listing.originalId} page={loaderData} />
      <EnquiryDialog key={listing.id} listing={toSaleListingForEnquiry(listing)} />
    </>
  );
}
