import type { AnyFilters, AnyList } from "./filters.ts";

/**
 * The parameter that carries unknown values of an address past the redirect to the address without them, so that the
 * page can name them; links drop it.
 */
export const UNKNOWN = "unknown";

const LONGEST = 60;
/** Invisible characters, and what a browser shows in place of broken bytes: nobody can read them. */
const unreadable = /[\p{C}\uFFFD]+/gu;
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
    // Single values that only links set are not named: visitors have no words for them.
    if (!(field || isMore || multiple) || (filters[name] !== none && isOne)) return [];
    const values = address.getAll(name).flatMap((text) => (isOne ? text : text.split(",")));
    const known = new Set(`${filters[name]},${filters[several]}`.toLowerCase().split(","));
    return values.map((value) => value.trim()).filter((value) => saysMore(value, known));
  });
  const unknown = carryUnknown(found, address, canonical);
  return unknown ? [`we didn’t understand “${unknown}”`] : [];
}

/** Whether a value of an address is one that a filter should have known; `known` in small letters. */
export function saysMore(value: string, known: ReadonlySet<string>) {
  const small = value.toLowerCase();
  return !sayNothing.has(small) && !known.has(small);
}

/** What was found now and before a redirect, as one text to say; the canonical address has it too. */
export function carryUnknown(found: readonly string[], address: URLSearchParams, canonical: URLSearchParams) {
  const readable = [...found, address.get(UNKNOWN) ?? ""]
    .map((value) => value.replace(unreadable, "").trim())
    .filter(Boolean);
  const unknown = readable.join(", ").slice(0, LONGEST);
  if (unknown) canonical.set(UNKNOWN, unknown);
  return unknown;
}
