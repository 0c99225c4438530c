import { QueryClient } from "@tanstack/query-core";
import {
  type CurrentListings,
  type Inspectable,
  toCurrentListings,
} from "#app/listings/catalogue/current-listings.ts";
import { parseRecords, type RecordFormat, type RecordSchema } from "#app/listings/catalogue/parse-records.ts";

/** A copy of the listings in the browser, searched as on the server. */
export function createBrowserCopy<
  Schema extends RecordSchema,
  Listing extends Inspectable,
  Result extends { found: number },
>(
  format: RecordFormat<Schema, Listing>,
  search: (address: URLSearchParams, listings: readonly Listing[]) => Result,
) {
  return {
    /** Fetches the copy unless it is fresh. Throws on failure. */
    fetch: () => fetchListings(format),
    /**
     * Undefined if the server has to search: without a fresh copy, for filters that only the server knows, and if
     * nothing is found, because the server then offers suggestions.
     */
    search(address: URLSearchParams) {
      // Only the server has agents' names, the word index and the homes' positions.
      const isAsked = ["agent", "location", "walk"].some((name) => address.has(name));
      if (isAsked || address.get("sort") === "walk") return undefined;
      const kept = getFresh<Listing>(format.file);
      kept?.checkClock();
      // `get` returns the same array until something changes, so that memoized values stay valid.
      const result = kept && search(address, kept.get());
      return result?.found === 0 ? undefined : result;
    },
  };
}

const FRESH_MS = 5 * 60_000;
const MORE_TRIES = 3;
const FIRST_PAUSE_MS = 250;

/** Above this number of homes, asking the server is faster than fetching all of them. */
export const BROWSER_SEARCH_LIMIT = 2_000;

const files = new QueryClient();

/** Null if there are too many listings. */
type Kept<Listing extends Inspectable> = CurrentListings<Listing> | null;

/** Fetches a data file unless it is fresh, with retries (spec §7.3). */
function fetchListings<Schema extends RecordSchema, Listing extends Inspectable>(
  format: RecordFormat<Schema, Listing>,
) {
  return files.fetchQuery({
    queryKey: [format.file],
    queryFn: () => download(format),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: MORE_TRIES,
    retryDelay: (tries) => FIRST_PAUSE_MS * 2 ** tries,
    // Fails when offline instead of waiting.
    networkMode: "always",
  });
}

function getFresh<Listing extends Inspectable>(file: string) {
  const query = files.getQueryCache().find<Kept<Listing>>({ queryKey: [file] });
  return query?.isStaleByTime(FRESH_MS) ? undefined : query?.state.data;
}

async function download<Schema extends RecordSchema, Listing extends Inspectable>(
  format: RecordFormat<Schema, Listing>,
): Promise<Kept<Listing>> {
  const path = `/data/${format.file}`;
  // Low priority, so that the visitor's own requests come first.
  const response = await fetch(path, { priority: "low" });
  if (!response.ok) throw new Error(`GET ${path} responded with ${response.status}`);
  if (Number(response.headers.get("X-Record-Count")) > BROWSER_SEARCH_LIMIT) {
    await response.body?.cancel();
    return null;
  }
  // In whole seconds as on the server, so that pictures have the same address.
  const changedAt = Date.parse(response.headers.get("Last-Modified") ?? "") || Date.now();
  const { listings } = parseRecords(await response.text(), format, changedAt);
  return toCurrentListings(() => listings, Date.now);
}
