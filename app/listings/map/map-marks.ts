import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getMapPosition, getOwnPosition } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import { toPlace } from "../card/listing-summary.ts";
import { joinMarks, MARK_SIZE } from "./join-marks.ts";
import { type MapView, mapSize, toProjection } from "./map-view.ts";

/** With more homes the list beside the map has one row for each mark. */
export const MOST_ROWS = 60;

export type HomeMark<Listing> = {
  x: number;
  y: number;
  /** Text in the mark: "$2.7M", "3 from $1.6M". */
  label: string;
  /** From north to south. */
  listings: readonly Listing[];
  /** None of its homes is drawn where it is: their positions are not known. */
  isSuburb: boolean;
};

/** Every home in view at one mark; suburbs' marks and homes near one another are joined. */
export function findMarks<Listing extends AnyListing>(listings: readonly Listing[], view: MapView) {
  const { spots, ...others } = toSpots(listings, view);
  const joined = joinMarks(spots, ({ members }) => toLabel(members).length);
  const marks = joined.map(({ x, y, members }): HomeMark<Listing> => {
    return {
      x: Math.round(x),
      y: Math.round(y),
      label: toLabel(members),
      listings: members.toSorted((a, b) => b.coordinates.lat - a.coordinates.lat),
      isSuburb: !members.some(getOwnPosition),
    };
  });
  return { marks, ...others };
}

/** The lowest price of its homes, and how many there are if it is not one. */
function toLabel(listings: readonly AnyListing[]) {
  const price = toLowestPrice(listings);
  if (!price) return formatCount(listings.length, "home");
  if (listings.length > 1) return `${formatNumber(listings.length)} from ${price}`;
  return listings[0]?.priceTo === undefined ? price : `from ${price}`;
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

const RANGE = " – ";
const NAMED_SUBURBS = 2;

export const IN_SUBURB = "mark in the middle of the suburb";

/** Names a mark on the map and in the list: "Freshwater, 4 homes, from $1.9M". */
export function describeMark({ listings, isSuburb }: HomeMark<AnyListing>) {
  const [only] = listings;
  if (only && listings.length === 1)
    return isSuburb
      ? `${only.suburb}, 1 home, ${toPrice(only)}, ${IN_SUBURB}`
      : `${toPlace(only)}, ${toPrice(only)}`;
  const from = toLowestPrice(listings);
  return [
    nameSuburbs(countSuburbs(listings)),
    formatCount(listings.length, "home"),
    from && `from ${from}`,
    isSuburb && IN_SUBURB,
  ]
    .filter(Boolean)
    .join(", ");
}

export function toPrice(listing: AnyListing) {
  return toPriceLine(listing, { isShort: true });
}

/** The one suburb of all homes of a mark; undefined where there are several. */
export function getOnlySuburb(listings: readonly AnyListing[]) {
  const [suburb, ...others] = countSuburbs(listings);
  return others.length === 0 ? suburb : undefined;
}

/** With the most homes first. */
function countSuburbs(listings: readonly AnyListing[]) {
  const counts = new Map<string, number>();
  for (const { suburb } of listings) counts.set(suburb, (counts.get(suburb) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([suburb]) => suburb);
}

function nameSuburbs(suburbs: readonly string[]) {
  const more = suburbs.length - NAMED_SUBURBS;
  if (more <= 0) return suburbs.join(" and ");
  const named = suburbs.slice(0, NAMED_SUBURBS).join(", ");
  return `${named} and ${formatNumber(more)} more ${more === 1 ? "suburb" : "suburbs"}`;
}

/** The lower end as its page prints it, or shorter and exact: $1.84M, $735K; none where no page prints a figure. */
function toLowestPrice(listings: readonly AnyListing[]) {
  let lowest: AnyListing | undefined;
  for (const listing of listings)
    if ((!lowest || listing.price < lowest.price) && getPrintedPrices(listing)) lowest = listing;
  const [printed] = lowest ? toPrice(lowest).split(RANGE) : [];
  return printed
    ?.replace(/^\$(\d+),(\d{3}),000$/, (_, millions, rest) => `$${Number(`${millions}.${rest}`)}M`)
    .replace(/^\$(\d+),000$/, "$$$1K");
}
