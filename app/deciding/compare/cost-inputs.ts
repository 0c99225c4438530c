import { parseAmount, parseNumber } from "#app/ui/form/amount.ts";
import type { Buyer } from "./duty.ts";

export const MOST_COMPARED = 4;
export const DEFAULT_YEARS = 30;
const LONGEST_TYPED = 40;
const LEAST_PRICE = 10_000;
const MOST_DOLLARS = 1_000_000_000;
const MOST_PERCENT = 25;
const MOST_YEARS = 40;

type NumberField = { parse: (text: string) => number | undefined; from: number; to: number; message: string };

const priceField: NumberField = {
  parse: parseAmount,
  from: LEAST_PRICE,
  to: MOST_DOLLARS,
  message: "Enter the whole price, such as $2.4m or 2,400,000",
};

const numberFields = {
  price1: priceField,
  price2: priceField,
  price3: priceField,
  price4: priceField,
  deposit: {
    parse: parseAmount,
    from: 0,
    to: MOST_DOLLARS,
    message: "Enter the deposit in dollars, such as 480,000 or $480k",
  },
  interest: {
    parse: parsePercent,
    from: 0,
    to: MOST_PERCENT,
    message: `Enter the interest a year in per cent, from 0 to ${MOST_PERCENT}, such as 6.0`,
  },
  years: {
    parse: parseYears,
    from: 1,
    to: MOST_YEARS,
    message: `Enter the years of the loan as a whole number from 1 to ${MOST_YEARS}`,
  },
} satisfies Record<string, NumberField>;

export type NumberName = keyof typeof numberFields;

const priceNames = ["price1", "price2", "price3", "price4"] as const satisfies readonly NumberName[];
const buyerNames = ["first", "foreign"] as const;
const numberNames = [...priceNames, "deposit", "interest", "years"] as const satisfies readonly NumberName[];

/** What the address of a comparison can say, in this order. */
export const compareParameters = ["homes", ...numberNames, ...buyerNames] as const;

export type CostInputs = Buyer & {
  /** Where a page prints no price, what the visitor expects, by the home's place in the address; dollars. */
  prices: readonly (number | undefined)[];
  deposit: number;
  /** A year, in per cent. */
  interest?: number;
  years: number;
};

export type TypedInputs = {
  /** As typed, to be shown again. */
  typed: Partial<Record<NumberName, string>>;
  /** One for each field that cannot be read. */
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
    if (isPrice(name) && !asked.some((one) => one === name)) continue;
    const text = search.get(name)?.trim().slice(0, LONGEST_TYPED);
    if (!text) continue;
    typed[name] = text;
    const { parse, from, to, message } = numberFields[name];
    const number = parse(text);
    if (number === undefined || number < from || number > to) errors[name] = message;
    else numbers[name] = number;
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

function isPrice(name: NumberName) {
  return numberFields[name] === priceField;
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
