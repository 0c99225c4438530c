import { toAgencyTime } from "#app/agency/agency-time.ts";
import { places, walks } from "#app/agency/folder/places.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { parseFilters, toFilterSearch } from "../search/filters.ts";
import { withSearch } from "../search/list-address.ts";
import type { ListKind } from "../search/number-filters.ts";
import { isPostcode } from "../search/search-words.ts";
import { type Criteria, type Named, readSentence } from "../search/sentence/read-sentence.ts";
import { UNKNOWN } from "../search/unknown-values.ts";

/** Who and what a visitor may name. */
export type KnownTexts = Pick<SiteTexts, "agents" | "suburbs">;

/** The specification's select of homes for sale ends here. */
const MOST_BEDS = 4;
/** Parameters that a criterion takes the place of, beside its own. */
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

/** What the words of a visitor ask for, typed above a list, and what of them was not understood. */
export function readCriteria(kind: ListKind, words: string, texts: KnownTexts) {
  const today = toAgencyTime(Date.now()).slice(0, 10);
  const criteria = readSentence(words, kind, { ...toNamed(texts), today });
  return {
    isSentence: !isPostcode(words.trim()) && isSentence(criteria, kind),
    /** Something of it was understood, and something was not. */
    isPartly: criteria.rest !== "" && countCriteria(criteria) > 0,
    criteria,
  };
}

/** What of the words was not understood: a place stays to be searched for, the rest is said beside the count. */
export type Rest = { place?: string; unknown?: string };

/** The address of the list with these criteria in place of the words, among the other filters of `address`. */
export function toCriteriaHref(
  kind: ListKind,
  address: URLSearchParams,
  { criteria, rest }: { criteria: Criteria; rest: Rest },
  texts: KnownTexts,
) {
  const search = new URLSearchParams(criteria.list === kind ? address : "");
  for (const name of ["location", "from", "show", UNKNOWN]) search.delete(name);
  const asked = toParameters({ ...criteria, rest: rest.place ?? "" }, texts);
  for (const [name] of asked) for (const other of [name, ...(replaced[name] ?? [])]) search.delete(other);
  for (const [name, value] of asked) search.append(name, value);
  const suburbs = toNamed(texts).suburbs.map(({ name }) => name);
  const list = criteria.list === "sale" ? saleList : rentalList;
  const canonical = toFilterSearch(list, parseFilters<string>(list, search, suburbs));
  if (rest.unknown) canonical.set(UNKNOWN, rest.unknown);
  return withSearch(list.path, canonical);
}

/** Whether it asks for more than a place or keywords, which the list searches for itself (spec §5.3). */
function isSentence(criteria: Criteria, kind: ListKind) {
  const { list, suburbs, types, features } = criteria;
  const words = types.length + features.length;
  const isTold = list !== kind || countCriteria(criteria) > words + suburbs.length;
  return isTold || suburbs.length > 1 || words > 1 || (words > 0 && suburbs.length > 0);
}

/** How many things were understood, beside which list is meant. */
export function countCriteria({
  rest: _rest,
  list: _list,
  suburbs,
  types,
  features,
  methods,
  ...others
}: Criteria) {
  const named = [suburbs, types, features, methods].reduce((sum, { length }) => sum + length, 0);
  return named + Object.values(others).filter((value) => value !== undefined).length;
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

/** Suburbs by the names of schools, beaches and others in their guides, in small letters. */
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

/** Capitalised words side by side: "Fairy Bower". */
function findProperNames(text: string) {
  const runs: string[][] = [[]];
  for (const word of text.match(/[\p{L}’']+|[^\s\p{L}]/gu) ?? [])
    if (/^\p{Lu}/u.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1).map((words) => words.join(" "));
}
