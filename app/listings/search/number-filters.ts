import { walks } from "#app/agency/folder/places.ts";
import type { Located } from "#app/homes/record/place/listing-address.ts";
import { getFirstWalk } from "#app/homes/record/place/walks.ts";
import { formatNumber } from "#app/region/format.ts";
import { parseAmount, parseWeeklyRent } from "#app/ui/form/amount.ts";
import type { AnyFilters, Filter } from "./filters.ts";

export type ListKind = "sale" | "rent";

const MOST_MILLIONS = 100;
const LEAST_DOLLARS = 10_000;

type Least<Listing> = {
  label: string;
  /** The option that filters nothing. */
  any: string;
  /** The numbers that the select offers; an address may have any other. */
  steps: readonly number[];
  toLabel: (least: number) => string;
  getNumber: (listing: Listing) => number;
};

/** Homes with at least so many rooms, or so much land. */
export function toLeastFilter<Listing>({
  label,
  any,
  steps,
  toLabel,
  getNumber,
}: Least<Listing>): Filter<Listing> {
  return {
    label,
    none: "any",
    isMore: true,
    parse: (text) => (/^[1-9]\d{0,6}$/.test(text) ? text : "any"),
    toTest: (least) => (listing) => getNumber(listing) >= Number(least),
    field: { toOptions: (_, chosen) => toNumberOptions({ any, steps, toLabel }, chosen) },
    toChip: (least) => toLabel(Number(least)),
  };
}

/** A number from the address stands among those of the select. */
function toNumberOptions(
  { any, steps, toLabel }: Pick<Least<unknown>, "any" | "steps" | "toLabel">,
  chosen: string,
) {
  const all = new Set([...steps, ...(chosen === "any" ? [] : [Number(chosen)])]);
  const options = [...all].sort((one, other) => one - other);
  return [
    { value: "any", label: any },
    ...options.map((value) => ({ value: String(value), label: toLabel(value) })),
  ];
}

type Roomed = { beds?: number; baths?: number; cars?: number };

/** Bedrooms at least, where the specification's select asks for so many and no more, or ends: in words, or by a link. */
export function toBedroomsFilter(steps: readonly number[]): Filter<Roomed> {
  const filter = toLeastFilter<Roomed>({
    label: "Number of bedrooms",
    any: "Any bedrooms",
    steps,
    toLabel: (least) => `${least}+ bedrooms`,
    getNumber: ({ beds = 0 }) => beds,
  });
  return { ...filter, isAskedElsewhere: true };
}

const walkOptions = { any: "Any walk", steps: [5, 10, 15, 20], toLabel: toWalkLabel };

/** Whether a search asks for the walk. */
export function isWalkAsked({ walk = walkFilter.none, sort }: AnyFilters) {
  return sort === "walk" || walk !== walkFilter.none;
}

/** Homes within a walk of the first place that the agency names; no filter of an agency that names none. */
export const walkFilter: Filter<Located> = {
  label: `Walk to ${walks[0]?.to}`,
  none: "any",
  isMore: true,
  parse: (text) => (walks.length > 0 && /^[1-9]\d?$/.test(text) ? text : "any"),
  toTest: (most) => (listing) => (getFirstWalk(listing)?.minutes ?? Number.POSITIVE_INFINITY) <= Number(most),
  ...(walks[0] && { field: { toOptions: (_, chosen) => toNumberOptions(walkOptions, chosen) } }),
  toChip: (most) => toWalkLabel(Number(most)),
};

function toWalkLabel(most: number) {
  return `${most} min walk to ${walks[0]?.to}`;
}

/** What both lists have. */
export const roomFilters = {
  baths: toLeastFilter<Roomed>({
    label: "Bathrooms",
    any: "Any baths",
    steps: [1, 2, 3],
    toLabel: (least) => `${least}+ baths`,
    getNumber: ({ baths = 0 }) => baths,
  }),
  parking: toLeastFilter<Roomed>({
    label: "Parking",
    any: "Any parking",
    steps: [1, 2, 3],
    toLabel: (least) => `${least}+ car spaces`,
    getNumber: ({ cars = 0 }) => cars,
  }),
};

/** Whether the price is in a band, or the upper end of a guide is; never a price that nobody has said. */
export function isPriced({
  from = 0,
  to = Number.POSITIVE_INFINITY,
  below = Number.POSITIVE_INFINITY,
}: {
  from?: number;
  to?: number;
  below?: number;
}) {
  const isWithin = (each: number) => each > 0 && each >= from && each <= to && each < below;
  return ({ price, priceTo = price }: { price: number; priceTo?: number }) =>
    isWithin(price) || isWithin(priceTo);
}

type Priced = { price: number; priceTo?: number; priceBelow?: number };

/** What the select of the price bands opens. */
export const ownPrices = { label: "Own amounts", names: ["min", "max"] } as const;

/**
 * A lowest and a highest price of one's own, beside the bands; a rent is dollars a week. A guide matches with either end, and a
 * hidden price by its band, so that nothing is told of it. A lowest price above the highest is taken the other way round.
 */
export function toPriceFilters(kind: ListKind) {
  const word = kind === "sale" ? "price" : "rent";
  const parse = (text: string) => {
    const amount = kind === "sale" ? parseAmount(text) : parseWeeklyRent(text);
    return amount ? String(toDollars(amount, kind)) : "";
  };
  const format = (dollars: string) => `$${formatNumber(Number(dollars))}`;
  return {
    min: {
      label: `Lowest ${word}`,
      none: "",
      isMore: true,
      isAmount: true,
      parse,
      toTest(min, { max }) {
        const { least } = toPriceRange(min, max);
        return (listing) => listing.price > 0 && getHighest(listing) >= least;
      },
      toNote: (min, { max }) =>
        toPriceRange(min, max).isSwapped
          ? { text: `lowest ${word} above the highest, so we swapped them` }
          : undefined,
      toChip: (least) => `From ${format(least)}`,
    },
    max: {
      label: `Highest ${word}`,
      none: "",
      isMore: true,
      isAmount: true,
      parse,
      toTest(max, { min }) {
        const { most } = toPriceRange(min, max);
        return (listing) => listing.price > 0 && listing.price <= most;
      },
      toChip: (most) => `Up to ${format(most)}`,
    },
  } satisfies Record<string, Filter<Priced>>;
}

/** Of two filters, either of which may not be set. */
export function toPriceRange(min: string | number | undefined, max: string | number | undefined) {
  const [low, high] = [Number(min || 0), Number(max || Number.POSITIVE_INFINITY)];
  return { least: Math.min(low, high), most: Math.max(low, high), isSwapped: low > high };
}

/** Below the end of its band, for a price that is hidden. */
function getHighest({ price, priceTo = price, priceBelow }: Priced) {
  return priceBelow === undefined ? priceTo : priceBelow - 1;
}

/** "3.5" for a home for sale is millions, "850" thousands. */
export function toDollars(amount: number, kind: ListKind) {
  if (kind === "rent" || amount >= LEAST_DOLLARS) return Math.round(amount);
  return Math.round(amount * (amount < MOST_MILLIONS ? 1_000_000 : 1000));
}
