import type { AnyListing } from "../any-listing.ts";
import { getSourceId, toShareUrl } from "./listing-links.ts";
import type { ListingPageData, ListingResult, MissingListing } from "./listing-result.ts";

type Page<Listing> = ListingPageData<Listing> | MissingListing;

/** A listing's page from the browser's copy of the listings; what only the server has comes later. */
export async function openListing<Listing extends AnyListing>(
  fromServer: Promise<Page<Listing>>,
  fetchListings: () => Promise<readonly Listing[] | undefined>,
  find: (listings: readonly Listing[]) => ListingResult<Listing>,
): Promise<Page<Listing>> {
  // Caught at once: the page can do without map, plate and role.
  const served = fromServer.then((page) => (page.kind === "found" ? page : undefined)).catch(() => undefined);
  const listings = await fetchListings();
  if (!listings) return fromServer;
  const result = find(listings);
  // The server may have a newer listing. Where nothing could be loaded, nothing is found.
  if (result.kind === "missing") return listings.length > 0 ? fromServer : result;
  const { listing } = result;
  const extras = served.then((page) =>
    page && getSourceId(page.listing) === getSourceId(listing) ? page : undefined,
  );
  return {
    ...result,
    shareUrl: toShareUrl(window.location.origin, listing),
    map: extras.then((page) => page?.map),
    plate: extras.then((page) => page?.plate),
    role: extras.then((page) => page?.role),
  };
}
