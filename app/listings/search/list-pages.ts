import { LISTINGS_AT_ONCE, LISTINGS_PER_PAGE, type ListView, listStart } from "./list-address.ts";

/** What of a list stands on the page its address asks for; the beginning when there is nothing there any more. */
export function takePage<Filters extends ListView, Listing>(filters: Filters, found: readonly Listing[]) {
  const view = filters.from < found.length || filters.from === 0 ? filters : { ...filters, ...listStart };
  return { filters: view, onPage: found.slice(view.from, view.from + view.shown) };
}

export type ListPages = { backHref?: string; moreHref?: string; nextHref?: string };

/** Where a list goes on: it grows until the page is full, then comes another page. `found` is how many there are. */
export function toListPages<Filters extends ListView>(
  filters: Filters,
  found: number,
  toHref: (filters: Filters) => string,
): ListPages {
  const { from, shown } = filters;
  const isFull = shown >= LISTINGS_PER_PAGE;
  const hasMore = found > from + shown;
  return {
    backHref: from > 0 ? toHref({ ...filters, ...listStart, from: from - LISTINGS_PER_PAGE }) : undefined,
    moreHref: hasMore && !isFull ? toHref({ ...filters, shown: shown + LISTINGS_AT_ONCE }) : undefined,
    nextHref:
      hasMore && isFull ? toHref({ ...filters, ...listStart, from: from + LISTINGS_PER_PAGE }) : undefined,
  };
}
