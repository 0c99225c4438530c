import { type FilteredList, type Filters, parseFilters } from "../search/filters.ts";
import { findSuburbs } from "../search/multi-value-filters.ts";
import type { SearchResult } from "../search/search-listings.ts";

type Copy<Result> = {
  fetch: () => Promise<unknown>;
  search: (address: URLSearchParams) => Result | undefined | null;
};

type Options<Name extends string, Result> = {
  list: FilteredList<never, Name>;
  /** Logged if neither the copy nor the server can answer (spec §8.1, §8.2). */
  failure: string;
  importCopy: () => Promise<Copy<Result>>;
};

/** Searches the browser's copy of the homes, or asks the server for all that the copy cannot answer. */
export function createBrowserSearch<Name extends string, Result>({
  list,
  failure,
  importCopy,
}: Options<Name, Result>) {
  let copy: Copy<Result> | undefined;
  let shown: SearchResult | undefined;

  async function fetchCopy() {
    copy ??= await importCopy();
    await copy.fetch();
  }

  return {
    /** Remembers the result shown, and fetches the copy when the browser is idle; a failure is ignored. */
    keep(result: SearchResult) {
      shown = result;
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() => fetchCopy().catch(() => undefined));
    },
    async search<Answer>(address: URLSearchParams, ask: () => Promise<Answer>, signal: AbortSignal) {
      const found = copy?.search(address);
      if (found) return found;
      try {
        return await ask();
      } catch (error) {
        // Not a failure: a redirect, or a later choice aborted the request.
        if (!shown || error instanceof Response || signal.aborted) throw error;
        // biome-ignore lint/suspicious/noConsole: the specification asks for it
        console.error(failure, error);
        return toUnavailable(list, address, shown);
      }
    },
  };
}

/** Keeps the filters and the options of their fields. */
function toUnavailable<Name extends string>(
  list: FilteredList<never, Name>,
  address: URLSearchParams,
  shown: SearchResult,
): SearchResult<Filters<Name>> {
  return {
    ...shown,
    filters: parseFilters(list, address, findSuburbs(shown.options, shown.filters)),
    listings: [],
    found: 0,
    total: 0,
    isLoaded: false,
    notes: [],
    underOffer: 0,
    instead: undefined,
  };
}
