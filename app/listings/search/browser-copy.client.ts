import { QueryClient } from "@tanstack/query-core";
import {
  type Inspectable,
  noListingsLoaded,
  toCurrentListings,
} from "#app/listings/catalogue/current-listings.ts";
import { parseRecords, type RecordFormat, type RecordSchema } from "#app/listings/catalogue/parse-records.ts";

/** The listings in the browser, searched as on the server. */
export function createBrowserCopy<Schema extends RecordSchema, Listing extends Inspectable, Result>(
  format: RecordFormat<Schema, Listing>,
  search: (address: URLSearchParams, listings: readonly Listing[]) => Result,
) {
  return {
    fetch: () => fetchListings(format),
    /** Undefined where the server has to search: there are too many, or only it knows what is asked. */
    async search(address: URLSearchParams) {
      // Only the server knows the names of agents, what words mean, and where homes are.
      const isAsked = ["agent", "location", "near", "walk"].some((name) => address.has(name));
      if (isAsked || address.get("sort") === "walk") return undefined;
      const listings = await fetchOrNone(format);
      return listings && search(address, listings);
    },
  };
}

const FRESH_MS = 5 * 60_000;
const MORE_TRIES = 3;
const FIRST_PAUSE_MS = 250;

/** Above this, asking the server is faster than fetching every listing. */
export const BROWSER_SEARCH_LIMIT = 2_000;

const files = new QueryClient();

/** The current listings of a data file, cached and retried (spec §7.3); undefined above the limit. Throws on failure. */
async function fetchListings<Schema extends RecordSchema, Listing extends Inspectable>(
  format: RecordFormat<Schema, Listing>,
) {
  const kept = await files.fetchQuery({
    queryKey: [format.file],
    queryFn: () => download(format),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: MORE_TRIES,
    retryDelay: (tries) => FIRST_PAUSE_MS * 2 ** tries,
    // Offline, fail instead of waiting.
    networkMode: "always",
  });
  kept?.checkClock();
  // The same array until something changes, so that memoized values stay valid.
  return kept?.get();
}

/** The same; a failure is logged and yields `noListingsLoaded` (spec §7.2, §8.1, §8.2). */
async function fetchOrNone<Schema extends RecordSchema, Listing extends Inspectable>(
  format: RecordFormat<Schema, Listing>,
) {
  try {
    return await fetchListings(format);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(format.failure, error);
    return noListingsLoaded;
  }
}

/** Null when there are too many. */
async function download<Schema extends RecordSchema, Listing extends Inspectable>(
  format: RecordFormat<Schema, Listing>,
) {
  const path = `/data/${format.file}`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`GET ${path} responded with ${response.status}`);
  if (Number(response.headers.get("X-Record-Count")) > BROWSER_SEARCH_LIMIT) {
    await response.body?.cancel();
    return null;
  }
  // In whole seconds as on the server, so that both give pictures the same address.
  const changedAt = Date.parse(response.headers.get("Last-Modified") ?? "") || Date.now();
  const { listings } = parseRecords(await response.text(), format, changedAt);
  return toCurrentListings(() => listings, Date.now);
}
