import { toAgencyDay } from "#app/agency/agency-time.ts";
import { places, walks } from "#app/agency/folder/places.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import type { AskedInWords, KnownTexts, ReadWords } from "#app/listings/criteria/asked-in-words.ts";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { parseFilters, toFilterSearch } from "#app/listings/search/filters.ts";
import { isPostcode, toSearchWords } from "#app/listings/search/search-words.ts";
import { UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { type Criteria, type Named, readSentence } from "./read-sentence.ts";

/** The highest number in the specification's bedrooms select for sales. */
const MOST_BEDS = 4;
/** Parameters that a criterion replaces, besides its own. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  min: ["price", "max"],
  max: ["price", "min"],
  suburb: ["suburbs"],
  suburbs: ["suburb"],
  type: ["types"],
  types: ["type"],
  beds: ["bedrooms"],
  bedrooms: ["beds"],
};

/** Reads search words as filters. Places, keywords and sentences that are not understood stay search words. */
export const readListWords: ReadWords = (asked) => {
  const { kind, words, texts, match } = asked;
  // An address stays a search, whatever its words may mean.
  if (!words || isPostcode(words.trim()) || match?.(words).inStreet) return undefined;
  const today = toAgencyDay(Date.now());
  const criteria = readSentence(words, kind, { ...toNamed(texts), today });
  const isPartly = criteria.rest !== "" && countCriteria(criteria) > 0;
  if (!isSentence(criteria, kind) && !(isPartly && match?.(words).listings.length === 0)) return undefined;
  return { list: criteria.list, search: toSearch(criteria, asked) };
};

/** Whether the words are more than a place or keywords, which the list searches for itself (spec §5.3). */
function isSentence(criteria: Criteria, kind: AskedInWords["kind"]) {
  const { list, suburbs, types, features } = criteria;
  const words = types.length + features.length;
  const hasCriteria = list !== kind || countCriteria(criteria) > words + suburbs.length;
  return hasCriteria || suburbs.length > 1 || words > 1 || (words > 0 && suburbs.length > 0);
}

/** Counts the criteria that were understood, except the list. */
function countCriteria({ rest: _rest, list: _list, ...criteria }: Criteria) {
  return Object.values(criteria).flatMap((value) => value ?? []).length;
}

/** Replaces the search words by the criteria, and keeps the address's other filters. */
function toSearch(criteria: Criteria, asked: AskedInWords) {
  const { kind, address, texts } = asked;
  const search = new URLSearchParams(criteria.list === kind ? address : "");
  for (const name of ["location", "from", "show", UNKNOWN]) search.delete(name);
  const { place, unknown } = toRest(criteria, asked);
  const parameters = toParameters({ ...criteria, rest: place ?? "" }, texts);
  for (const [name] of parameters)
    for (const other of [name, ...(replaced[name] ?? [])]) search.delete(other);
  for (const [name, value] of parameters) search.append(name, value);
  const suburbs = toNamed(texts).suburbs.map(({ name }) => name);
  const list = criteria.list === "sale" ? saleList : rentalList;
  const canonical = toFilterSearch(list, parseFilters<string>(list, search, suburbs));
  if (unknown) canonical.set(UNKNOWN, unknown);
  return canonical;
}

/**
 * Splits off the words that were not understood. A street, a suburb or an id is a place to search for; others are named
 * beside the count. Places in the other list cannot be checked here.
 */
function toRest(criteria: Criteria, { kind, match }: AskedInWords): { place?: string; unknown?: string } {
  const { rest, list } = criteria;
  if (!match) return { place: rest };
  if (toSearchWords(rest).length === 0) return {};
  if (list !== kind) return countCriteria(criteria) === 0 ? { place: rest } : { unknown: rest };
  const { listings, isByText } = match(rest);
  return listings.length > 0 && !isByText ? { place: rest } : { unknown: rest };
}

function toParameters(
  { list, suburbs, types, features, methods, agent, rest, beds, ...others }: Criteria,
  texts: KnownTexts,
) {
  const parameters = {
    location: rest,
    [list === "sale" && (beds ?? 0) <= MOST_BEDS ? "beds" : "bedrooms"]: beds,
    [types.length > 1 ? "types" : "type"]: types.join(),
    [suburbs.length > 1 ? "suburbs" : "suburb"]: suburbs.join(),
    features: features.join(),
    method: methods.join(),
    agent: texts.agents.find(({ name }) => name === agent)?.id,
    ...others,
  };
  return Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, String(value)] as const] : [],
  );
}

const known = new WeakMap<KnownTexts, Omit<Named, "today">>();

function toNamed(texts: KnownTexts): Omit<Named, "today"> {
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

/** Maps names of schools, beaches and other places in the suburb guides, in lower case, to their suburbs. */
export function findLandmarks(guides: readonly Guide[]): ReadonlyMap<string, readonly string[]> {
  const named = guides.flatMap(({ name, overview, lifestyle, articles, stats }) => {
    const texts = [overview, lifestyle, articles.paragraph1, articles.paragraph2];
    const names = [...stats.schools, ...texts.flatMap((words = "") => findProperNames(words))];
    return names.map((each) => ({ suburb: name, landmark: each.toLowerCase().replace(/[’']/g, "") }));
  });
  const byLandmark = Map.groupBy(named, ({ landmark }) => landmark);
  return new Map(
    [...byLandmark].map(([landmark, all]) => [landmark, [...new Set(all.map(({ suburb }) => suburb))]]),
  );
}

/** Finds adjacent capitalised words: "Fairy Bower". */
function findProperNames(text: string) {
  const runs: string[][] = [[]];
  for (const word of text.match(/[\p{L}’']+|[^\s\p{L}]/gu) ?? [])
    if (/^\p{Lu}/u.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1).map((words) => words.join(" "));
}
