import { href } from "react-router";
import { toTypeOptions } from "#app/homes/record/home-types.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatLandSize } from "#app/region/format.ts";
import {
  type FilteredList,
  type FilterOption,
  type Filters,
  locationFilter,
  toOptionFilter,
  toSuburbFilter,
  typeField,
} from "../search/filters.ts";
import { sharedFilters } from "../search/link-filters.ts";
import { withSearch } from "../search/list-address.ts";
import { methodFilter } from "../search/multi-value-filters.ts";
import {
  isPriced,
  ownPrices,
  roomFilters,
  toBedroomsFilter,
  toLeastFilter,
  toPriceFilters,
} from "../search/number-filters.ts";

/** The overlapping price bands of spec §5.3 and §9.5: "$2M-$3M" means 2M and more. */
export const salePrices = [
  { value: "any", label: "Any price" },
  { value: "0-750k", label: "Under $750K", matches: isPriced({ below: 750_000 }) },
  { value: "750k-1m", label: "$750K-$1M", matches: isPriced({ from: 750_000, below: 1_000_000 }) },
  { value: "1m-2m", label: "$1M-$2M", matches: isPriced({ from: 1_000_000, below: 2_000_000 }) },
  {
    value: "2m+",
    label: "$2M-$3M",
    matches: isPriced({ from: 2_000_000 }),
    note: { text: "includes homes above $3M", appliesTo: ({ price }) => price > 3_000_000 },
  },
  { value: "3m+", label: "$3M+", matches: isPriced({ from: 3_000_000 }) },
  { value: "4m+", label: "$4M+", matches: isPriced({ from: 4_000_000 }) },
] as const satisfies Options;

export const saleBeds = [
  { value: "any", label: "Any beds" },
  { value: "1", label: "1+ beds", matches: ({ beds = 0 }) => beds >= 1 },
  { value: "2", label: "2+ beds", matches: ({ beds = 0 }) => beds >= 2 },
  { value: "3", label: "3+ beds", matches: ({ beds = 0 }) => beds >= 3 },
  { value: "4", label: "4+ beds", matches: ({ beds = 0 }) => beds >= 4 },
] as const satisfies Options;

/** The specification's select offers two types. The others match "Any type", or by a link. */
const allTypes = toTypeOptions((name) => name.toLowerCase());

export const saleTypes = [
  { value: "any", label: "Any type" },
  ...allTypes.slice(0, 2),
] as const satisfies Options;

/** "2,000 sqm of land or more"; "1 ha" for a hectare. */
function toLandLabel(sqm: number) {
  return `${sqm === 10_000 ? "1 ha" : formatLandSize(sqm)} of land or more`;
}

type Options = readonly FilterOption<SaleListing>[];

/** The home page's bands end with "$2M+". A function, so that bundles of the lists do not include it. */
export function toHeroPrices() {
  return salePrices
    .slice(0, 5)
    .map(({ value, label }) => ({ value, label: value === "2m+" ? "$2M+" : label }));
}

/** In the order of the parameters in an address. */
export const saleList = {
  path: href("/listings"),
  hasSales: true,
  filters: {
    location: locationFilter,
    price: toOptionFilter({ label: "Price", opens: ownPrices }, salePrices),
    beds: toOptionFilter({ label: "Bedrooms" }, saleBeds),
    type: toOptionFilter(typeField, saleTypes, allTypes.slice(2)),
    suburb: toSuburbFilter({ value: "any", label: "Any suburb" }),
    ...toPriceFilters("sale"),
    bedrooms: toBedroomsFilter([5, 6]),
    ...roomFilters,
    land: toLeastFilter<SaleListing>({
      label: "Land size",
      any: "Any land size",
      steps: [300, 500, 1_000, 2_000, 10_000, 40_000],
      toLabel: toLandLabel,
      getNumber: ({ landSize = 0 }) => landSize,
    }),
    method: methodFilter,
    ...sharedFilters,
  },
} satisfies FilteredList<SaleListing, string>;

type SaleFilters = Filters<keyof typeof saleList.filters>;

/** The rentals list with the filters that both lists share (spec §2.5). */
export function toSimilarRentalsHref({ location, beds, type, suburb }: SaleFilters) {
  const search = new URLSearchParams();
  if (location) search.set("location", location);
  if (beds !== "any") search.set("beds", beds === "4" ? "4+" : beds);
  if (type === "house") search.set("type", "House");
  if (type === "apartment") search.set("type", "Apartment");
  if (suburb) search.set("suburb", suburb);
  return withSearch(href("/rentals"), search);
}
