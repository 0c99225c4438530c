import { data } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type HomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { type AnyFilters, getParameters } from "#app/listings/search/filters.ts";
import { listViewParameters } from "#app/listings/search/list-address.ts";
import type { CountedOptions } from "#app/listings/search/multi-value-filters.ts";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { noteUnknown } from "#app/listings/search/unknown-values.ts";
import type { AlertSubject } from "./alert.ts";
import type { Alerts } from "./alerts.server.ts";

/** A search of a list, with the counts for its filter fields. */
export type AskedSearch = {
  kind: ListKind;
  filters: AnyFilters;
  /** The query to store. */
  criteria: string;
  options: CountedOptions;
  found: number;
  /** Reasons why no home can match, by the field to correct. */
  contradictions: Errors;
};

type ReadSubject = {
  subject: AlertSubject;
  words: string;
  /** Undefined for a home. */
  search?: AskedSearch;
  /** The homes that it finds now, newest first. */
  homes: readonly AnyListing[];
  /** Parameters that the list does not know. */
  unknown: readonly string[];
  /** Explains values that were ignored because the filters do not know them. */
  notes: readonly string[];
};

/** Reads the subject of an alert from the query of /alerts/new. Throws a 404 for a home that does not exist. */
export function readSubject(
  { criteria, findHomes }: Pick<Alerts, "criteria" | "findHomes">,
  address: URLSearchParams,
): ReadSubject {
  const home = address.get("home");
  const kind = address.get("list") === "rent" ? "rent" : "sale";
  if (home !== null) return readHome(findHomes(), { offer: kind, home_id: home });
  const asked = new URLSearchParams(address);
  for (const name of ["list", "asked", ...listViewParameters]) asked.delete(name);
  const { homes, ...search } = criteria[kind].read(asked);
  const list = kind === "sale" ? saleList : rentalList;
  const known = getParameters(list);
  return {
    subject: { list: kind, criteria: search.criteria },
    words: search.words,
    homes,
    search: { ...search, contradictions: findContradictions(kind, search.filters) },
    unknown: [...new Set(asked.keys())].filter((name) => !known.includes(name)),
    notes: noteUnknown(list, asked, search.filters, new URLSearchParams()),
  };
}

function readHome(
  homes: ReadonlyMap<string, AnyListing> | undefined,
  { offer, home_id }: HomeId,
): ReadSubject {
  const home = toHomeKey({ offer, home_id });
  const listing = homes?.get(home);
  if (!listing) throw data("no such home", { status: 404 });
  return {
    subject: { list: offer, home },
    words: `What changes at ${toFullAddress(listing)}`,
    homes: [listing],
    unknown: [],
    notes: [],
  };
}

type Errors = Record<string, string>;

/** Reasons why no home can match a search, by the field to correct. */
function findContradictions(kind: ListKind, { min, max }: AnyFilters): Errors {
  const isImpossible = Number(max) > 0 && Number(min) > Number(max);
  const word = kind === "sale" ? "price" : "rent";
  return isImpossible ? { min: `Enter a lowest ${word} that is no more than the highest` } : {};
}
