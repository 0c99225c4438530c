import { parseAmount } from "#app/ui/form/amount.ts";

const LONGEST = 60;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** Dollars; `to` where two amounts are given. */
export type Money = { amount: number; to?: number; period?: string };

const unit = "(?:million|mill|mil|m|k)";
const figure = String.raw`((?:aud)?\s*\$?\s*\d[\d,. ]*?\s*${unit}?\s*(?:aud)?)`;
const money = new RegExp(String.raw`^${figure}(?:\s*(?:-|–|—|to)\s*${figure})?(?:\s*(\D{1,20}))?$`, "i");

/** Factor from each period to a week, as the law calculates it. */
const timesAWeek: readonly { times: number; names: readonly string[] }[] = [
  { times: 1, names: ["", "w", "wk", "week", "weekly", "pw"] },
  { times: 1 / 2, names: ["fortnight", "fortnightly", "pf", "f/n"] },
  { times: MONTHS_A_YEAR / WEEKS_A_YEAR, names: ["month", "monthly", "calendar month", "pcm", "pm"] },
  { times: 1 / WEEKS_A_YEAR, names: ["year", "yearly", "annual", "annually", "annum", "pa"] },
];

/**
 * "$1.85m", "1.8M - 1.95M", "$1,150 pw" (docs/feed.md#reading): what follows the figures is the period.
 * Undefined for what is no amount, or one with other words.
 */
export function parseMoney(text: string): Money | undefined {
  const [found, low = "", high, period] = money.exec(text.trim().slice(0, LONGEST)) ?? [];
  if (found === undefined || (period && findTimesAWeek(period) === undefined)) return undefined;
  const to = high ? parseAmount(high) : undefined;
  const amount = parseAmount(high ? withUnit(low, high) : low);
  if (amount === undefined || (high && (to === undefined || to < amount))) return undefined;
  return { amount, ...(to ? { to } : {}), ...(period ? { period } : {}) };
}

/** In "1.8 - 1.95M" both are millions. */
function withUnit(low: string, high: string) {
  const [shared = ""] = new RegExp(unit, "i").exec(high.replace(/aud/i, "")) ?? [];
  const isPlain = /^\s*\$?\s*\d{1,3}(?:\.\d+)?\s*$/.test(low);
  return isPlain ? low + shared : low;
}

/** The amount a week; `period` is the one that stands beside it. Undefined for an unknown period, or two that differ. */
export function toWeekly({ amount, period: said = "" }: Money, period: string) {
  const [own, beside] = [findTimesAWeek(said), findTimesAWeek(period)];
  const differ = said !== "" && period.trim() !== "" && own !== beside;
  const times = said === "" ? beside : own;
  return times === undefined || beside === undefined || differ ? undefined : Math.round(amount * times);
}

/** How often a week has the period: "per month", "p.c.m.". 1 where none is named; undefined for an unknown one. */
function findTimesAWeek(period: string) {
  const name = period
    .trim()
    .toLowerCase()
    .replace(/^(?:per|a|an|each|every|\/)\s*(?=\S{3})/, "")
    .replace(/\./g, "")
    .replace(/^p\s*\/\s*(?=[wfma])/, "p");
  return timesAWeek.find(({ names }) => names.includes(name))?.times;
}
