import { toOffer } from "#app/homes/record/listing-links.ts";
import type { OpenListing } from "#app/homes/record/open-times.ts";
import { isWorthNaming } from "#app/listings/search/unknown-values.ts";
import { formatShortDate } from "#app/region/format.ts";

type OpenFilter = {
  name: "day" | "offer" | "suburb";
  label: string;
  /** Label of the option that does not filter. */
  any: string;
  toValue: (open: OpenListing) => string;
  format?: (value: string) => string;
};

export type OpenField = Pick<OpenFilter, "name" | "label"> & {
  options: readonly { value: string; label: string }[];
};

/** In the order of the parameters in an address. */
const filters: readonly OpenFilter[] = [
  {
    name: "day",
    label: "Day",
    any: "All days",
    toValue: ({ time }) => time.date,
    format: (day) => formatShortDate(day).text,
  },
  {
    name: "offer",
    label: "For sale or rent",
    any: "Sale and rent",
    toValue: ({ listing }) => toOffer(listing),
    format: (offer) => `For ${offer}`,
  },
  { name: "suburb", label: "Suburb", any: "Any suburb", toValue: ({ listing }) => listing.suburb },
];

export const openParameters = filters.map(({ name }) => name);

/** Chosen values. Several are separated by commas, of which a home may have any. */
export type OpenChoice = Partial<Record<OpenFilter["name"], string>>;

/** Parses the chosen values, ignoring those that no open home has. */
export function parseOpenChoice(search: URLSearchParams, open: readonly OpenListing[]): OpenChoice {
  const chosen = filters.flatMap((filter) => {
    const wanted = new Set(findAsked(search, filter).map((value) => value.toLowerCase()));
    const values = findValues(open, filter).filter((value) => wanted.has(value.toLowerCase()));
    return values.length > 0 ? [[filter.name, values.join()] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Finds values of an address that no open home has, as they were written. */
export function findUnknown(search: URLSearchParams, open: readonly OpenListing[]) {
  return filters.flatMap((filter) => {
    const known = new Set(findValues(open, filter).map((value) => value.toLowerCase()));
    return findAsked(search, filter).filter((value) => isWorthNaming(value, known));
  });
}

function findAsked(search: URLSearchParams, { name }: OpenFilter) {
  return search.getAll(name).flatMap((text) => text.split(",").map((value) => value.trim()));
}

/** The canonical query of the page that starts after `from` homes. */
export function toOpenSearch(choice: OpenChoice, from = 0) {
  const search = new URLSearchParams();
  for (const { name } of filters) if (choice[name]) search.set(name, choice[name]);
  if (from > 0) search.set("from", String(from));
  return search;
}

/** The title of the page: "Open homes and inspection times, Sat 5 Dec, for rent, Manly". */
export function toOpenTitle(choice: OpenChoice) {
  const chosen = filters.flatMap(({ name, format = String }) =>
    (choice[name]?.split(",") ?? []).map((value) => format(value).replace(/^For /, "for ")),
  );
  return ["Open homes and inspection times", ...chosen].join(", ");
}

export function filterOpen(open: readonly OpenListing[], choice: OpenChoice): readonly OpenListing[] {
  return filters.reduce((left, { name, toValue }) => {
    const wanted = choice[name]?.split(",");
    return wanted ? left.filter((each) => wanted.includes(toValue(each))) : left;
  }, open);
}

export function toOpenFields(open: readonly OpenListing[]): OpenField[] {
  return filters.map((filter) => {
    const { name, label, any, format = String } = filter;
    const values = findValues(open, filter).map((value) => ({ value, label: format(value) }));
    return { name, label, options: [{ value: "any", label: any }, ...values] };
  });
}

function findValues(open: readonly OpenListing[], { toValue }: OpenFilter) {
  return [...new Set(open.map(toValue))].sort();
}
