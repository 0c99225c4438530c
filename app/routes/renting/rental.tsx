import { data, href } from "react-router";
import { EnquiryDialog } from "#app/enquiries/listing/enquiry-dialog.tsx";
import { toRentalForEnquiry } from "#app/enquiries/listing/listing-for-enquiry.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toRentalCrumbs } from "#app/listings/detail/meta/listing-crumbs.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/meta/listing-meta.ts";
import { toListingThing } from "#app/listings/detail/meta/listing-thing.ts";
import { getRental } from "#app/listings/detail/rental/get-rental.ts";
import { getRentalExtras } from "#app/listings/detail/rental/rental-extras.server.ts";
import { RentalNotFound } from "#app/listings/detail/rental/rental-not-found.tsx";
import { RentalPage } from "#app/listings/detail/rental/rental-page.tsx";
import { toRentalUrl } from "#app/listings/detail/share-url.ts";
import { toMeta, toUnlistedMeta } from "#app/site/seo/seo.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/rental.ts";

export const handle = { hydrate: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== "found") return toUnlistedMeta("Rental Property Not Found · Headland");
  const { rental } = loaderData;
  const path = href("/rental/:id", { id: rental.id });
  return toMeta(matches, {
    title: toListingTitle(rental, rental.id),
    description: toListingDescription(rental),
    path,
    card: { path, version: rental.changedAt },
    crumbs: toRentalCrumbs(rental),
    jsonLd: (origin) => toListingThing(rental, `${origin}${path}`, origin),
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
  const extras = served.then((page) => (page.kind === "found" ? page : undefined)).catch(toNothing);
  const rentals = await fetchRentals().catch(toNone);
  if (!rentals) return served;
  const result = getRental(params.id, rentals);
  // The server may know a rental that is newer than the browser's copy; where nothing could be loaded, nothing is found.
  if (result.kind === "missing") return rentals.length > 0 ? served : result;
  return {
    ...result,
    shareUrl: toRentalUrl(window.location.origin, result.rental),
    map: extras.then((page) => page?.map),
    plate: extras.then((page) => page?.plate),
  };
}

export default function RentalDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing") return <RentalNotFound others={loaderData.others} />;
  const { rental } = loaderData;
  return (
    <>
      <RentalPage key={rental.id} page={loaderData} />
      <EnquiryDialog key={`ask-${rental.id}`} listing={toRentalForEnquiry(rental)} />
    </>
  );
}

// Not in the page's own script: only those who go on from one page to another in the browser need it.
async function fetchRentals() {
  // When the file is gone because the site was published anew, the server still has the answer.
  const browser = await import("#app/listings/rental/rental-data.client.ts").catch(toNothing);
  return browser?.fetchRentals();
}

/** A list that cannot be loaded is an empty one, and logged (spec §8). */
function toNone(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error("Error fetching rental property:", error);
  return [];
}

/** Without the map and the plate the page is still the page. */
function toNothing() {
  return undefined;
}
