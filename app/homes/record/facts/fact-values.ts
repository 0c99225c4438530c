import * as v from "valibot";
import { formatDollars, formatNumber } from "#app/region/format.ts";
import { amount, line, list } from "../fields.ts";
import { type FactKey, type FactKind, type HomeFact, homeFacts } from "./home-facts.ts";
import { revealsPrice } from "./reveals-price.ts";

const MOST_OF_A_KIND = 30;
const MOST_METRES = 100_000;
const HIGHEST_RATING = 10;
const years = { first: 1788, last: new Date().getFullYear() + 10 };
const LONGEST_TEXT = 500;
const LONGEST_OTHER = 100;
const MOST_OTHERS = 40;

export type FactValue = boolean | number | string;

const rules = {
  yes: v.boolean(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_OF_A_KIND)),
  metres: v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST_METRES)),
  year: v.pipe(v.number(), v.integer(), v.minValue(years.first), v.maxValue(years.last)),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_RATING), v.multipleOf(0.5)),
  dollars: amount,
  text: line(LONGEST_TEXT),
} as const satisfies Record<FactKind, v.GenericSchema>;

export const factWords = {
  yes: "yes or no",
  count: `a whole number from 1 to ${MOST_OF_A_KIND}`,
  metres: "metres such as 15.24",
  year: "a year such as 1998, at most ten years ahead",
  rating: `a number from 0 to ${HIGHEST_RATING} by halves, such as 6.5`,
  dollars: "dollars such as 2400",
  text: `at most ${LONGEST_TEXT} characters`,
} as const satisfies Record<FactKind, string>;

export function getRule({ kind }: Pick<HomeFact, "kind">): v.GenericSchema<FactValue> {
  return rules[kind];
}

/** Facts by key. A fact that is not given is missing. */
export type HomeFacts = Readonly<Partial<Record<FactKey, FactValue | null>>>;

export const factsSchema: v.GenericSchema<HomeFacts> = v.object(
  Object.fromEntries(homeFacts.map((fact) => [fact.key, v.nullish(getRule(fact))])),
);
/** Facts in the agent's words, besides those of the list. */
export const othersSchema = list(line(LONGEST_OTHER), MOST_OTHERS);

type Said = { facts?: HomeFacts | null; also?: readonly string[] | null };

/** The facts of a record: undefined if it has none, and empty if it only has facts in the agent's words. */
export function getGivenFacts({ facts, also }: Said): HomeFacts | undefined {
  return facts ?? (also?.length ? {} : undefined);
}

/** Which private values a home's page shows. */
export type Shown = { showsAddress: boolean; showsPrice?: boolean };

/** Adds to each special fact the general one that it implies. */
export function toHomeFacts(said: HomeFacts): HomeFacts {
  const general = findGeneral(said);
  const facts: Partial<Record<FactKey, FactValue>> = {};
  for (const { key } of homeFacts) {
    const value = general.has(key) || said[key];
    if (value != null) facts[key] = value;
  }
  return facts;
}

const addressFacts = new Set<string>(homeFacts.flatMap(({ key, isOfAddress }) => (isOfAddress ? [key] : [])));
/** A holding deposit is a week's rent, so it would tell a hidden rent. */
const dollarFacts = new Set<string>(homeFacts.flatMap(({ key, kind }) => (kind === "dollars" ? [key] : [])));

/** Whether a fact may be shown. False if it would tell a hidden address or price. */
export function isFactShown(key: string, value: unknown, { showsAddress, showsPrice = true }: Shown) {
  if (!showsAddress && addressFacts.has(key)) return false;
  return showsPrice || !(dollarFacts.has(key) || (typeof value === "string" && revealsPrice(value)));
}

const specialFacts: readonly { key: FactKey; kindOf: FactKey }[] = homeFacts.flatMap(({ key, kindOf }) =>
  kindOf ? [{ key, kindOf }] : [],
);

/** The general facts that special ones imply. */
function findGeneral(facts: HomeFacts) {
  return new Set(specialFacts.flatMap(({ key, kindOf }) => (facts[key] ? [kindOf] : [])));
}

/**
 * A fact in words: "Study", "Toilets: 2", "No smoking", and "Garage" for an unknown number. Undefined for a denied fact
 * that has no words for it.
 */
export function toFactWords(fact: HomeFact, value: FactValue): string | undefined {
  if (value === true) return fact.kind === "count" ? fact.label.replace(/s$/, "") : fact.label;
  if (value === false) return fact.no;
  return `${fact.label}: ${formatFactValue(fact, value)}`;
}

/** Formats a value other than yes or no. */
export function formatFactValue({ kind }: Pick<HomeFact, "kind">, value: FactValue): string {
  if (typeof value !== "number" || kind === "year") return String(value);
  if (kind === "metres") return `${formatNumber(value)} m`;
  if (kind === "rating") return `${formatNumber(value)} out of ${HIGHEST_RATING}`;
  return kind === "dollars" ? formatDollars(value) : formatNumber(value);
}

/** The given facts, in the order of the list, without general facts that a special one implies. */
export function findFacts(facts: HomeFacts): FoundFact[] {
  const general = findGeneral(facts);
  return homeFacts.flatMap((fact) => {
    const value = facts[fact.key] ?? undefined;
    const words = value === undefined || general.has(fact.key) ? undefined : toFactWords(fact, value);
    return value === undefined || words === undefined ? [] : [{ fact, value, words }];
  });
}

export type FoundFact = { fact: HomeFact; value: FactValue; words: string };

/** Labels of the facts that are true: the tags of a home with facts. */
export function toTags(facts: HomeFacts): readonly string[] {
  const general = findGeneral(facts);
  return homeFacts.filter(({ key }) => facts[key] === true && !general.has(key)).map(({ label }) => label);
}
