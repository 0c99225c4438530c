import { rentalPrices } from "../rental/rental-filters.ts";
import { salePrices } from "../sale/sale-filters.ts";
import type { AnyFilters } from "../search/filters.ts";
import type { ListKind } from "../search/number-filters.ts";

const MOST_ROOMS = 50;
/** A guide may begin a tenth below a price and end a tenth above. */
const around = Array.from({ length: 200 }, (_, step) => 1.05 ** (step - 2));

type Errors = Record<string, string>;

/** Why no home can ever be like a search, by the field that says so. */
export function findContradictions(kind: ListKind, filters: AnyFilters): Errors {
  return { ...findPriceErrors(kind, filters), ...findRoomErrors(kind, filters), ...findPlaceErrors(filters) };
}

function findPriceErrors(kind: ListKind, { price, min, max }: AnyFilters): Errors {
  const word = kind === "sale" ? "price" : "rent";
  const [least, most] = [Number(min), Number(max)];
  if (least && most && least > most) return { min: `Enter a lowest ${word} that is not above the highest` };
  const bands = kind === "sale" ? salePrices : rentalPrices;
  const band = bands.find(({ value }) => value === price);
  if (!band || !("matches" in band)) return {};
  const { matches } = band;
  const hasLeast = !least || around.some((factor) => matches({ price: least * factor }));
  const hasMost = !most || around.some((factor) => matches({ price: most / factor }));
  return hasLeast && hasMost ? {} : { price: `Choose a range that the lowest and highest ${word} go with` };
}

function findRoomErrors(kind: ListKind, filters: AnyFilters): Errors {
  const counts = ["bedrooms", "baths", "parking"].filter((name) => Number(filters[name]) > MOST_ROOMS);
  if (counts.length > 0)
    return Object.fromEntries(counts.map((name) => [name, `Choose ${MOST_ROOMS} or fewer`]));
  // Of the two lists, only this one asks for so many bedrooms and no more.
  const exact = kind === "rent" ? Number(filters.beds) : Number.NaN;
  return exact < Number(filters.bedrooms) ? { beds: "Choose no fewer than you ask for at least" } : {};
}

function findPlaceErrors({ type, types, suburb, suburbs }: AnyFilters): Errors {
  return {
    ...(isAmong(type, types) ? {} : { type: "Choose one of the types that are ticked" }),
    ...(isAmong(suburb, suburbs) ? {} : { suburb: "Choose one of the suburbs that are ticked" }),
  };
}

/** Where only one of the two is asked for, the other is any. */
function isAmong(one: string | number = "", some: string | number = "") {
  const [asked, ticked] = [one, some].map((text) => String(text).toLowerCase());
  const isAny = ["", "any", "all"].includes(asked ?? "");
  return isAny || !ticked || ticked.split(",").includes(asked ?? "");
}
