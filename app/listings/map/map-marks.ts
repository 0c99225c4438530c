import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getMapPosition } from "#app/homes/record/place/listing-address.ts";
import { formatNumber } from "#app/region/format.ts";
import { joinMarks, MARK_SIZE } from "./join-marks.ts";
import { type MapView, mapSize, toProjection } from "./map-view.ts";

/** With more homes a mark says how many it stands for, and the list beside the map has one row for each mark. */
export const MOST_ROWS = 60;

export type HomeMark<Listing> = {
  x: number;
  y: number;
  /** From north to south. */
  listings: readonly Listing[];
  /** The number of its first home in the list. */
  first: number;
  /** It is one home that may be drawn where it is. */
  isOwn: boolean;
};

export type FoundMarks<Listing> = {
  marks: HomeMark<Listing>[];
  /** Homes in this part of the map. */
  inView: number;
  /** Homes elsewhere on the coast. */
  outside: number;
  /** Suburbs of homes that no part of the map has, each once. */
  unknown: string[];
};

/** Every home in view at one mark; suburbs' marks and homes near one another are joined. */
export function findMarks<Listing extends AnyListing>(
  listings: readonly Listing[],
  view: MapView,
): FoundMarks<Listing> {
  const { spots, inView, outside, unknown } = toSpots(listings, view);
  const digits = String(inView).length;
  const hasRows = inView <= MOST_ROWS;
  const joined = joinMarks(spots, ({ members }) => {
    if (!hasRows) return formatNumber(members.length).length;
    return members.length > 1 ? 2 * digits + 1 : digits;
  });
  let first = 1;
  const marks = joined.map(({ x, y, members }) => {
    const [only] = members;
    const mark = {
      x: Math.round(x),
      y: Math.round(y),
      listings: hasRows ? members.toSorted((a, b) => b.coordinates.lat - a.coordinates.lat) : members,
      first,
      isOwn: only !== undefined && members.length === 1 && getMapPosition(only)?.isOwn === true,
    };
    first += members.length;
    return mark;
  });
  return { marks, inView, outside, unknown };
}

/** Homes at one place, or so close that their marks would lie over one another. */
function toSpots<Listing extends AnyListing>(listings: readonly Listing[], view: MapView) {
  const project = toProjection(view);
  const spots = new Map<string | number, { x: number; y: number; members: Listing[] }>();
  const unknown = new Set<string>();
  let [inView, outside] = [0, 0];
  for (const listing of listings) {
    const where = getMapPosition(listing);
    if (!where) {
      unknown.add(listing.suburb);
      continue;
    }
    const { x, y } = project(where.point);
    if (x < 0 || y < 0 || x > mapSize.width || y > mapSize.height) {
      outside += 1;
      continue;
    }
    inView += 1;
    const key = where.isOwn ? toCell(x, y) : listing.suburb;
    const spot = spots.get(key);
    if (spot) spot.members.push(listing);
    else spots.set(key, { x, y, members: [listing] });
  }
  return { spots: [...spots.values()], inView, outside, unknown: [...unknown] };
}

/** Two homes in a cell of this size are always joined. */
const CELL = MARK_SIZE / 2;
const CELLS_ACROSS = 1_000;

function toCell(x: number, y: number) {
  return Math.floor(y / CELL) * CELLS_ACROSS + Math.floor(x / CELL);
}
