import { formatDollars } from "#app/region/format.ts";
import type { FactValue } from "../../../record/facts/fact-values.ts";
import { homeFacts } from "../../../record/facts/home-facts.ts";
import { type Element, getText } from "../../element.ts";
import { findFactFields, findUnreadFields } from "../extra-fields.ts";
import { toQuarterly } from "../home.ts";
import { cleanLine, type Note, parseNumber } from "../values.ts";
import { findNamedFact } from "./find-named-fact.ts";
import { findSaid, type Said } from "./find-said.ts";
import { createOthers, splitOthers, toWords } from "./others.ts";
import { readFact } from "./read-fact.ts";

/**
 * The facts that a listing names, and those that we have no name for. Both are undefined where its software names no
 * features at all: only then may its description be asked for them.
 */
export function toFacts(listing: Element, note: Note) {
  const { found, unknown, types, isNamed } = findSaid(listing);
  const others = createOthers(note);
  for (const words of splitOthers(listing)) {
    const fact = findNamedFact(words);
    if (fact?.kind === "yes") addSaid(found, fact.key, { path: "features/otherFeatures", text: "yes" });
    else others.add(words);
  }
  addExtraFields(listing, found, note);
  const facts: Record<string, FactValue> = {};
  for (const fact of homeFacts.filter(({ key }) => found.has(key)))
    for (const said of found.get(fact.key) ?? []) {
      const { value, words } = readFact(fact, said, note);
      if (words) others.add(words);
      if (value === undefined || value === "") continue;
      facts[fact.key] = value;
      break;
    }
  const named = [
    ...unknown.map((element) => toWords(listing, element)),
    ...types.map(({ element, type }) => toWords(listing, element, type)),
  ];
  // Software has no order of elements that means anything.
  for (const words of named.toSorted()) others.add(words);
  Object.assign(facts, toUntimedCosts(listing));
  const hasAny = isNamed || Object.keys(facts).length > 0;
  return { facts: hasAny ? facts : undefined, also: others.getAll() };
}

function addSaid(found: Map<string, Said[]>, key: string, said: Said) {
  const known = found.get(key);
  if (known) known.push(said);
  else found.set(key, [said]);
}

function addExtraFields(listing: Element, found: Map<string, Said[]>, note: Note) {
  for (const { fact, name, text } of findFactFields(listing))
    addSaid(found, fact.key, { path: `extraFields/eField@name=${name}`, text });
  const unread = findUnreadFields(listing).map(({ name }) => name);
  const hint = "an element of REAXML: fields by other names than those of facts are not read";
  if (unread.length > 0) note("extension-fields", "extraFields", unread.join(", "), hint);
}

const costs = { councilRates: "councilRates", waterRates: "waterRates", strata: "bodyCorp" } as const;

/** Costs that nobody can say a quarter of, since the period is not given. Whoever rents a home pays none of them. */
function toUntimedCosts(listing: Element) {
  if (listing.name === "rental") return {};
  const said = Object.entries(costs).flatMap(([key, name]) => {
    const text = cleanLine(getText(listing, name) ?? "");
    const amount = parseNumber(text);
    if (!text || toQuarterly(listing, name) !== undefined) return [];
    return [[key, amount ? `${formatDollars(amount)}, period not given` : text]];
  });
  return Object.fromEntries(said);
}
