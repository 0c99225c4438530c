import { places } from "#app/agency/folder/places.ts";
import type { PlacedSuburb } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { countOptions } from "#app/listings/search/count-options.ts";
import {
  type AnyFilters,
  type AnyList,
  type FilteredList,
  type Filters,
  findListings,
  findSet,
  toFilterHref,
  toFilterSearch,
} from "#app/listings/search/filters.ts";
import { parseListView, requireCanonical, withSearch } from "#app/listings/search/list-address.ts";
import type { CountedOptions } from "#app/listings/search/multi-value-filters.ts";
import { isWalkAsked } from "#app/listings/search/number-filters.ts";
import { findLooser, findNotes, type OtherSearch } from "#app/listings/search/other-homes.ts";
import { noteUnknown, UNKNOWN } from "#app/listings/search/unknown-values.ts";
import type { MapBox } from "#app/map/drawing/map-place.ts";
import { findMapped, type MappedHome, type MapRow, toHomeRows, toSuburbRows } from "./map-rows.ts";

/** With more homes than this, the list beside the map has one row for each suburb. */
const MOST_ROWS = 200;
/** Degrees around the middle of a suburb without homes. */
const AROUND = 0.02;

/** The data of a list's map page. */
export type ListMap = {
  path: string;
  filters: AnyFilters;
  rows: readonly MapRow[];
  /** The initial view; if undefined, all marks. */
  start?: MapBox;
  inView: number;
  /** The number of homes outside the view. */
  outside: number;
  /** The suburbs of homes that are not on the map. */
  unknown: readonly string[];
  found: number;
  /** Looser searches that find homes, where this one finds none. */
  looser: readonly OtherSearch[];
  notes: readonly string[];
  /** Whether searching another part of the map may find other homes. */
  searchesHere: boolean;
  /** The same search without a place, and the same within the view. */
  herePath: string;
  hereHref?: string;
  /** The map of all homes found. */
  allHref: string;
  listHref: string;
  options: CountedOptions;
};

/** Creates the map page of a list at `path`. Its address has the list's filters, and the view as `bbox`. */
export function createListMap<Listing extends AnyListing, Name extends string>(
  list: FilteredList<Listing, Name>,
  path: string,
) {
  const mapList = { ...list, path };

  /**
   * Redirects to the canonical address. `matching` are the listings that match the visitor's words, `placed` the
   * suburbs that only the office has placed on the map.
   */
  function show(
    address: URLSearchParams,
    listings: readonly Listing[],
    asked: Filters<Name>,
    matching: readonly Listing[],
    placed: readonly PlacedSuburb[] = [],
  ): ListMap {
    const box = parseBox(address);
    const filters = { ...asked, ...parseListView(new URLSearchParams()) };
    const canonical = toSearch(filters, box);
    const dropped = noteUnknown(list, address, filters, canonical);
    requireCanonical(path, address, canonical);
    const found = findListings(list, matching, filters);
    const { homes, unknown } = findMapped(found);
    const inBox = box ? homes.filter(({ point }) => isInMapBox(box, point)) : homes;
    const anywhere = dropPlace(list, filters);
    const suburb = "suburb" in asked ? String(asked.suburb) : "";
    const known = [...places, ...placed].find(({ name }) => name === suburb);

    function toSearch(chosen: AnyFilters, part?: MapBox) {
      const search = toFilterSearch(mapList, chosen);
      if (part) setBox(search, part);
      return search;
    }

    /** Links to a suburb's map, or from that map, when it has too many homes, to its list. */
    function toSuburbHref(name: string) {
      return toFilterHref(name === suburb ? list : mapList, { ...filters, suburb: name });
    }

    const isWhole = homes.length <= MOST_ROWS;
    return {
      path,
      filters,
      rows: toRows({ homes, inBox, isWhole, asksWalk: isWalkAsked(filters) }, toSuburbHref),
      start: box ?? (homes.length === 0 && known ? toAround(known) : undefined),
      inView: inBox.length,
      outside: homes.length - inBox.length,
      unknown,
      found: found.length,
      looser: found.length > 0 ? [] : findLooser({ list: mapList, listings, matching, filters }),
      notes: [...findNotes({ list, filters }, found), ...dropped],
      searchesHere: !isWhole || anywhere !== undefined,
      herePath: withSearch(path, toSearch(anywhere ?? filters)),
      hereHref: box && anywhere && withSearch(path, toSearch(anywhere, box)),
      allHref: withSearch(path, toSearch(filters)),
      listHref: toFilterHref(list, filters),
      options: countOptions({ list, listings, matching, filters, found }),
    };
  }

  return { list: mapList, parameters: [...Object.keys(list.filters), BOX, UNKNOWN], show };
}

type Found = {
  homes: readonly MappedHome[];
  inBox: readonly MappedHome[];
  isWhole: boolean;
  asksWalk: boolean;
};

/** Rows for all homes, so that the map can be moved; if they are too many, for those in view or for their suburbs. */
function toRows(
  { homes, inBox, isWhole, asksWalk }: Found,
  toSuburbHref: (suburb: string) => string,
): MapRow[] {
  const shown = new Set(inBox);
  if (isWhole) return toHomeRows(homes, { asksWalk, isShown: (home) => shown.has(home) });
  if (inBox.length <= MOST_ROWS) return toHomeRows(inBox, { asksWalk, isShown: () => true });
  return toSuburbRows(inBox, toSuburbHref);
}

/** The filters without those for a place; undefined if none of those is set. */
function dropPlace(list: AnyList, filters: AnyFilters): AnyFilters | undefined {
  const set = findSet(list, filters).filter(({ filter }) => filter.isPlace);
  if (set.length === 0) return undefined;
  return { ...filters, ...Object.fromEntries(set.map(({ name, filter }) => [name, filter.none])) };
}

function toAround({ lng, lat }: { lng: number; lat: number }): MapBox {
  return [lng - AROUND, lat - AROUND, lng + AROUND, lat + AROUND];
}

/** The query parameter for the view: west, south, east, north. */
const BOX = "bbox";
/** A precision of ten metres, so that equal views have equal addresses. */
const DECIMALS = 4;
const MAX_LNG = 180;
const MAX_LAT = 90;

/** Parses the view; undefined for anything but a valid box. */
function parseBox(search: URLSearchParams): MapBox | undefined {
  const parts = (search.get(BOX) ?? "").split(",").map((part) => (part === "" ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  if (parts.length !== 4 || west === undefined || south === undefined || east === undefined) return undefined;
  if (north === undefined || !parts.every(Number.isFinite)) return undefined;
  if (west >= east || south >= north || west < -MAX_LNG || east > MAX_LNG) return undefined;
  return south < -MAX_LAT || north > MAX_LAT ? undefined : [west, south, east, north];
}

function setBox(search: URLSearchParams, box: MapBox) {
  search.set(BOX, box.map((degrees) => degrees.toFixed(DECIMALS)).join(","));
}

function isInMapBox([west, south, east, north]: MapBox, { lng, lat }: { lng: number; lat: number }) {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
