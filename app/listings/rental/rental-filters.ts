import { href } from "react-router";
import { AVAILABLE_NOW } from "#app/homes/record/availability.ts";
import { toTypeOptions } from "#app/homes/record/home-types.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { isDay } from "#app/region/calendar-day.ts";
import { formatDayOfYear } from "#app/region/format.ts";
import {
  type Filter,
  type FilteredList,
  type FilterOption,
  locationFilter,
  toOptionFilter,
  toSuburbFilter,
  typeField,
} from "../search/filters.ts";
import { sharedFilters } from "../search/link-filters.ts";
import {
  isPriced,
  ownPrices,
  roomFilters,
  toBedroomsFilter,
  toPriceFilters,
} from "../search/number-filters.ts";

/** Rentals available by a day. A rental of which nobody said when does not match. */
const availableFilter: Filter<{ available?: string }> = {
  label: "Available by",
  none: "",
  isMore: true,
  isDay: true,
  parse: (text) => (isDay(text) ? text : ""),
  toTest:
    (day) =>
    ({ available }) =>
      available === AVAILABLE_NOW || (available !== undefined && available <= day),
  toChip: (day) => `Available by ${formatDayOfYear(day)}`,
};

/** The inclusive price ranges of spec §5.4 and §9.6. */
export const rentalPrices = [
  { value: "all", label: "All Prices" },
  { value: "0-800", label: "$0-$800", matches: isPriced({ to: 800 }) },
  { value: "800-1200", label: "$800-$1,200", matches: isPriced({ from: 800, to: 1200 }) },
  { value: "1200-1600", label: "$1,200-$1,600", matches: isPriced({ from: 1200, to: 1600 }) },
  { value: "1600-2000", label: "$1,600-$2,000", matches: isPriced({ from: 1600, to: 2000 }) },
  { value: "2000", label: "$2,000+", matches: isPriced({ from: 2000 }) },
] as const satisfies Options;

export const rentalBeds = [
  { value: "all", label: "Any" },
  { value: "1", label: "1", matches: ({ beds }) => beds === 1 },
  { value: "2", label: "2", matches: ({ beds }) => beds === 2 },
  { value: "3", label: "3", matches: ({ beds }) => beds === 3 },
  { value: "4+", label: "4+", matches: ({ beds = 0 }) => beds >= 4 },
] as const satisfies Options;

const allTypes = toTypeOptions((name) => name);

export const rentalTypes = [
  { value: "all", label: "All Types" },
  ...allTypes.slice(0, 2).reverse(),
] as const satisfies Options;

type Options = readonly FilterOption<Rental>[];

function toBedsChip(beds: string) {
  return beds === "1" ? "1 bed" : `${beds} beds`;
}

/** In the order of the parameters in an address. */
export const rentalList = {
  path: href("/rentals"),
  filters: {
    location: locationFilter,
    price: toOptionFilter({ label: "Price", opens: ownPrices }, rentalPrices),
    beds: toOptionFilter({ label: "Bedrooms", prefix: "Beds", toChip: toBedsChip }, rentalBeds),
    type: toOptionFilter(typeField, rentalTypes, allTypes.slice(2)),
    suburb: toSuburbFilter({ value: "all", label: "All Suburbs" }),
    ...toPriceFilters("rent"),
    /** A minimum, where the specification's select asks for an exact number. */
    bedrooms: toBedroomsFilter([1, 2, 3, 4]),
    ...roomFilters,
    available: availableFilter,
    ...sharedFilters,
  },
} satisfies FilteredList<Rental, string>;
