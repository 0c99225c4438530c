import { data } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type HomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { rentalList, rentalPrices } from "#app/listings/rental/rental-filters.ts";
import { saleList, salePrices } from "#app/listings/sale/sale-filters.ts";
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

const MOST_ROOMS = 50;
/** A guide may begin a tenth below a price and end a tenth above. */
const around = Array.from({ length: 200 }, (_, step) => 1.05 ** (step - 2));

type Errors = Record<string, string>;

/** Why no home can ever be like a search, by the field that says so. */
export function findContradictions(kind: ListKind, filters: AnyFilters): Errors {
  return { ...findPriceErrors(kind, filters), ...findRoomErrors(kind, filters) };
}

function findPriceErrors(kind: ListKind, { price, min, max }: AnyFilters): Errors {
  const word = kind === "sale" ? "price" : "rent";
  const [least, most] = [Number(min), Number(max)];
  if (least && most && least > most)
    return { min: `Enter a lowest ${word} that is no more than the highest` };
  const bands = kind === "sale" ? salePrices : rentalPrices;
  const band = bands.find(({ value }) => value === price);
  if (!band || !("matches" in band)) return {};
  const { matches } = band;
  const hasLeast = !least || around.some((factor) => matches({ price: least * factor }));
  const hasMost = !most || around.some((factor) => matches({ price: most / factor }));
  return hasLeast && hasMost ? {} : { price: `Choose a range that fits your lowest and highest ${word}` };
}

function findRoomErrors(kind: ListKind, filters: AnyFilters): Errors {
  const counts = ["bedrooms", "baths", "parking"].filter((name) => Number(filters[name]) > MOST_ROOMS);
  if (counts.length > 0)
    return Object.fromEntries(counts.map((name) => [name, `Choose ${MOST_ROOMS} or fewer`]));
  // Of the two lists, only this one asks for so many bedrooms and no more.
  const exact = kind === "rent" ? Number(filters.beds) : Number.NaN;
  return exact < Number(filters.bedrooms) ? { beds: "Choose at least your lowest number of bedrooms" } : {};
}
