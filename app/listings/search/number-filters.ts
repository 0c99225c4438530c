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
  /** The label of the option that filters nothing. */
  any: string;
  /** Numbers in the select; an address may have any other. */
  steps: readonly number[];
  toLabel: (least: number) => string;
  getNumber: (listing: Listing) => number;
};

/** A filter for a minimum number of rooms or amount of land. */
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

/** Adds the number from the address to those of the select. */
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

/** A minimum number of bedrooms that the specification's select does not offer; set by words or a link. */
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

/** Whether a search filters or sorts by the walk. */
export function isWalkAsked({ walk = walkFilter.none, sort }: AnyFilters) {
  return sort === "walk" || walk !== walkFilter.none;
}

/** Homes within a walk of the first place that the agency names. Never set if it names none. */
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

/** Tests a price, or the upper end of a price guide, against a band. A price that is not given fails. */
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

/** The fields that open beside the price select. */
export const ownPrices = { label: "Own amounts", names: ["min", "max"] } as const;

/**
 * Filters for a lowest and a highest price, in dollars (a week, for rent). A price guide matches with either end. A
 * hidden price matches by its band, so that searches cannot reveal it. Swapped limits are corrected.
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

/** Either limit may be unset. Swapped limits are corrected. */
export function toPriceRange(min: string | number | undefined, max: string | number | undefined) {
  const [low, high] = [Number(min || 0), Number(max || Number.POSITIVE_INFINITY)];
  return { least: Math.min(low, high), most: Math.max(low, high), isSwapped: low > high };
}

/** For a hidden price, the upper end of its band. */
function getHighest({ price, priceTo = price, priceBelow }: Priced) {
  return priceBelow === undefined ? priceTo : priceBelow - 1;
}

/** For homes for sale, "3.5" means millions and "850" thousands. */
export function toDollars(amount: number, kind: ListKind) {
  if (kind === "rent" || amount >= LEAST_DOLLARS) return Math.round(amount);
  return Math.round(amount * (amount < MOST_MILLIONS ? 1_000_000 : 1000));
}
