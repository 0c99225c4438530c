import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingPath } from "#app/homes/record/listing-links.ts";
import { getMapPosition, type MapPosition } from "#app/homes/record/place/listing-address.ts";
import { getPrintedPrices, toPriceLine } from "#app/homes/record/price-line.ts";
import { describeFacts } from "#app/listings/card/listing-facts.ts";
import { toPlace, toRemarks } from "#app/listings/card/listing-summary.ts";
import type { MapPlace } from "#app/map/drawing/map-place.ts";
import { isOnMap } from "#app/map/folder/map.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import { pictureUrl } from "#app/ui/picture/picture-address.ts";

/** A home, or all homes of a suburb. */
export type MapRow = {
  href: string;
  name: string;
  price?: string;
  facts?: readonly string[];
  place: MapPlace;
  /** Whether the home is outside the view in the address. */
  isHidden: boolean;
};

export type MappedHome<Listing extends AnyListing = AnyListing> = { listing: Listing } & MapPosition;

/** Pixels: the width of a card on a high-density screen. */
const PICTURE_WIDTH = 640;
const RANGE = " – ";
const IN_SUBURB = "mark in the middle of the suburb";

/** Finds the homes that the map can show, and the suburbs of the others. */
export function findMapped<Listing extends AnyListing>(listings: readonly Listing[]) {
  const homes: MappedHome<Listing>[] = [];
  const unknown = new Set<string>();
  for (const listing of listings) {
    const position = getMapPosition(listing);
    if (position && isOnMap(position.point)) homes.push({ listing, ...position });
    else unknown.add(listing.suburb);
  }
  return { homes, unknown: [...unknown] };
}

type RowOptions = { asksWalk: boolean; isShown: (home: MappedHome) => boolean };

/** Makes a row for each home, from north to south. */
export function toHomeRows(homes: readonly MappedHome[], { asksWalk, isShown }: RowOptions): MapRow[] {
  const ranks = toRanks(homes.map(({ listing }) => listing));
  return homes
    .toSorted((a, b) => b.point.lat - a.point.lat)
    .map((home) => {
      const { listing, point, isOwn } = home;
      const [picture] = listing.pictures;
      const facts = [describeFacts(listing), ...toRemarks(listing, asksWalk), isOwn ? "" : IN_SUBURB];
      return {
        href: toListingPath(listing),
        name: toPlace(listing),
        price: toPrice(listing),
        facts: facts.filter(Boolean),
        isHidden: !isShown(home),
        place: {
          ...point,
          label: toLabel([listing]),
          from: toLowestPrice([listing]),
          rank: ranks.get(listing),
          homes: 1,
          ...(!isOwn && { isMiddle: true }),
          ...(!picture.words && { picture: pictureUrl(picture, PICTURE_WIDTH) }),
        },
      };
    });
}

/** Makes a row for each suburb, from north to south; `toHref` links to its homes. */
export function toSuburbRows(homes: readonly MappedHome[], toHref: (suburb: string) => string): MapRow[] {
  const suburbs = Map.groupBy(homes, ({ listing }) => listing.suburb);
  return [...suburbs]
    .map(([suburb, members]): MapRow => {
      const listings = members.map(({ listing }) => listing);
      const from = toLowestPrice(listings);
      const count = formatCount(members.length, "home");
      return {
        href: toHref(suburb),
        name: [suburb, count, from && `from ${from}`].filter(Boolean).join(", "),
        isHidden: false,
        place: {
          ...toMiddle(members),
          label: toLabel(listings),
          from,
          homes: members.length,
          isMiddle: true,
        },
      };
    })
    .toSorted((a, b) => b.place.lat - a.place.lat);
}

function toMiddle(homes: readonly MappedHome[]) {
  const sum = homes.reduce((all, { point }) => ({ lat: all.lat + point.lat, lng: all.lng + point.lng }), {
    lat: 0,
    lng: 0,
  });
  return { lat: sum.lat / homes.length, lng: sum.lng / homes.length };
}

/** The lowest price, with the number of homes if there are several. */
function toLabel(listings: readonly AnyListing[]) {
  const price = toLowestPrice(listings);
  if (!price) return formatCount(listings.length, "home");
  if (listings.length > 1) return `${formatNumber(listings.length)} from ${price}`;
  return listings[0]?.priceTo === undefined ? price : `from ${price}`;
}

/** Ranks of printed prices, so that the map's script can compare them without knowing withheld prices. */
function toRanks(listings: readonly AnyListing[]) {
  const printed = listings.filter((listing) => getPrintedPrices(listing));
  return new Map(printed.toSorted((a, b) => a.price - b.price).map((listing, rank) => [listing, rank]));
}

function toPrice(listing: AnyListing) {
  return toPriceLine(listing, { isShort: true });
}

/** The lowest printed price, shortened without rounding: $1.84M, $735K; undefined where none is printed. */
function toLowestPrice(listings: readonly AnyListing[]) {
  let lowest: AnyListing | undefined;
  for (const listing of listings)
    if ((!lowest || listing.price < lowest.price) && getPrintedPrices(listing)) lowest = listing;
  const [printed] = lowest ? toPrice(lowest).split(RANGE) : [];
  return printed
    ?.replace(/^\$(\d+),(\d{3}),000$/, (_, millions, rest) => `$${Number(`${millions}.${rest}`)}M`)
    .replace(/^\$(\d+),000$/, "$$$1K");
}
