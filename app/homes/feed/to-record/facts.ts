import * as v from "valibot";
import { formatDollars } from "#app/region/format.ts";
import { type FactValue, getRule } from "../../record/facts/fact-values.ts";
import { type FactKind, type HomeFact, homeFacts } from "../../record/facts/home-facts.ts";
import { type Element, findChild, findChildren, getAttribute, getText, isEmpty } from "../element.ts";
import { toQuarterly } from "./home.ts";
import { cleanLine, type Note, parseNumber, parseYes } from "./values.ts";

/** Elements that name features one by one; what no list of ours knows in them is kept in the agent's words. */
const containers = ["features", "allowances", "ecoFriendly", "views"];
/** In them, but no features: rooms, terms that have fields of their own, and a list of words. */
const others = ["bedrooms", "bathrooms", "otherFeatures", "petFriendly", "furnished"];
const parking = ["garages", "carports", "openSpaces"];
const known = new Set(
  [...others, ...homeFacts.flatMap(({ reaxml }) => reaxml.map(toName))].map((name) => name.toLowerCase()),
);
const roomNames = new Set([...others.slice(0, 2), ...parking].map((name) => name.toLowerCase()));

const LONGEST_OTHER = 100;
const MOST_OTHERS = 40;

/**
 * The facts that a listing names, and those that we have no name for. Both are undefined where its software names no
 * features at all: only then may its description be asked for them.
 */
export function toFacts(listing: Element, note: Note) {
  const facts = Object.fromEntries(
    homeFacts.flatMap((fact) => {
      const value = readFact(fact, listing, note);
      return value === undefined ? [] : [[fact.key, value] as const];
    }),
  );
  const also = toOthers(listing);
  Object.assign(facts, toUntimedCosts(listing));
  const isNamed = containers
    .flatMap((name) => findChild(listing, name)?.children ?? [])
    .some(({ name }) => !roomNames.has(name.toLowerCase()));
  const hasAny = isNamed || Object.keys(facts).length > 0;
  return { facts: hasAny ? facts : undefined, also: also.length > 0 ? also : undefined };
}

/** The first of its elements that says something. */
function readFact(fact: HomeFact, listing: Element, note: Note): FactValue | undefined {
  for (const path of fact.reaxml)
    for (const { text, unit } of findValues(listing, path)) {
      const value = readValue(fact, { text, unit, path }, note);
      if (value !== undefined && (value !== false || fact.no)) return value;
    }
  return undefined;
}

type Said = { text: string; path: string; unit?: string };

/** What stands at a path such as "features/pool@type=inground" (home-facts.ts). */
function findValues(listing: Element, path: string) {
  const [elements = "", attribute, wanted] = path.split(/[@=]/);
  const names = elements.split("/");
  const found = names.reduce<readonly Element[]>(
    (within, name) => within.flatMap((each) => findChildren(each, name)),
    [listing],
  );
  return found.flatMap((element) => {
    const unit = getAttribute(element, "unit");
    if (attribute === undefined) return element.text ? [{ text: element.text, unit }] : [];
    const value = getAttribute(element, attribute)?.trim();
    if (wanted === undefined) return value ? [{ text: value, unit }] : [];
    if (value?.toLowerCase() !== wanted.toLowerCase() || isEmpty(element)) return [];
    return [{ text: element.text || "yes", unit }];
  });
}

const metreUnits = new Set(["meter", "meters", "metre", "metres", "m", ""]);
const hints: Readonly<Record<FactKind, string>> = {
  yes: "yes or no",
  count: "a number such as 2",
  metres: "a number of metres such as 15.24",
  year: "a year such as 1998",
  rating: "0 to 10 by halves",
  dollars: "a number such as 2400",
  text: "up to 500 characters",
};

function readValue(fact: HomeFact, { text, path, unit }: Said, note: Note): FactValue | undefined {
  const { kind } = fact;
  if (kind === "yes") {
    const isSaid = parseYes(text);
    return isSaid ?? void note("unknown-value", path, text, hints.yes);
  }
  if (kind === "text") return cleanLine(text, 500) || undefined;
  if (kind === "metres" && !metreUnits.has(unit?.trim().toLowerCase() ?? ""))
    return void note("unknown-unit", `${path}@unit`, unit ?? "", "meter");
  if (kind === "count" && parseYes(text) === false) return undefined;
  const number = parseNumber(text);
  const value = kind === "count" && number !== undefined ? Math.trunc(number) : number;
  if (value === 0 && kind !== "rating") return undefined;
  const { success } = v.safeParse(getRule(fact), value);
  return success ? value : void note("unparseable-number", path, text, hints[kind]);
}

const costs = { councilRates: "councilRates", waterRates: "waterRates", strata: "bodyCorp" } as const;

/** Costs that nobody can say a quarter of, since the period is not given. */
function toUntimedCosts(listing: Element) {
  const said = Object.entries(costs).flatMap(([key, name]) => {
    const text = cleanLine(getText(listing, name) ?? "");
    const amount = parseNumber(text);
    if (!text || toQuarterly(listing, name) !== undefined) return [];
    return [[key, amount ? `${formatDollars(amount)}, period not given` : text]];
  });
  return Object.fromEntries(said);
}

/** "wine cellar, room for a boat", and elements that no list of ours knows: <wineCellar>yes</wineCellar>. */
function toOthers(listing: Element) {
  const words = findValues(listing, "features/otherFeatures").flatMap(({ text }) => text.split(/[,;\n]/));
  const elements = containers
    .flatMap((name) => findChild(listing, name)?.children ?? [])
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, text }) => {
      const isSaid = parseYes(text);
      const label = toLabel(name);
      return isSaid === false ? "" : isSaid ? label : `${label}: ${text}`;
    });
  const all = [...words, ...elements].map((each) => cleanLine(each, LONGEST_OTHER)).filter(Boolean);
  const labels = homeFacts.map(({ label }) => label.toLowerCase());
  const byName = new Map(all.map((each) => [each.toLowerCase(), each]));
  for (const label of labels) byName.delete(label);
  return [...byName.values()].slice(0, MOST_OTHERS);
}

function toName(path: string) {
  return path.split("@")[0]?.split("/").at(-1) ?? path;
}

/** "wineCellar" as "Wine cellar". */
function toLabel(name: string) {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
