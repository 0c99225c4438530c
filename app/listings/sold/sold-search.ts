import { href } from "react-router";
import { isNamesake } from "#app/homes/record/place/location.ts";
import { toCapital } from "#app/region/format.ts";
import { countOptions } from "../search/count-options.ts";
import {
  type AnyFilters,
  type FilteredList,
  findListings,
  findSet,
  getValues,
  parseFilters,
  toFilterHref,
  toFilterSearch,
} from "../search/filters.ts";
import { toPlace, toTypeWords } from "../search/list-title.ts";
import { suburbsFilter, typesFilter } from "../search/multi-value-filters.ts";
import { noteUnknown } from "../search/unknown-values.ts";
import type { SoldProperty } from "./sold-properties.ts";

/** A sale for the filters, without its price, which may be withheld. */
type FilteredSale = { sale: SoldProperty; suburb: string; isNamesake: boolean; propertyType?: string };

/** Filters sales by several suburbs and types: /sold?suburbs=Avalon,Manly&types=House. */
export const soldList: FilteredList<FilteredSale, "suburbs" | "types"> = {
  path: href("/sold"),
  filters: { suburbs: suburbsFilter, types: typesFilter },
};

/** Searches sales. Returns them with the options of each filter and the canonical address. */
export function searchSales(address: URLSearchParams, sales: readonly SoldProperty[]) {
  const listings = sales.map(toFilteredSale);
  const asked = new URLSearchParams([...address].filter(([name]) => name in soldList.filters));
  const suburbs = listings.map(({ suburb }) => suburb);
  const filters: AnyFilters = parseFilters(soldList, asked, suburbs);
  const found = findListings(soldList, listings, filters);
  const canonical = toFilterSearch(soldList, filters);
  const notes = noteUnknown(soldList, address, filters, canonical);
  const options = countOptions({ list: soldList, listings, matching: listings, filters, found });
  return { filters, canonical, notes, options, found: found.map(({ sale }) => sale) };
}

/** The title of the page: "Recently sold", "Houses recently sold in Avalon". */
export function toSoldTitle(filters: AnyFilters) {
  const types = getValues(soldList, filters, "types");
  const sold = types.length > 0 ? `${toTypeWords(types)} recently sold` : "recently sold";
  return toCapital(sold) + toPlace(getValues(soldList, filters, "suburbs"));
}

/** The chosen values, each with the address without it. */
export function findChosen(filters: AnyFilters) {
  return findSet(soldList, filters).flatMap(({ name, value }) => {
    const values = value.split(",");
    return values.map((each) => {
      const others = values.filter((other) => other !== each).join();
      return { value: each, withoutHref: toFilterHref(soldList, { ...filters, [name]: others }) };
    });
  });
}

function toFilteredSale(sale: SoldProperty): FilteredSale {
  const { suburb, type } = sale;
  return { sale, suburb, isNamesake: isNamesake(sale), propertyType: type };
}
