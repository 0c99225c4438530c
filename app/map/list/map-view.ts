import { hasMap } from "#app/agency/folder/places.ts";
import type { ListLink } from "#app/listings/module-links.ts";
import { type AnyFilters, type AnyList, toSetSearch } from "#app/listings/search/filters.ts";
import { withSearch } from "#app/listings/search/list-address.ts";

export const MAP_VIEW = "Map";

/** The map of the homes that a list shows, where the agency has one. */
export const mapViews: readonly ListLink[] = hasMap ? [{ words: MAP_VIEW, toHref: toMapHref }] : [];

/** It has no order and no other view. */
function toMapHref(list: AnyList, filters: AnyFilters) {
  return withSearch(`${list.path}/map`, toSetSearch(list, filters));
}
