import { places, walks } from "#app/agency/folder/places.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { rentalList } from "../../rental/rental-filters.ts";
import { saleList } from "../../sale/sale-filters.ts";
import { parseFilters, toFilterHref } from "../filters.ts";
import type { ListKind } from "../number-filters.ts";
import { isPostcode } from "../search-words.ts";
import { type Criteria, type Named, readSentence } from "./read-sentence.ts";

/** Who and what a visitor may name. */
export type KnownTexts = Pick<SiteTexts, "agents" | "suburbs">;

/** The specification's select of homes for sale ends here. */
const MOST_BEDS = 4;
/** Parameters that a criterion takes the place of, beside its own. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  min: ["price", "max"],
  max: ["price", "min"],
  suburb: ["suburbs", "near", "km"],
  suburbs: ["suburb", "near", "km"],
  type: ["types"],
  types: ["type"],
  beds: ["bedrooms"],
  bedrooms: ["beds"],
};

/** What the words of a visitor ask for, typed above a list, and what of them was not understood. */
export function readCriteria(kind: ListKind, words: string, texts: KnownTexts) {
  const criteria = readSentence(words, kind, toNamed(texts));
  return { isSentence: !isPostcode(words.trim()) && isSentence(criteria, kind), criteria };
}

/**
 * The address of the list with these criteria in place of the words, among the other filters of `address`. What was not understood
 * stays as words to search for.
 */
export function toCriteriaHref(
  kind: ListKind,
  address: URLSearchParams,
  criteria: Criteria,
  texts: KnownTexts,
) {
  const search = new URLSearchParams(criteria.list === kind ? address : "");
  for (const name of ["location", "from", "show"]) search.delete(name);
  const asked = toParameters(criteria, texts);
  for (const [name] of asked) for (const other of [name, ...(replaced[name] ?? [])]) search.delete(other);
  for (const [name, value] of asked) search.append(name, value);
  const suburbs = toNamed(texts).suburbs.map(({ name }) => name);
  return criteria.list === "sale"
    ? toFilterHref(saleList, parseFilters(saleList, search, suburbs))
    : toFilterHref(rentalList, parseFilters(rentalList, search, suburbs));
}

/** Whether it asks for more than a place or keywords, which the list searches for itself (spec §5.3). */
function isSentence(
  { rest: _rest, list, suburbs, types, features, agent, ...numbers }: Criteria,
  kind: ListKind,
) {
  const isTold = Object.keys(numbers).length > 0 || list !== kind || agent !== undefined;
  const named = types.length + features.length;
  return isTold || suburbs.length > 1 || named > 1 || (named > 0 && suburbs.length > 0);
}

function toParameters(
  { list, suburbs, types, features, agent, rest, beds, ...numbers }: Criteria,
  texts: KnownTexts,
) {
  const parameters = {
    location: rest,
    [list === "sale" && (beds ?? 0) <= MOST_BEDS ? "beds" : "bedrooms"]: beds,
    [types.length > 1 ? "types" : "type"]: types.join(),
    [suburbs.length > 1 ? "suburbs" : "suburb"]: suburbs.join(),
    features: features.join(),
    agent: texts.agents.find(({ name }) => name === agent)?.id,
    ...numbers,
  };
  return Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, String(value)] as const] : [],
  );
}

const known = new WeakMap<KnownTexts, Named>();

function toNamed(texts: KnownTexts): Named {
  const named = known.get(texts) ?? {
    suburbs: [...places, ...texts.suburbs.filter(({ name }) => !places.some((place) => place.name === name))],
    agents: texts.agents.map(({ name }) => name),
    landmarks: findLandmarks(texts.suburbs),
    near: new Set(walks[0]?.asked),
  };
  known.set(texts, named);
  return named;
}

type Guide = Pick<Suburb, "name" | "overview" | "lifestyle" | "articles"> & {
  stats: Pick<Suburb["stats"], "schools">;
};

/** Suburbs by the names of schools, beaches and others in their guides, in small letters. */
export function findLandmarks(guides: readonly Guide[]): ReadonlyMap<string, readonly string[]> {
  const named = guides.flatMap(({ name, overview, lifestyle, articles, stats }) => {
    const texts = [overview, lifestyle, articles.paragraph1, articles.paragraph2];
    const names = [...stats.schools, ...texts.flatMap(findProperNames)];
    return names.map((each) => ({ suburb: name, landmark: each.toLowerCase().replace(/[’']/g, "") }));
  });
  const byLandmark = Map.groupBy(named, ({ landmark }) => landmark);
  return new Map(
    [...byLandmark].map(([landmark, all]) => [landmark, [...new Set(all.map(({ suburb }) => suburb))]]),
  );
}

/** Capitalised words side by side: "Fairy Bower". */
function findProperNames(text: string) {
  const runs: string[][] = [[]];
  for (const word of text.match(/[\p{L}’']+|[^\s\p{L}]/gu) ?? [])
    if (/^\p{Lu}/u.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1).map((words) => words.join(" "));
}
