import type { AnyFilters, AnyList } from "./filters.ts";

/**
 * The parameter that carries unknown values of an address past the redirect to the address without them, so that the
 * page can name them; links drop it.
 */
export const UNKNOWN = "unknown";

const LONGEST = 60;
const sayNothing = new Set(["", "any", "all", "0"]);

/** Adds it to the canonical address. Returns the note beside the count. */
export function noteUnknown(
  list: AnyList,
  address: URLSearchParams,
  filters: AnyFilters,
  canonical: URLSearchParams,
) {
  const found = Object.entries(list.filters).flatMap(([name, filter]) => {
    const { multiple, several = "", none, field, isMore } = filter;
    const isOne = !multiple && !several;
    // Values that only links set are not named: visitors have no words for them.
    if (!(field || isMore) || (filters[name] !== none && isOne)) return [];
    const values = address.getAll(name).flatMap((text) => (isOne ? text : text.split(",")));
    const known = new Set(`${filters[name]},${filters[several]}`.toLowerCase().split(","));
    return values
      .map((value) => value.trim())
      .filter((value) => !sayNothing.has(value.toLowerCase()) && !known.has(value.toLowerCase()));
  });
  const unknown = (found.join(", ") || (address.get(UNKNOWN) ?? "")).slice(0, LONGEST);
  if (!unknown) return [];
  canonical.set(UNKNOWN, unknown);
  return [`did not understand “${unknown}”`];
}
