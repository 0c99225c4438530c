import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { fetchListings, fetchOrNone } from "../../catalogue/fetch-listings.client.ts";
import type { ListingKind, RecordSchema } from "../../catalogue/parse-records.ts";
import type { ListingPageData, ListingResult, MissingListing } from "./listing-result.ts";

type Page<Listing> = ListingPageData<Listing> | MissingListing;

type CopyOptions<Schema extends RecordSchema, Listing, Result> = {
  kind: ListingKind<Schema, Listing>;
  search: (address: URLSearchParams, listings: readonly Listing[]) => Result;
  get: (id: string, listings: readonly Listing[]) => ListingResult<Listing>;
  /** Log message when the page of a listing cannot be opened (spec §8.1, §8.2). */
  failure: string;
};

/** The listings in the browser. Each function gives undefined or the server's page when there are too many for it. */
export function createBrowserCopy<Schema extends RecordSchema, Listing extends AnyListing, Result>({
  kind,
  search,
  get,
  failure,
}: CopyOptions<Schema, Listing, Result>) {
  return {
    fetch: () => fetchListings(kind),
    async search(address: URLSearchParams) {
      // Only the server knows the names of agents, what words mean, and where homes are.
      if (["agent", "location", "near"].some((name) => address.has(name))) return undefined;
      const listings = await fetchOrNone(kind);
      return listings && search(address, listings);
    },
    /** What only the server has comes later. */
    async open(id: string, fromServer: Promise<Page<Listing>>): Promise<Page<Listing>> {
      // Caught at once: the page can do without map, portrait and role.
      const served = fromServer.then(
        (page) => (page.kind === "found" ? page : undefined),
        () => undefined,
      );
      const listings = await fetchOrNone(kind, failure);
      if (!listings) return fromServer;
      const result = get(id, listings);
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
        portrait: extras.then((page) => page?.portrait),
        role: extras.then((page) => page?.role),
        profiles: extras.then((page) => page?.profiles),
        plan: extras.then((page) => page?.plan),
      };
    },
  };
}
