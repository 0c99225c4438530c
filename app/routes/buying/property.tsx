import { data, href, redirect } from "react-router";
import { EnquiryDialog } from "#app/enquiries/listing/enquiry-dialog.tsx";
import { toSaleListingForEnquiry } from "#app/enquiries/listing/listing-for-enquiry.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toPropertyCrumbs } from "#app/listings/detail/meta/listing-crumbs.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/meta/listing-meta.ts";
import { toListingThing } from "#app/listings/detail/meta/listing-thing.ts";
import { getProperty } from "#app/listings/detail/sale/get-property.ts";
import { getPropertyExtras } from "#app/listings/detail/sale/property-extras.server.ts";
import { PropertyNotFound } from "#app/listings/detail/sale/property-not-found.tsx";
import { PropertyPage } from "#app/listings/detail/sale/property-page.tsx";
import { toPropertyUrl } from "#app/listings/detail/share-url.ts";
import { toMeta, toUnlistedMeta } from "#app/site/seo/seo.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/property.ts";

export const handle = { hydrate: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta("Property Not Found · Headland");
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
    jsonLd: (origin) => toListingThing(listing, `${origin}${path}`, origin),
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
  const found = served.then((page) => (page.kind === "found" ? page : undefined)).catch(toNothing);
  const listings = await fetchListings().catch(toNone);
  if (!listings) return served;
  const result = getProperty(params.id, listings);
  if (result.kind === "moved") throw redirect(href("/property/:id", { id: result.id }));
  // The server may know a listing that is newer than the browser's copy; where nothing could be loaded, nothing is found.
  if (result.kind === "missing") return listings.length > 0 ? served : result;
  const { listing } = result;
  const extras = found.then((page) => (page?.listing.originalId === listing.originalId ? page : undefined));
  return {
    ...result,
    shareUrl: toPropertyUrl(window.location.origin, listing),
    map: extras.then((page) => page?.map),
    plate: extras.then((page) => page?.plate),
    role: extras.then((page) => page?.role),
  };
}

export default function Property({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") return <PropertyNotFound others={loaderData.others} />;
  const { listing } = loaderData;
  return (
    <>
      <PropertyPage key={listing.originalId} page={loaderData} />
      <EnquiryDialog key={listing.id} listing={toSaleListingForEnquiry(listing)} />
    </>
  );
}

// Not in the page's own script: only those who go on from one page to another in the browser need it.
async function fetchListings() {
  // When the file is gone because the site was published anew, the server still has the answer.
  const browser = await import("#app/listings/sale/sale-data.client.ts").catch(toNothing);
  return browser?.fetchSaleListings();
}

/** A list that cannot be loaded is an empty one, and logged (spec §8). */
function toNone(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Failed to load property:", error);
  return [];
}

/** Without the map, the plate and the role the page is still the page. */
function toNothing() {
  return undefined;
}
