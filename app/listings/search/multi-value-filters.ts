import { type FilterWord, filterWords, toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import type { SharedListing } from "#app/homes/record/shared-listing.ts";
import { isDay } from "#app/region/calendar-day.ts";
import { formatWeekday } from "#app/region/format.ts";
import type { AnyFilters, Filter } from "./filters.ts";

export type MultiValueFilter<Listing> = Filter<Listing> & Required<Pick<Filter<Listing>, "multiple">>;

type Definition<Listing> = Pick<Filter<Listing>, "label" | "isPlace"> & {
  toLabel?: (value: string) => string;
  /** The known values, in their order in an address. `suburbs` are the known names; `asked` is in lower case. */
  toKnown: (suburbs: readonly string[], asked: ReadonlySet<string>) => readonly string[];
  getValues: (listing: Listing) => readonly string[];
  /** A home must have all chosen values, not only one. */
  needsAll?: true;
  /** Set by search words and links; the form has no field for it. */
  isHidden?: true;
};

/** A filter of several values, such as "pool,study". Unknown ones are ignored. */
function toMultiValueFilter<Listing>(definition: Definition<Listing>): MultiValueFilter<Listing> {
  const { label, isPlace, toLabel = String, toKnown, getValues, needsAll = false, isHidden } = definition;
  return {
    label,
    none: "",
    ...(!isHidden && { isMore: true }),
    isPlace,
    multiple: { getValues, needsAll },
    parse(text, suburbs) {
      const asked = new Set(text.toLowerCase().split(","));
      return toKnown(suburbs, asked)
        .filter((value) => asked.has(value.toLowerCase()))
        .join();
    },
    toTest(value) {
      const wanted = value.split(",");
      if (needsAll) return (listing) => wanted.every((each) => getValues(listing).includes(each));
      return (listing) => getValues(listing).some((each) => wanted.includes(each));
    },
    toChip: toLabel,
  };
}

/** Homes that have all chosen features. */
export const featureFilter = toMultiValueFilter<{ filterWords: readonly FilterWord[] }>({
  label: "Features",
  toLabel: toFilterLabel,
  toKnown: () => filterWords,
  getValues: (listing) => listing.filterWords,
  needsAll: true,
});

/** Homes in any of several suburbs; the select beside it takes a single one (spec §5.3, §5.4). */
export const suburbsFilter = toMultiValueFilter<{ suburb: string; isNamesake?: boolean }>({
  label: "Suburbs",
  isPlace: true,
  toKnown: (suburbs) => [...new Set(suburbs)].toSorted(),
  getValues: ({ suburb, isNamesake }) => (isNamesake ? [] : [suburb]),
});

export const typesFilter = toMultiValueFilter<{ propertyType?: string }>({
  label: "Types",
  toKnown: () => homeTypes.map(({ name }) => name),
  getValues: ({ propertyType }) => (propertyType ? [propertyType] : []),
});

/** Homes that go to auction. A home that was passed in counts again once it has a new auction day. */
export const methodFilter = toMultiValueFilter<Pick<SharedListing, "method" | "auction" | "auctionResult">>({
  label: "Auction",
  isHidden: true,
  toLabel: toFilterLabel,
  toKnown: () => ["auction"],
  getValues: ({ method, auction, auctionResult }) =>
    auction || (method === "auction" && !auctionResult) ? ["auction"] : [],
});

/** Homes that are open on any of the days. */
export const openFilter = toMultiValueFilter<Pick<SharedListing, "inspections">>({
  label: "Open",
  isHidden: true,
  toLabel: (day) => `Open ${formatWeekday(day)}`,
  toKnown: (_, asked) => [...asked].filter(isDay).sort(),
  getValues: ({ inspections }) => inspections.map(({ date }) => date),
});

/** A value and how many homes would be left if it were chosen: "Dee Why 3". One string keeps the page's data short. */
export type CountedOption = `${string} ${number}`;
export type CountedOptions = Readonly<Record<string, readonly CountedOption[]>>;

export type SplitOption = { value: string; left: string };

/** Splits at the last space, because a value may have spaces. */
export function splitOption(option: CountedOption): SplitOption {
  const end = option.lastIndexOf(" ");
  return { value: option.slice(0, end), left: option.slice(end + 1) };
}

/** Suburbs with homes, and the requested one even if it has none. */
export function findSuburbs({ suburbs = [] }: CountedOptions, { suburb: asked }: AnyFilters) {
  const names = suburbs.map((option) => splitOption(option).value);
  return !asked || names.includes(String(asked)) ? names : [...names, String(asked)].toSorted();
}
