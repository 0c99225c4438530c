import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingCrumbs, toListingPath } from "#app/homes/record/listing-links.ts";
import { toListingDescription, toListingTitle } from "#app/listings/detail/title-and-description.ts";
import { toListingThing } from "./json-ld/listing-json-ld.ts";
import { type SiteMatches, toMeta, toUnlistedMeta } from "./seo.ts";

/** Metadata of a listing's page, for sale or for rent, for search engines and shared links. */
export function toListingMeta(
  matches: SiteMatches,
  page: { kind: "found"; listing: AnyListing } | { kind: "missing" } | undefined,
  missingTitle: string,
) {
  if (page?.kind !== "found") return toUnlistedMeta(missingTitle);
  const { listing } = page;
  const path = toListingPath(listing);
  return toMeta(matches, {
    title: toListingTitle(listing, getSourceId(listing)),
    description: toListingDescription(listing),
    path,
    shared: { picture: listing.pictures[0], version: listing.changedAt },
    crumbs: toListingCrumbs(listing),
    ...(import.meta.env.SSR && {
      jsonLd: (origin: string) => toListingThing(listing, `${origin}${path}`, origin),
    }),
  });
}
