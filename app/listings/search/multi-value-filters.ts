import { type FilterWord, filterWords, toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import { homeTypes } from "#app/homes/record/home-types.ts";
import type { SharedListing } from "#app/homes/record/shared-listing.ts";
import { isDay } from "#app/region/calendar-day.ts";
import { formatWeekday } from "#app/region/format.ts";
import type { AnyFilters, Filter } from "./filters.ts";

export type MultiValueFilter<Listing> = Filter<Listing> & Required<Pick<Filter<Listing>, "multiple">>;

type Definition<Listing> = Pick<Filter<Listing>, "label" | "isPlace"> & {
  toLabel?: (value: string) => string;
  /** The values that there are, in their order in an address; `suburbs` are the known names, `asked` in small letters. */
  toKnown: (suburbs: readonly string[], asked: ReadonlySet<string>) => readonly string[];
  getValues: (listing: Listing) => readonly string[];
  /** A home needs every value that is chosen, not only one of them. */
  needsAll?: true;
  /** Asked for in words and by links; the form has no field for it. */
  isHidden?: true;
};

/** A filter of several values, "pool,study". Unknown ones count as not given. */
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

/** Homes that have all of some features. */
export const featureFilter = toMultiValueFilter<{ filterWords: readonly FilterWord[] }>({
  label: "Features",
  toLabel: toFilterLabel,
  toKnown: () => filterWords,
  getValues: (listing) => listing.filterWords,
  needsAll: true,
});

/** Homes in one of some suburbs; the select beside it has one alone (spec §5.3, §5.4). */
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

/** Homes that go to auction. One that was passed in does not, until it has a new day. */
export const methodFilter = toMultiValueFilter<Pick<SharedListing, "method" | "auction" | "auctionResult">>({
  label: "Auction",
  isHidden: true,
  toLabel: toFilterLabel,
  toKnown: () => ["auction"],
  getValues: ({ method, auction, auctionResult }) =>
    auction || (method === "auction" && !auctionResult) ? ["auction"] : [],
});

/** Homes that are open on one of some days. */
export const openFilter = toMultiValueFilter<Pick<SharedListing, "inspections">>({
  label: "Open",
  isHidden: true,
  toLabel: (day) => `Open ${formatWeekday(day)}`,
  toKnown: (_, asked) => [...asked].filter(isDay).sort(),
  getValues: ({ inspections }) => inspections.map(({ date }) => date),
});

/** A value that some home of the list has, and how many homes choosing it would leave: "Dee Why 3", short for a page's data. */
export type CountedOption = `${string} ${number}`;
export type CountedOptions = Readonly<Record<string, readonly CountedOption[]>>;

export type SplitOption = { value: string; left: string };

/** A value may have spaces, "Dee Why 3". */
export function splitOption(option: CountedOption): SplitOption {
  const end = option.lastIndexOf(" ");
  return { value: option.slice(0, end), left: option.slice(end + 1) };
}

/** The suburbs with homes; the one asked for is among them even when nothing is there. */
export function findSuburbs({ suburbs = [] }: CountedOptions, { suburb: asked }: AnyFilters) {
  const names = suburbs.map((option) => splitOption(option).value);
  return !asked || names.includes(String(asked)) ? names : [...names, String(asked)].toSorted();
}
