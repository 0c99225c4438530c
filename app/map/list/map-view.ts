import { hasMap } from "#app/agency/folder/places.ts";
import type { ListLink } from "#app/listings/module-links.ts";
import { type AnyFilters, type AnyList, toSetSearch } from "#app/listings/search/filters.ts";
import { withSearch } from "#app/listings/search/list-address.ts";

export const MAP_VIEW = "Map";

/** The link from a list to its map, if the agency has one. */
export const mapViews: readonly ListLink[] = hasMap ? [{ words: MAP_VIEW, toHref: toMapHref }] : [];

/** Keeps the filters, but neither order nor view. */
function toMapHref(list: AnyList, filters: AnyFilters) {
  return withSearch(`${list.path}/map`, toSetSearch(list, filters));
}
