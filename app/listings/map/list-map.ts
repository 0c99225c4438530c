import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingPath } from "#app/homes/record/listing-links.ts";
import { formatNumber } from "#app/region/format.ts";
import { toPlace } from "../card/listing-summary.ts";
import {
  type AnyFilters,
  type FilteredList,
  type Filters,
  findListings,
  toFilterHref,
  toFilterSearch,
} from "../search/filters.ts";
import { parseListView, requireCanonical, withSearch } from "../search/list-address.ts";
import { toSuburbOptions } from "../search/search-listings.ts";
import {
  describeFacts,
  describeMark,
  findMarks,
  getOnlySuburb,
  type HomeMark,
  MOST_ROWS,
  toPrice,
} from "./map-marks.ts";
import {
  findMoves,
  type MapView,
  mapParameters,
  parseMapView,
  setMapView,
  toMapView,
  toProjection,
  wholeCoast,
  zooms,
} from "./map-view.ts";

export type MapRow = { number: number; href: string; place: string; price: string; facts: string };

export type MapMark = {
  x: number;
  y: number;
  /** Text in the mark and before its row: the numbers of its homes, or how many there are. */
  label: string;
  name: string;
  /** The same after its number, for whoever hears the map. */
  said: string;
  /** A home's page, a closer look, or where closer than the map goes, the homes in the list. */
  href: string;
  isGroup: boolean;
  /** Its homes, where all homes of the map have a row. */
  rows: readonly MapRow[];
};

type Shown = ReturnType<ReturnType<typeof createListMap>["show"]>;

export type ListMap = Omit<Shown, "filters"> & { filters: AnyFilters };

/** The map of a list at `path`: the same filters, and a step of zoom and a middle in the address. */
export function createListMap<Listing extends AnyListing, Name extends string>(
  list: FilteredList<Listing, Name>,
  path: string,
) {
  const mapList = { ...list, path };

  /** Redirects to the canonical address. `matching` are those of the listings that the visitor's words mean. */
  function show(
    address: URLSearchParams,
    listings: readonly Listing[],
    asked: Filters<Name>,
    matching: readonly Listing[],
  ) {
    const view = parseMapView(address);
    const filters = { ...asked, ...parseListView(new URLSearchParams()) };
    const toHref = (other: MapView) => withSearch(path, toSearch(other));
    requireCanonical(path, address, toSearch(view));

    function toSearch(other: MapView) {
      const search = toFilterSearch(mapList, filters);
      setMapView(search, other);
      return search;
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

    const found = findListings(list, matching, filters);
    const { marks, inView, outside, unknown } = findMarks(found, view);
    const hasRows = inView <= MOST_ROWS;
    return {
      path,
      filters,
      view,
      marks: marks.map((mark) => toMapMark(mark, toMarkHref(mark), hasRows)),
      hasRows,
      inView,
      outside,
      unknown,
      found: found.length,
      moves: findMoves(view).map(({ label, view: other }) => ({ label, href: toHref(other) })),
      wholeHref: toHref(wholeCoast),
      listHref: toFilterHref(list, filters),
      suburbs: toSuburbOptions(listings, "suburb" in asked ? String(asked.suburb) : ""),
    };
  }

  return { list: mapList, parameters: [...Object.keys(list.filters), ...mapParameters], show };
}

function toMapMark(mark: HomeMark<AnyListing>, href: string, hasRows: boolean): MapMark {
  const { x, y, listings, first } = mark;
  const [label, name] = [toLabel(mark, hasRows), describeMark(mark)];
  return {
    x,
    y,
    label,
    name,
    said: hasRows ? `${label}: ${name}` : name,
    href,
    isGroup: listings.length > 1,
    rows: hasRows ? listings.map((listing, index) => toRow(listing, first + index)) : [],
  };
}

function toLabel({ listings, first }: HomeMark<AnyListing>, hasRows: boolean) {
  if (!hasRows) return formatNumber(listings.length);
  return listings.length > 1 ? `${first}–${first + listings.length - 1}` : String(first);
}

function toRow(listing: AnyListing, number: number): MapRow {
  return {
    number,
    href: toListingPath(listing),
    place: toPlace(listing),
    price: toPrice(listing),
    facts: describeFacts(listing),
  };
}

function toMiddle({ x, y }: { x: number; y: number }, view: MapView) {
  const project = toProjection(view);
  const { middle } = view;
  const at = project(middle);
  const step = project({ lat: middle.lat - 1, lng: middle.lng + 1 });
  return { lat: middle.lat - (y - at.y) / (step.y - at.y), lng: middle.lng + (x - at.x) / (step.x - at.x) };
}
