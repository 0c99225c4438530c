import { parseAmount } from "#app/ui/form/amount.ts";
import { parseCount, withoutDoubt } from "#app/values/numbers.ts";

const LONGEST = 60;
/** Dollars; a range has `to`. */
export type Money = { amount: number; to?: number; period?: string };

const unit = "(?:(?:million|mill|mil|m|k)(?![a-z]))";
const figure = String.raw`((?:aud)?\s*\$?\s*\d[\d,. ]*?\s*${unit}?\s*(?:aud)?)`;
const money = new RegExp(
  String.raw`^${figure}(?:\s*(?:-|–|—|to|and|&|/)\s*${figure})?(?:\s*(\D{1,20}))?$`,
  "i",
);

const WEEKS_A_YEAR = 52;
const QUARTERS_A_YEAR = 4;
/** How many of each period a year has, as the law calculates it. */
const timesAYear: readonly { times: number; names: readonly string[] }[] = [
  { times: WEEKS_A_YEAR, names: ["w", "wk", "week", "weekly", "wkly", "pw"] },
  { times: 26, names: ["fortnight", "fortnightly", "pf", "f/n", "fn"] },
  { times: 12, names: ["month", "monthly", "calendar month", "pcm", "cm", "pm"] },
  { times: 2, names: ["half yearly", "half year"] },
  { times: QUARTERS_A_YEAR, names: ["quarter", "quarterly", "qtr", "pq"] },
  { times: 1, names: ["year", "yearly", "annual", "annually", "annum", "pa"] },
];

/**
 * Parses "$1.85m", "1.8M - 1.95M", "$1,150 pw" (docs/feed.md#reading); words after the figures are the period.
 * Undefined unless the text is an amount and nothing else.
 */
export function parseMoney(text: string): Money | undefined {
  const words = text
    .normalize("NFKC")
    .trim()
    .slice(0, LONGEST)
    .replace(/au?(?=\$)/gi, "");
  const [, range] = /^(?:between|from)\s+(.*\d.*(?:to|and|&|-).*\d.*)$/i.exec(words) ?? [];
  const [found, low = "", high, period] = money.exec(range ?? words) ?? [];
  if (found === undefined || (period && findTimesAYear(period) === undefined)) return undefined;
  const to = high ? parseAmount(high) : undefined;
  const amount = parseAmount(high ? withUnit(low, high) : low);
  if (amount === undefined || (high && (to === undefined || to < amount))) return undefined;
  return { amount, ...(to ? { to } : {}), ...(period ? { period } : {}) };
}

/** Parses one amount that has neither a range nor a period. */
export function parseDollars(text: string) {
  const { amount, to, period } = parseMoney(text) ?? {};
  return to || period ? undefined : amount;
}

/** In "1.8 - 1.95M" both are millions. */
function withUnit(low: string, high: string) {
  const [shared = ""] = new RegExp(unit, "i").exec(high.replace(/aud/i, "")) ?? [];
  const isPlain = /^\s*\$?\s*\d{1,3}(?:\.\d+)?\s*$/.test(low);
  return isPlain ? low + shared : low;
}

/**
 * Converts to dollars a week. `period` comes from the field beside the amount. Undefined for an unknown period, or two
 * that differ.
 */
export function toWeekly({ amount, period: said = "" }: Money, period: string) {
  const [own, beside] = [said, period].map((each) => (each.trim() ? findTimesAYear(each) : undefined));
  const isUnknown = period.trim() !== "" && beside === undefined;
  if (isUnknown || (own && beside && own !== beside)) return undefined;
  return Math.round((amount * (own ?? beside ?? WEEKS_A_YEAR)) / WEEKS_A_YEAR);
}

/** Permitted words after a rent's period. Others, such as "per room" or a second figure, may mean another rent. */
const extras =
  /^(.*?)[\s,(+-]+(?:(?:plus|bills|water|gas|incl?(?:\.|uding|udes)?|furnished|unfurnished|neg(?:otiable)?)\b)[^\d]*$/i;

/** Parses "$1,150 per week including water". */
export function parseRent(text: string): Money | undefined {
  const rent = parseMoney(text);
  if (rent) return rent;
  const [, before = ""] = /\b(?:room|person|pp)\b/i.test(text)
    ? []
    : (extras.exec(text.slice(0, LONGEST)) ?? []);
  const money = parseMoney(before);
  return money?.period ? money : undefined;
}

const weeks = /^(?:equal to )?([a-z\d]{1,5})(?: ?\(\d\))? ?(?:weeks?|wks?)(?:['’]?s?['’]?(?: of)? rent)?$/i;

/** Parses "4 weeks" and "Four weeks' rent"; undefined for other words. */
export function parseWeeks(text: string) {
  const [, count = ""] = weeks.exec(text.trim().slice(0, LONGEST)) ?? [];
  return parseCount(count);
}

/** Plausible bounds of a cost a quarter: 2.000 is two thousand in another country's notation. */
const LEAST_COST = 10;
const MOST_COST = 100_000;

/** Parses "$2000 per month (approx.)" into dollars a quarter; undefined without a period. */
export function parseQuarterly(text: string) {
  const { amount, to, period } = parseMoney(withoutDoubt(text)) ?? {};
  const times = period && findTimesAYear(period);
  const dollars = amount && times && !to ? Math.round((amount * times) / QUARTERS_A_YEAR) : 0;
  return dollars >= LEAST_COST && dollars <= MOST_COST ? dollars : undefined;
}

/** How many of a period a year has: "per month", "p.c.m.". */
function findTimesAYear(period: string) {
  const name = period
    .trim()
    .toLowerCase()
    .replace(/\./g, "")
    .replace("-", " ")
    .replace(/^p? ?\/ ?(?=[wfmqa]$)/, "p")
    .replace(/^(?:per|each|every|an|a|p)?[ /]+/, "");
  return timesAYear.find(({ names }) => names.includes(name))?.times;
}
