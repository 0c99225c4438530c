import type { ListKind } from "#app/listings/search/number-filters.ts";
import { addDays, getWeekday } from "#app/region/calendar-day.ts";
import { findPhrase, phrases, type Token, toNumberAt } from "./vocabulary.ts";

/** The day at the agency, as 2026-11-28. */
type Now = { today: string };
/** Days as 2026-12-25; `open` may be two, separated by a comma. `length` is in tokens. */
type Reading = { open?: string; available?: string; list?: ListKind; length: number };
type Days = { days: readonly string[]; length: number };

const DAYS_OF_WEEK = 7;
const SATURDAY = 6;
const CHRISTMAS = 12;
const CHRISTMAS_DAY = 25;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;
const MOST_DAYS = 31;

/** Reads "open this Saturday", "inspection tomorrow", "open on 5 December", "this weekend". */
export function readOpen(
  tokens: readonly Token[],
  at: number,
  _list: ListKind,
  { today }: Now,
): Reading | undefined {
  const open = findPhrase(tokens, at, phrases.open);
  const start = skip(tokens, at + (open?.length ?? 0), /^(?:on|at|for|this|the|coming)$/);
  // "Saturday" alone may mean anything.
  if (!open && tokens[at]?.word !== "this") return undefined;
  const found = readWeekday(tokens, start, today) ?? readDay(tokens, start, today);
  return found && { open: found.days.join(), length: start - at + found.length };
}

/** Reads "available in December", "available now", "move in by 5 December"; for rentals also "by Christmas". */
export function readAvailable(
  tokens: readonly Token[],
  at: number,
  list: ListKind,
  { today }: Now,
): Reading | undefined {
  const available = findPhrase(tokens, at, phrases.available);
  const start = skip(
    tokens,
    at + (available?.length ?? 0),
    /^(?:by|before|from|in|on|until|the|end|of|for)$/,
  );
  const isDated = /^(?:by|before|in)$/.test(tokens[at]?.word ?? "");
  if (!available && !(isDated && list === "rent")) return undefined;
  const found = readDay(tokens, start, today) ?? readMonth(tokens, start, today);
  return found && { available: found.days.at(-1), list: "rent", length: start - at + found.length };
}

/** Reads the next such weekday, today included; a weekend is two days. */
function readWeekday(tokens: readonly Token[], at: number, today: string): Days | undefined {
  const weekday = findPhrase(tokens, at, phrases.weekday);
  if (!weekday) return undefined;
  const { value, length } = weekday;
  const first = toNext(today, value === "weekend" ? SATURDAY : Number(value));
  return { days: value === "weekend" ? [first, addDays(first, 1)] : [first], length };
}

function toNext(today: string, weekday: number) {
  const from = getWeekday(today);
  return addDays(today, (weekday - from + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}

/** Reads the next such day: "today", "Christmas", "5 December", "5th of December 2026", "December 5". */
function readDay(tokens: readonly Token[], at: number, today: string): Days | undefined {
  const word = findPhrase(tokens, at, phrases.day);
  if (word?.value === "christmas")
    return { days: [toComing(today, CHRISTMAS, CHRISTMAS_DAY)], length: word.length };
  if (word) return { days: [addDays(today, Number(word.value))], length: word.length };
  const before = findPhrase(tokens, at, phrases.month);
  const start = at + (before?.length ?? 0);
  const day = toNumberAt(tokens, start);
  if (day === undefined || !Number.isInteger(day) || day < 1 || day > MOST_DAYS) return undefined;
  const end = skip(tokens, start + 1, /^(?:st|nd|rd|th|of)$/);
  const after = before ? undefined : findPhrase(tokens, end, phrases.month);
  const month = before ?? after;
  if (!month) return undefined;
  const year = readYear(tokens, end + (after?.length ?? 0));
  return {
    days: [toComing(today, Number(month.value), day, year)],
    length: end - at + (after?.length ?? 0) + (year === undefined ? 0 : 1),
  };
}

/** Reads a month as its last day: visitors who ask for December may move in until then. */
function readMonth(tokens: readonly Token[], at: number, today: string): Days | undefined {
  const month = findPhrase(tokens, at, phrases.month);
  if (!month) return undefined;
  const asked = readYear(tokens, at + month.length);
  const isOver = Number(month.value) < Number(today.slice(5, 7));
  const year = asked ?? Number(today.slice(0, 4)) + Number(isOver);
  const last = new Date(Date.UTC(year, Number(month.value), 0)).toISOString().slice(0, 10);
  return { days: [last], length: month.length + (asked === undefined ? 0 : 1) };
}

function readYear(tokens: readonly Token[], at: number) {
  const year = toNumberAt(tokens, at);
  const isYear = /^\d{4}$/.test(tokens[at]?.word ?? "");
  return year !== undefined && isYear && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

/** The day in the year asked for, or else the next such day. */
function toComing(today: string, month: number, day: number, asked?: number) {
  const year = asked ?? Number(today.slice(0, 4));
  const toDay = (each: number) => new Date(Date.UTC(each, month - 1, day)).toISOString().slice(0, 10);
  return toDay(asked === undefined && toDay(year) < today ? year + 1 : year);
}

/** Skips joining words. Returns the position after them. */
function skip(tokens: readonly Token[], at: number, joining: RegExp): number {
  return joining.test(tokens[at]?.word ?? "") ? skip(tokens, at + 1, joining) : at;
}
