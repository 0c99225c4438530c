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

/** A search of a list, with what the fields need that change it. */
export type AskedSearch = {
  kind: ListKind;
  filters: AnyFilters;
  /** The query to keep. */
  criteria: string;
  options: CountedOptions;
  found: number;
  /** Why no home can ever be like it, by the field that says so. */
  contradictions: Errors;
};

type ReadSubject = {
  subject: AlertSubject;
  words: string;
  /** Undefined for a home. */
  search?: AskedSearch;
  /** The homes that it is about now, the newest first. */
  homes: readonly AnyListing[];
  /** Parameters that the list does not know. */
  unknown: readonly string[];
  /** What of the words was not understood. */
  notes: readonly string[];
};

/** What an address of /alerts/new asks for, and what its page says of it; 404 where it names a home that there is not. */
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

/** Why no home can ever be like a search, by the field that says so. */
function findContradictions(kind: ListKind, { min, max }: AnyFilters): Errors {
  const isImpossible = Number(max) > 0 && Number(min) > Number(max);
  const word = kind === "sale" ? "price" : "rent";
  return isImpossible ? { min: `Enter a lowest ${word} that is no more than the highest` } : {};
}
