import * as v from "valibot";
import { type FactValue, factWords, getRule, type HomeFacts } from "#app/homes/record/facts/fact-values.ts";
import { type FactKey, type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import { type Element, findChildren, getText } from "#app/reaxml/element.ts";
import { formatDollars } from "#app/region/format.ts";
import { readLength } from "#app/values/measures.ts";
import { parseDollars } from "#app/values/money.ts";
import { parseCount, parseNumber } from "#app/values/numbers.ts";
import { cleanLine, splitList } from "#app/values/texts.ts";
import { parseYes, parseYesWith } from "#app/values/yes.ts";
import { findFactFields, findNamedFact, findUnreadFields } from "../extra-fields.ts";
import { toQuarterly } from "../type-and-rooms.ts";
import { type Note, toLabel } from "../values.ts";
import { findSaid, type Said } from "./find-said.ts";

/**
 * The facts of a listing and the features that match none. Facts are always an object, so that nothing is guessed from
 * the description.
 */
export function toFacts(listing: Element, note: Note): SuppliedFields {
  const { found, unknown, types } = findSaid(listing);
  const others = createOthers(note);
  for (const words of splitOthers(listing)) {
    const fact = findNamedFact(words);
    if (fact?.kind === "yes") addSaid(found, fact.key, { path: "features/otherFeatures", text: "yes" });
    else others.add(words);
  }
  addExtraFields(listing, found, note);
  const facts: Partial<Record<FactKey, FactValue>> = {};
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
  // Sorted, because the order of elements in a feed has no meaning.
  for (const words of named.toSorted()) others.add(words);
  Object.assign(facts, toUntimedCosts(listing));
  return { facts, also: others.getAll() };
}

function addSaid(found: Map<FactKey, Said[]>, key: FactKey, said: Said) {
  const known = found.get(key);
  if (known) known.push(said);
  else found.set(key, [said]);
}

function addExtraFields(listing: Element, found: Map<FactKey, Said[]>, note: Note) {
  for (const { fact, name, text } of findFactFields(listing))
    addSaid(found, fact.key, { path: `extraFields/eField@name=${name}`, text });
  const unread = findUnreadFields(listing).map(({ name }) => name);
  const hint = "an element of REAXML: fields by other names than those of facts are not read";
  if (unread.length > 0) note("extension-fields", "extraFields", unread.join(", "), hint);
}

const costs: readonly [FactKey, string][] = [
  ["councilRates", "councilRates"],
  ["waterRates", "waterRates"],
  ["strata", "bodyCorp"],
];

/** Costs without a period, which cannot be given per quarter. Rentals have none, because tenants do not pay them. */
function toUntimedCosts(listing: Element): HomeFacts {
  if (listing.name === "rental") return {};
  const said = costs.flatMap(([key, name]) => {
    const text = cleanLine(getText(listing, name) ?? "");
    const dollars = parseDollars(text);
    if (parseYes(text) === false || toQuarterly(listing, name) !== undefined) return [];
    return [[key, dollars ? `${formatDollars(dollars)}, period not given` : text] as const];
  });
  return Object.fromEntries(said);
}

const LONGEST_TEXT = 500;
/** A word of an enumeration of REAXML, such as "MixedFarming". */
const listed = /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/;

/** Notes an invalid value and omits the fact; words beside or instead of a yes are returned as `words`. */
function readFact(
  fact: HomeFact,
  { text, path, unit }: Said,
  note: Note,
): { value?: FactValue; words?: string } {
  const { kind, label } = fact;
  if (kind === "yes") {
    const { isYes, words } = parseYesWith(text);
    if (words) return { value: true, words: `${label}: ${words}` };
    if (isYes !== undefined) return isYes || fact.no ? { value: isYes } : {};
    note("unknown-value", path, text, `${factWords.yes}; it stands on the page in these words`);
    return { words: `${label}: ${text}` };
  }
  if (kind === "text") return { value: cleanLine(listed.test(text) ? toLabel(text) : text, LONGEST_TEXT) };
  const isDenied = kind === "count" && text !== "0" && parseYes(text) === false;
  const value = isDenied ? 0 : readNumber(fact, { text, path, unit }, note);
  return value === 0 && kind !== "rating" ? {} : { value };
}

function readNumber(fact: HomeFact, { text, path, unit }: Said, note: Note) {
  const length = fact.kind === "metres" ? readLength(text, unit) : undefined;
  if (length && "fault" in length && length.fault === "unit")
    return void note("unknown-unit", `${path}@unit`, unit ?? "", "meter");
  const value = length ? ("size" in length ? length.size : undefined) : parseFigure(fact, text);
  if (value === 0) return 0;
  const { success, output } = v.safeParse(getRule(fact), value);
  return success ? output : void note("unparseable-number", path, text, factWords[fact.kind]);
}

function parseFigure({ kind }: HomeFact, text: string) {
  if (kind === "dollars") return parseDollars(text);
  const count = kind === "count" ? parseCount(text) : undefined;
  return kind === "count" ? count && Math.trunc(count) : parseNumber(text.replace(/ ?stars?$/i, ""));
}

const LONGEST = 100;
const MOST = 40;
/** In a rental's record these are fields of their own. */
const termsOfRentals = new Set(["petfriendly", "furnished"]);

/** Splits lists such as "wine cellar, room for a boat". */
function splitOthers(listing: Element): string[] {
  return findChildren(listing, "features")
    .flatMap((features) => findChildren(features, "otherFeatures"))
    .flatMap(({ text }) => splitList(text));
}

/** Words for an element that matches no fact (<wineCellar>yes</wineCellar>), or that has a type of its own. */
function toWords({ name: kind }: Element, { name, text }: Element, type = "") {
  const element = name.toLowerCase();
  const isRead = element === "otherfeatures" || (kind === "rental" && termsOfRentals.has(element));
  const isSaid = parseYes(text || (type && "yes"));
  if (isRead || isSaid === false || /^other$/i.test(type)) return "";
  const amount = isSaid === undefined || (parseNumber(text) ?? 0) > 1 ? text : "";
  const details = [type, amount].filter(Boolean).join(", ");
  return details ? `${toLabel(name)}: ${details}` : toLabel(name);
}

/** Collects features in the agent's words, without duplicates. */
function createOthers(note: Note) {
  const all = new Map<string, string>();
  function add(words: string) {
    const line = cleanLine(words, LONGEST);
    if (line && !all.has(line.toLowerCase())) all.set(line.toLowerCase(), line);
  }
  function getAll() {
    if (all.size > MOST)
      note(
        "unknown-value",
        "features/otherFeatures",
        `${all.size} of them`,
        `at most ${MOST}: the others are not shown`,
      );
    return all.size > 0 ? [...all.values()].slice(0, MOST) : undefined;
  }
  return { add, getAll };
}
