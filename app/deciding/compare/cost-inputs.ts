import * as v from "valibot";
import { parseAmount, parseNumber } from "#app/ui/form/amount.ts";
import { optionalNumber } from "#app/ui/form/value-rules.ts";
import type { Buyer } from "./duty.ts";

export const MOST_COMPARED = 4;
export const DEFAULT_YEARS = 30;
const LONGEST_TYPED = 40;
const MOST_PERCENT = 25;
const MOST_YEARS = 40;

const price = optionalNumber("Enter the whole price, such as $2.4m or 2,400,000", {
  parse: parseAmount,
  from: 10_000,
});

const numberRules = {
  price1: price,
  price2: price,
  price3: price,
  price4: price,
  deposit: optionalNumber("Enter the deposit in dollars, such as 480,000 or $480k", { parse: parseAmount }),
  interest: optionalNumber(`Enter the interest a year in per cent, from 0 to ${MOST_PERCENT}, such as 6.0`, {
    parse: parsePercent,
    to: MOST_PERCENT,
  }),
  years: optionalNumber(`Enter the years of the loan as a whole number from 1 to ${MOST_YEARS}`, {
    parse: parseYears,
    from: 1,
    to: MOST_YEARS,
  }),
};

export type NumberName = keyof typeof numberRules;

const priceNames = ["price1", "price2", "price3", "price4"] as const satisfies readonly NumberName[];
const buyerNames = ["first", "foreign"] as const;
const numberNames = [...priceNames, "deposit", "interest", "years"] as const satisfies readonly NumberName[];

/** The parameters of a comparison's address, in this order. */
export const compareParameters = ["homes", ...numberNames, ...buyerNames] as const;

export type CostInputs = Buyer & {
  /** Prices that the visitor expects for homes without a printed price, by the home's place in the address; dollars. */
  prices: readonly (number | undefined)[];
  deposit: number;
  /** A year, in per cent. */
  interest?: number;
  years: number;
};

export type TypedInputs = {
  typed: Partial<Record<NumberName, string>>;
  errors: Partial<Record<NumberName, string>>;
  inputs: CostInputs;
};

/**
 * Reads the address; what cannot be read counts as not given, and is kept as it was typed. Prices are read for the
 * homes at these places in the address only.
 */
export function parseCostInputs(search: URLSearchParams, unpriced: readonly number[]): TypedInputs {
  const asked = unpriced.map(getPriceName);
  const typed: TypedInputs["typed"] = {};
  const errors: TypedInputs["errors"] = {};
  const numbers: Partial<Record<NumberName, number>> = {};
  for (const name of numberNames) {
    if (numberRules[name] === price && !asked.some((one) => one === name)) continue;
    const text = search.get(name)?.trim().slice(0, LONGEST_TYPED);
    if (!text) continue;
    typed[name] = text;
    const { issues, output } = v.safeParse(numberRules[name], text);
    if (issues) errors[name] = issues[0].message;
    else numbers[name] = output;
  }
  const { deposit = 0, interest, years = DEFAULT_YEARS } = numbers;
  const buyer = { isFirstHome: search.has("first", "on"), isForeign: search.has("foreign", "on") };
  return {
    typed,
    errors,
    inputs: { ...buyer, prices: priceNames.map((name) => numbers[name]), deposit, interest, years },
  };
}

/** The field for the price of the home at this place in the address. */
export function getPriceName(position: number) {
  return priceNames[position] ?? priceNames[0];
}

/** The one address of a comparison: only what is given, in the order of `compareParameters`. */
export function toCompareSearch(ids: readonly string[], { typed, inputs }: TypedInputs) {
  const search = new URLSearchParams();
  if (ids.length > 0) search.set("homes", ids.join(","));
  for (const name of numberNames) if (typed[name]) search.set(name, typed[name]);
  if (inputs.isFirstHome) search.set("first", "on");
  if (inputs.isForeign) search.set("foreign", "on");
  return search;
}

/** "6", "6.1 %", "6,1". */
function parsePercent(text: string) {
  return parseNumber(text.replace(/[\s%]|p\.?a\.?$/gi, "").replace(",", "."));
}

/** "30", "30 years"; whole numbers only. */
function parseYears(text: string) {
  const number = parseNumber(text.replace(/years?$/i, ""));
  return Number.isInteger(number) ? number : undefined;
}
