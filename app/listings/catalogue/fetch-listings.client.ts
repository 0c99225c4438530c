import { QueryClient } from "@tanstack/query-core";
import { type Inspectable, keepCurrent, notLoaded } from "./current-listings.ts";
import { type ListingKind, parseRecords, type RecordSchema } from "./parse-records.ts";

const FRESH_MS = 5 * 60_000;
const MORE_TRIES = 3;
const FIRST_PAUSE_MS = 250;

/** Above this, asking the server is faster than fetching every listing. */
export const BROWSER_SEARCH_LIMIT = 2_000;

const files = new QueryClient();

/** The current listings of a data file, cached and retried (spec §7.3); undefined above the limit. Throws on failure. */
export async function fetchListings<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
) {
  const kept = await files.fetchQuery({
    queryKey: [kind.file],
    queryFn: () => download(kind),
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

/** The same; a failure is logged and yields `notLoaded` (spec §7.2, §8.1, §8.2). */
export async function fetchOrNone<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
  failure = kind.failure,
) {
  try {
    return await fetchListings(kind);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(failure, error);
    return notLoaded;
  }
}

/** Null when there are too many, or when the rules before publishing have stopped some of them. */
async function download<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
) {
  const path = `/data/${kind.file}`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`GET ${path} responded with ${response.status}`);
  const isLarge = Number(response.headers.get("X-Record-Count")) > BROWSER_SEARCH_LIMIT;
  if (isLarge || response.headers.has("X-Stopped-Count")) {
    await response.body?.cancel();
    return null;
  }
  const { listings } = parseRecords(await response.text(), kind, getChangedAt(response));
  return keepCurrent(() => listings, Date.now);
}

/** In whole seconds as on the server, so that both give pictures the same address. */
function getChangedAt({ headers }: Response) {
  return Date.parse(headers.get("Last-Modified") ?? "") || Date.now();
}
