import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { combineFeatures } from "#app/homes/record/facts/combined-features.ts";
import { type FoundFact, findFacts } from "#app/homes/record/facts/fact-values.ts";
import { type FactKey, type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";

const MOST_AT_A_GLANCE = 8;

/** A home's facts as its page shows them. Made on the server, to keep the list of facts out of the browser's bundle. */
export type ShownFacts = {
  /** The main features, those with a filter first. */
  glance: readonly string[];
  /** All features, if `glance` does not have them all. */
  groups: readonly { name: string; features: readonly string[] }[];
  /** Features in the agent's words. */
  also: readonly string[];
  /** Rows for the home's information: years, land, costs. */
  information: readonly KeyValue[];
  /** Facts about a farm. */
  farm: readonly KeyValue[];
  /** Terms of sale, inclusions, exclusions. */
  texts: readonly KeyValue[];
};

type Part = "features" | "information" | "farm" | "texts";

const FARM = "On the farm";
const informationGroups = new Set(["Building", "Land", "Costs and terms"]);
const texts = new Set<FactKey>(["terms", "inclusions", "exclusions"]);

/** Undefined if the record has no facts. The page then shows tags. */
export function toShownFacts(listing: AnyListing): ShownFacts | undefined {
  if (!listing.facts) return undefined;
  const { facts, others } = combineFeatures(listing);
  const parts = Map.groupBy(findFacts(facts), ({ fact, value }) => toPart(fact, typeof value === "boolean"));
  const features = parts.get("features") ?? [];
  const words = new Set(features.map((each) => each.words));
  const fits = features.length + others.length <= MOST_AT_A_GLANCE;
  return {
    glance: fits ? [...words] : toStrongest(features),
    groups: fits ? [] : toGroups(features),
    also: others,
    information: toRows(parts.get("information")),
    farm: toRows(parts.get("farm")),
    texts: toRows(parts.get("texts")),
  };
}

function toPart({ key, group }: HomeFact, isFeature: boolean): Part {
  if (texts.has(key)) return "texts";
  if (isFeature) return "features";
  if (group === FARM && key !== "services") return "farm";
  return group === FARM || informationGroups.has(group) ? "information" : "features";
}

function toStrongest(features: readonly FoundFact[]) {
  const isStrong = ({ fact }: FoundFact) => isFiltered(fact.key) || isFiltered(fact.kindOf);
  return features
    .toSorted((a, b) => Number(isStrong(b)) - Number(isStrong(a)))
    .slice(0, MOST_AT_A_GLANCE)
    .map(({ words }) => words);
}

function isFiltered(wanted: string | undefined) {
  return homeFacts.some(({ key, filter }) => key === wanted && filter !== undefined);
}

function toGroups(features: readonly FoundFact[]) {
  const groups = Map.groupBy(features, ({ fact }) => fact.group);
  return [...groups].map(([name, found]) => ({ name, features: found.map(({ words }) => words) }));
}

function toRows(found: readonly FoundFact[] = []): KeyValue[] {
  return found.map(({ fact: { label }, words }) => ({ label, value: words.slice(`${label}: `.length) }));
}
