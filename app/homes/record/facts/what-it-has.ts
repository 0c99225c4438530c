import { type HomeFacts, toHomeFacts } from "./fact-values.ts";
import { type FilterWord, filterWords, toFilterLabel } from "./filter-words.ts";
import { type FactKey, homeFacts } from "./home-facts.ts";
import { fallbackFeatures, isAffirmed } from "./listing-features.ts";

export type WhatItHas = {
  /** Those that are said, and those that a tag of the page names. */
  facts: HomeFacts;
  /** Tags, and words of the agent, that name no fact of the list. */
  others: readonly string[];
};

type Named = {
  listingType: "Sale" | "Rent";
  facts?: HomeFacts;
  also?: readonly string[];
  /** The tags of its page. */
  features: readonly string[];
  description: string;
};

/**
 * What a home has, for its page, the filters, the comparison and JSON-LD alike, so that none of them denies what another
 * says. A fact that is denied stays denied, whatever a tag says; the two tags of a home of which nothing is known (spec §9.7) say nothing.
 */
export function findWhatItHas(home: Named): WhatItHas {
  const { listingType, facts: said = {}, also = [], features } = home;
  const facts: Partial<Record<FactKey, HomeFacts[FactKey]>> = { ...said };
  const others = new Map<string, string>();
  const isKnown = features.some((tag) => !fallbackFeatures.includes(tag));
  for (const tag of [...(isKnown ? features : []), ...also]) {
    const name = tag.toLowerCase();
    const key = factsByName.get(name) ?? findMeant(name, home);
    if (key) facts[key] = said[key] ?? true;
    else if (!(listingType === "Rent" && termsOfRentals.has(name))) others.set(name, others.get(name) ?? tag);
  }
  return { facts: toHomeFacts(facts), others: [...others.values()] };
}

/** By its label, by the word of its filter, and by one of what is counted: "Swimming pool", "Pool", "Garage". */
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

/** Tags (spec §9.7) that may mean a fact: the description says whether they do. */
const doubtful = new Map<string, { key: FactKey; pattern: RegExp }>([
  ["balcony or terrace", { key: "balcony", pattern: /\bbalcon/ }],
  ["climate control", { key: "airConditioning", pattern: /\bair[- ]?con/ }],
]);

function findMeant(tag: string, { facts, description }: Named) {
  const fact = doubtful.get(tag);
  const isMeant = fact && facts?.[fact.key] !== false && isAffirmed(description, fact.pattern);
  return isMeant ? fact.key : undefined;
}

/** Whether it has what another home names so in other words. */
export function hasOther({ facts, others }: WhatItHas, name: string) {
  const fact = doubtful.get(name.toLowerCase());
  return (
    Boolean(fact && facts[fact.key]) || others.some((other) => other.toLowerCase() === name.toLowerCase())
  );
}

/** Of a rental these are said by fields of their own. */
const termsOfRentals = new Set(["furnished", "pets considered"]);

/** Whether one of the tags names this filter. */
export function isTagged(tags: readonly string[], word: FilterWord) {
  const label = toFilterLabel(word).toLowerCase();
  return tags.some((tag) => tag.toLowerCase() === label);
}

const filters = filterWords.map((word) => ({
  word,
  key: homeFacts.find(({ filter }) => filter === word)?.key,
}));

/** By which words a list finds the home: what it has, and its `terms`. */
export function findFilterWords(
  { facts, others }: WhatItHas,
  terms: readonly FilterWord[] = [],
): readonly FilterWord[] {
  const found = filters.filter(
    ({ word, key }) => (key && Boolean(facts[key])) || terms.includes(word) || isTagged(others, word),
  );
  return found.length > 0 ? found.map(({ word }) => word) : noWords;
}

/** One for all homes, of which there may be many. */
const noWords: readonly never[] = [];
