import { QueryClient } from "@tanstack/query-core";
import { type Inspectable, keepCurrent } from "./current-listings.ts";
import { type ListingKind, parseRecords, type RecordSchema } from "./parse-records.ts";

const FRESH_MS = 5 * 60_000;
const MORE_TRIES = 3;
const FIRST_PAUSE_MS = 250;

/** Up to so many listings the browser searches by itself; beyond that, asking the server is faster than fetching all. */
export const BROWSER_SEARCH_LIMIT = 2_000;

const files = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: FRESH_MS,
      retry: MORE_TRIES,
      retryDelay: (tries) => FIRST_PAUSE_MS * 2 ** tries,
      // Offline is a failure like any other, not a reason to wait.
      networkMode: "always",
    },
  },
});

/**
 * The listings of a supplied file as they stand now; kept five minutes, tried up to three more times (spec §7.3).
 * Undefined when there are more than a browser should search. Throws when the file cannot be had.
 */
export async function fetchListings<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
) {
  return getCurrent(
    await files.fetchQuery({
      queryKey: [kind.file],
      queryFn: () => download(kind),
    }),
  );
}

/** The same, except that listings that cannot be loaded are none, and logged (spec §7.2, §8). */
export async function fetchOrNone<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
  failure: string,
) {
  try {
    return await fetchListings(kind);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(failure, error);
    return [];
  }
}

type Download<Listing extends Inspectable> = { kept?: ReturnType<typeof keepCurrent<Listing>> };

function getCurrent<Listing extends Inspectable>({ kept }: Download<Listing>) {
  kept?.checkClock();
  // The same array until something has changed, so that memoized values hold.
  return kept?.get();
}

async function download<Schema extends RecordSchema, Listing extends Inspectable>(
  kind: ListingKind<Schema, Listing>,
): Promise<Download<Listing>> {
  const path = `/data/${kind.file}`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`GET ${path} was answered with ${response.status}`);
  if (Number(response.headers.get("X-Record-Count")) > BROWSER_SEARCH_LIMIT) {
    await response.body?.cancel();
    return {};
  }
  const { listings } = parseRecords(await response.text(), kind, getChangedAt(response));
  return { kept: keepCurrent(() => listings, Date.now) };
}

/** When the file last changed, in whole seconds as the server counts, so that both give pictures the same address. */
function getChangedAt({ headers }: Response) {
  return Date.parse(headers.get("Last-Modified") ?? "") || Date.now();
}
