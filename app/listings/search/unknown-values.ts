import type { AnyFilters, AnyList } from "./filters.ts";

/** Carries unknown values past the redirect to the canonical address, so that the page can name them. Links drop it. */
export const UNKNOWN = "unknown";

const LONGEST = 60;
/** Invisible characters, and the replacement character for invalid bytes. */
const unreadable = /[\p{C}\uFFFD]+/gu;
const sayNothing = new Set(["", "any", "all", "0"]);

/** Adds unknown values to the canonical address. Returns notes for beside the count. */
export function noteUnknown(
  list: AnyList,
  address: URLSearchParams,
  filters: AnyFilters,
  canonical: URLSearchParams,
) {
  const found = Object.entries(list.filters).flatMap(([name, filter]) => {
    const { multiple, several = "", none, field, isMore } = filter;
    const isOne = !multiple && !several;
    // Single values that only links set are not named: visitors did not choose them.
    if (!(field || isMore || multiple) || (filters[name] !== none && isOne)) return [];
    const values = address.getAll(name).flatMap((text) => (isOne ? text : text.split(",")));
    const known = new Set(`${filters[name]},${filters[several]}`.toLowerCase().split(","));
    return values.map((value) => value.trim()).filter((value) => isWorthNaming(value, known));
  });
  const unknown = carryUnknown(found, address, canonical);
  return unknown ? [`we didn’t understand “${unknown}”`] : [];
}

/** Whether an unknown value is worth naming. `known` is in lower case. */
export function isWorthNaming(value: string, known: ReadonlySet<string>) {
  const small = value.toLowerCase();
  return !sayNothing.has(small) && !known.has(small);
}

/** Joins the values found now and before a redirect into one text, and adds it to the canonical address. */
export function carryUnknown(found: readonly string[], address: URLSearchParams, canonical: URLSearchParams) {
  const readable = [...found, address.get(UNKNOWN) ?? ""]
    .map((value) => value.replace(unreadable, "").trim())
    .filter(Boolean);
  const unknown = readable.join(", ").slice(0, LONGEST);
  if (unknown) canonical.set(UNKNOWN, unknown);
  return unknown;
}
