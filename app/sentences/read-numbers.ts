import { type ListKind, toDollars } from "#app/listings/search/number-filters.ts";
import { findPhrase, phrases, type Token, toNumberAt } from "./vocabulary.ts";

/** Dollars (a week for rentals), sqm and minutes on foot; rooms are minimums. */
export type Numbers = Partial<Record<"min" | "max" | "beds" | "baths" | "parking" | "land" | "walk", number>>;
/** The meaning of a number, the list that a price implies, and the length in tokens. */
type Reading = (Numbers & { list?: ListKind; length: number }) | undefined;

const MOST_RENT = 20_000;
const LEAST_UNSIGNED = 100;

/** Reads "3 bed", "two bathrooms", "4+ beds", "2 to 3 bedrooms", "at least 2 cars", "parking", "5/3/2". */
export function readRooms(tokens: readonly Token[], at: number): Reading {
  const start = at + (findPhrase(tokens, at, phrases.bound)?.length ?? 0);
  const least = toNumberAt(tokens, start);
  if (least === undefined) {
    const room = findPhrase(tokens, at, phrases.room);
    return room?.value === "parking" ? { parking: 1, length: room.length } : undefined;
  }
  if ([1, 3].every((sign) => tokens[start + sign]?.word === "/")) {
    const [baths, parking] = [toNumberAt(tokens, start + 2), toNumberAt(tokens, start + 4)];
    return { beds: least, baths, parking, length: start + 5 - at };
  }
  const end = start + 1 + findRangeLength(tokens, start + 1);
  const room = findPhrase(tokens, end, phrases.room);
  return room && { [room.value]: least, length: end + room.length - at };
}

/** The length of a range between the lower number and the word: "+", "-", "to 3", "or 3". */
function findRangeLength(tokens: readonly Token[], at: number) {
  if (/^[+-]$/.test(tokens[at]?.word ?? "")) return toNumberAt(tokens, at + 1) === undefined ? 1 : 2;
  return findPhrase(tokens, at, phrases.to) && toNumberAt(tokens, at + 1) !== undefined ? 2 : 0;
}

/** Reads "600 sqm", "over 2 acres", "800m2". */
export function readLand(tokens: readonly Token[], at: number): Reading {
  const start = at + (findPhrase(tokens, at, phrases.bound)?.length ?? 0);
  const size = toNumberAt(tokens, start);
  const area = findPhrase(tokens, start + 1, phrases.area);
  if (size === undefined || !area) return undefined;
  return { land: Math.round(size * Number(area.value)), length: start + 1 + area.length - at };
}

/** Reads "under 3.5m", "$850k–1.2m", "between 800 and 1000 per week", "$1,000 max". A price alone is the highest. */
export function readPrice(tokens: readonly Token[], at: number, list: ListKind): Reading {
  const before = findPhrase(tokens, at, phrases.bound);
  const low = readAmount(tokens, at + (before?.length ?? 0));
  if (!low) return undefined;
  const join = findJoin(tokens, low.end);
  const high = join > 0 ? readAmount(tokens, low.end + join) : undefined;
  let end = high?.end ?? low.end;
  const after = before || high ? undefined : findPhrase(tokens, end, phrases.bound);
  // In "$1m min 2 beds", "min" begins another criterion.
  const limit = after && toNumberAt(tokens, end + after.length) === undefined ? after : before;
  if (limit && limit === after) end += limit.length;
  const period = findPhrase(tokens, end, phrases.period);
  end += period?.length ?? 0;
  const isRange = high !== undefined && (high.isMoney || low.amount >= LEAST_UNSIGNED);
  if (!(limit || low.isMoney || period || isRange)) return undefined;
  const dollars = [low, ...(high ? [high] : [])].map(({ amount, unit = high?.unit ?? 1 }) =>
    unit > 1 ? Math.round(amount * unit) : toDollars(amount, period ? "rent" : list),
  );
  const [least, most] = [Math.min(...dollars), Math.max(...dollars)];
  const numbers = high ? { min: least, max: most } : limit?.value === "min" ? { min: least } : { max: most };
  const asked = period ? "rent" : most > MOST_RENT ? "sale" : undefined;
  return { ...numbers, list: asked, length: end - at };
}

function readAmount(tokens: readonly Token[], at: number) {
  const amount = toNumberAt(tokens, at);
  if (amount === undefined) return undefined;
  const unit = findPhrase(tokens, at + 1, phrases.unit);
  const isMoney = unit !== undefined || (tokens[at]?.word.startsWith("$") ?? false);
  return { amount, unit: unit && Number(unit.value), isMoney, end: at + 1 + (unit?.length ?? 0) };
}

function findJoin(tokens: readonly Token[], at: number) {
  if (/^[-–—]$/.test(tokens[at]?.word ?? "")) return 1;
  return findPhrase(tokens, at, phrases.to)?.length ?? 0;
}
