import { places } from "#app/agency/folder/places.ts";
import type { PlacedSuburb } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingPath } from "#app/homes/record/listing-links.ts";
import { getMapPosition, getOwnPosition } from "#app/homes/record/place/listing-address.ts";
import { describeFacts } from "../card/listing-facts.ts";
import { toPlace, toRemark } from "../card/listing-summary.ts";
import { countOptions } from "../search/count-options.ts";
import {
  type AnyFilters,
  type AnyList,
  type FilteredList,
  type Filters,
  findListings,
  findSet,
  toFilterHref,
  toFilterSearch,
} from "../search/filters.ts";
import { parseListView, requireCanonical, withSearch } from "../search/list-address.ts";
import type { CountedOptions } from "../search/multi-value-filters.ts";
import { isWalkAsked } from "../search/number-filters.ts";
import { findLooser, findNotes, type OtherSearch } from "../search/other-homes.ts";
import { noteUnknown, UNKNOWN } from "../search/unknown-values.ts";
import {
  describeMark,
  findMarks,
  getOnlySuburb,
  type HomeMark,
  IN_SUBURB,
  MOST_ROWS,
  toPrice,
} from "./map-marks.ts";
import {
  findMoves,
  type MapView,
  mapParameters,
  parseMapView,
  setMapView,
  toFittingView,
  toMapView,
  toProjection,
  zooms,
} from "./map-view.ts";

export type MapRow = { href: string; place: string; price: string; facts: string };

export type MapMark = {
  x: number;
  y: number;
  /** Text in the mark and before its row. */
  label: string;
  name: string;
  /** A home's page, a closer look, or where closer than the map goes, the homes in the list. */
  href: string;
  isGroup: boolean;
  /** Its homes, where all homes of the map have a row. */
  rows: readonly MapRow[];
};

/** What the page of a map shows of a list. */
export type ListMap = {
  path: string;
  filters: AnyFilters;
  view: MapView;
  marks: readonly MapMark[];
  /** Whether each home has a row beside the map; with more homes, each mark has one. */
  hasRows: boolean;
  inView: number;
  /** Homes beside the drawing. */
  outside: number;
  /** The suburbs of homes that are nowhere on the map. */
  unknown: readonly string[];
  found: number;
  /** Searches that find something, where this one finds nothing. */
  looser: readonly OtherSearch[];
  notes: readonly string[];
  moves: readonly { label: string; sign: string; href: string }[];
  /** The same search wherever the map has been moved to. */
  hereHref?: string;
  /** The map of all that is found. */
  allHref: string;
  listHref: string;
  options: CountedOptions;
};

/** The map of a list at `path`: the same filters, and a step of zoom and a middle in the address. */
export function createListMap<Listing extends AnyListing, Name extends string>(
  list: FilteredList<Listing, Name>,
  path: string,
) {
  const mapList = { ...list, path };

  /**
   * Redirects to the canonical address. `matching` are those of the listings that the visitor's words mean, `placed` suburbs
   * that only the office has put on the map.
   */
  function show(
    address: URLSearchParams,
    listings: readonly Listing[],
    asked: Filters<Name>,
    matching: readonly Listing[],
    placed: readonly PlacedSuburb[] = [],
  ): ListMap {
    const moved = parseMapView(address);
    const filters = { ...asked, ...parseListView(new URLSearchParams()) };
    const canonical = toSearch(moved);
    const dropped = noteUnknown(list, address, filters, canonical);
    requireCanonical(path, address, canonical);
    const found = findListings(list, matching, filters);
    const anywhere = dropPlace(list, filters);
    const suburb = "suburb" in asked ? String(asked.suburb) : "";
    const known = [...places, ...placed].filter(({ name }) => name === suburb);
    const view = moved ?? toFittingView(toPoints(found) ?? known);

    function toSearch(other: MapView | undefined, chosen: AnyFilters = filters) {
      const search = toFilterSearch(mapList, chosen);
      if (other) setMapView(search, other);
      return search;
    }

    function toHref(other: MapView | undefined, chosen?: AnyFilters) {
      return withSearch(path, toSearch(other, chosen));
    }

    /** A group that is all at one place, or at the last step, leads to its homes in the list. */
    function toMarkHref(mark: HomeMark<Listing>) {
      const [only, ...others] = mark.listings;
      if (only && others.length === 0) return toListingPath(only);
      const closer = zooms.find((zoom) => zoom === view.zoom + 1);
      if (closer) return toHref(toMapView(closer, toMiddle(mark, view)));
      const suburb = getOnlySuburb(mark.listings);
      return toFilterHref(list, suburb ? { ...filters, suburb } : filters);
    }

    const { marks, inView, outside, unknown } = findMarks(found, view);
    const hasRows = inView <= MOST_ROWS;
    const toShownRow = (listing: Listing) => toRow(listing, isWalkAsked(filters));
    return {
      path,
      filters,
      view,
      marks: marks.map((mark) =>
        toMapMark(mark, toMarkHref(mark), hasRows ? mark.listings.map(toShownRow) : []),
      ),
      hasRows,
      inView,
      outside,
      unknown,
      found: found.length,
      looser: found.length > 0 ? [] : findLooser({ list: mapList, listings, matching, filters }),
      notes: [...findNotes({ list, filters }, found), ...dropped],
      moves: findMoves(view).map(({ view: other, ...move }) => ({ ...move, href: toHref(other) })),
      hereHref: moved && anywhere && toHref(moved, anywhere),
      allHref: toHref(undefined),
      listHref: toFilterHref(list, filters),
      options: countOptions({ list, listings, matching, filters, found }),
    };
  }

  return { list: mapList, parameters: [...Object.keys(list.filters), ...mapParameters, UNKNOWN], show };
}

/** Without the filters that say where, as in a search of what the map shows; undefined where none is set. */
function dropPlace(list: AnyList, filters: AnyFilters): AnyFilters | undefined {
  const set = findSet(list, filters).filter(({ filter }) => filter.isPlace);
  if (set.length === 0) return undefined;
  return { ...filters, ...Object.fromEntries(set.map(({ name, filter }) => [name, filter.none])) };
}

/** Of the homes; without any, a search shows where it searched. */
function toPoints(listings: readonly AnyListing[]) {
  const points = listings.flatMap((listing) => getMapPosition(listing)?.point ?? []);
  return points.length > 0 ? points : undefined;
}

function toMapMark(mark: HomeMark<AnyListing>, href: string, rows: readonly MapRow[]): MapMark {
  const { x, y, label, listings } = mark;
  return {
    x,
    y,
    label,
    name: describeMark(mark),
    href,
    isGroup: listings.length > 1,
    rows,
  };
}

function toRow(listing: AnyListing, asksWalk: boolean): MapRow {
  return {
    href: toListingPath(listing),
    place: toPlace(listing),
    price: toPrice(listing),
    facts: [
      describeFacts(listing),
      toRemark(listing, asksWalk),
      getOwnPosition(listing) ? undefined : IN_SUBURB,
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

function toMiddle({ x, y }: { x: number; y: number }, view: MapView) {
  const project = toProjection(view);
  const { middle } = view;
  const at = project(middle);
  const step = project({ lat: middle.lat - 1, lng: middle.lng + 1 });
  return { lat: middle.lat - (y - at.y) / (step.y - at.y), lng: middle.lng + (x - at.x) / (step.x - at.x) };
}
