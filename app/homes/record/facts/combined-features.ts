import { type HomeFacts, toHomeFacts } from "./fact-values.ts";
import { type FilterWord, filterWords, toFilterLabel } from "./filter-words.ts";
import { type FactKey, homeFacts } from "./home-facts.ts";
import { fallbackFeatures, isAffirmed } from "./listing-features.ts";

export type CombinedFeatures = {
  /** The record's facts, and facts that the page's tags name. */
  facts: HomeFacts;
  /** Tags and the agent's own words that name no fact of the list. */
  others: readonly string[];
};

type Named = {
  listingType: "Sale" | "Rent";
  facts?: HomeFacts;
  also?: readonly string[];
  /** The tags of the home's page. */
  features: readonly string[];
  description: string;
};

/**
 * Combines a home's facts and tags, for its page, filters, comparison and JSON-LD alike, so that they never contradict
 * each other. A denied fact stays denied, whatever a tag says. The two fallback tags (spec §9.7) are ignored.
 */
export function combineFeatures(home: Named): CombinedFeatures {
  const { listingType, facts: said = {}, also = [], features } = home;
  const facts: Partial<Record<FactKey, HomeFacts[FactKey]>> = { ...said };
  const others = new Map<string, string>();
  const isKnown = features.some((tag) => !fallbackFeatures.includes(tag));
  for (const tag of [...(isKnown ? features : []), ...also]) {
    const name = tag.toLowerCase();
    const key = factsByName.get(name) ?? findByDescription(name, home);
    if (key) facts[key] = said[key] ?? true;
    else if (!(listingType === "Rent" && termsOfRentals.has(name))) others.set(name, others.get(name) ?? tag);
  }
  return { facts: toHomeFacts(facts), others: [...others.values()] };
}

/** Facts by their label, filter word or singular: "Swimming pool", "Pool", "Garage". */
const factsByName = new Map<string, FactKey>([
  // Spec §9.8.
  ["built-in wardrobes", "builtInRobes"],
  ...homeFacts.flatMap(({ key, kind, label, filter }) => {
    const names = kind === "yes" ? [label] : kind === "count" ? [label, label.replace(/s$/, "")] : [];
    return [...names, ...(filter ? [toFilterLabel(filter)] : [])].map(
      (name) => [name.toLowerCase(), key] as const,
    );
  }),
]);

/** Tags (spec §9.7) that only mean a fact if the description affirms it. */
const doubtful = new Map<string, { key: FactKey; pattern: RegExp }>([
  ["balcony or terrace", { key: "balcony", pattern: /\bbalcon/ }],
  ["climate control", { key: "airConditioning", pattern: /\bair[- ]?con/ }],
]);

function findByDescription(tag: string, { facts, description }: Named) {
  const fact = doubtful.get(tag);
  const isMeant = fact && facts?.[fact.key] !== false && isAffirmed(description, fact.pattern);
  return isMeant ? fact.key : undefined;
}

/** Whether the home has a feature that another home names, if in other words. */
export function hasFeatureNamed({ facts, others }: CombinedFeatures, name: string) {
  const fact = doubtful.get(name.toLowerCase());
  return (
    Boolean(fact && facts[fact.key]) || others.some((other) => other.toLowerCase() === name.toLowerCase())
  );
}

/** Rentals have separate fields for these. */
const termsOfRentals = new Set(["furnished", "pets considered"]);

/** Whether any of the tags names this filter. */
export function isTagged(tags: readonly string[], word: FilterWord) {
  const label = toFilterLabel(word).toLowerCase();
  return tags.some((tag) => tag.toLowerCase() === label);
}

const filters = filterWords.map((word) => ({
  word,
  key: homeFacts.find(({ filter }) => filter === word)?.key,
}));

/** The filter words that match a home: its facts, its other features and its `terms`. */
export function findFilterWords(
  { facts, others }: CombinedFeatures,
  terms: readonly FilterWord[] = [],
): readonly FilterWord[] {
  const found = filters.filter(
    ({ word, key }) => (key && Boolean(facts[key])) || terms.includes(word) || isTagged(others, word),
  );
  return found.length > 0 ? found.map(({ word }) => word) : noWords;
}

/** Shared by all homes, to save memory. */
const noWords: readonly never[] = [];
