import { levelWords, unitKinds } from "#app/homes/address/address-words.ts";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { readAvailable, readOpen } from "./read-days.ts";
import { type Numbers, readLand, readPrice, readRooms } from "./read-numbers.ts";
import {
  fillers,
  findPhrase,
  isAlmost,
  lookalikes,
  phrases,
  type Token,
  toKnownWords,
  toLetters,
  toNumberAt,
  toText,
  toTokens,
  toWordsAt,
} from "./vocabulary.ts";

export type Criteria = Numbers & {
  /** The list asked for, which may be the other one. */
  list: ListKind;
  suburbs: readonly string[];
  types: readonly string[];
  features: readonly string[];
  methods: readonly string[];
  agent?: string;
  /** Inspection days, separated by commas. */
  open?: string;
  /** The day by which a rental is available. */
  available?: string;
  /** Words that were not understood, as typed. */
  rest: string;
};

/** Names that a sentence may contain. */
export type Named = {
  suburbs: readonly { name: string; postcode: string }[];
  agents: readonly string[];
  /** Suburbs by the names of schools, beaches and other places in their guides, in lower case. */
  landmarks: ReadonlyMap<string, readonly string[]>;
  /** Phrases for a walk to the agency's first kind of place: "near the beach". */
  near: ReadonlySet<string>;
  /** The day at the agency, as 2026-11-28. */
  today: string;
};

/** The reading of a part of a sentence, which may be left in `rest`; its length in tokens. */
type Reading = Partial<Omit<Criteria, "rest">> & { rest?: readonly Token[]; length: number };
type Reader = (tokens: readonly Token[], at: number, list: ListKind, named: Named) => Reading | undefined;

/** Minutes of a walk that "near" means. */
const NEAR_MINUTES = 10;
const LONGEST_NAME = 4;
const LONGEST_ADDRESS = 6;
/** Letters that a suburb's first word must have to stand for its name: "Allambie". */
const LONG_WORD = 7;

const readers: readonly Reader[] = [
  readOpen,
  readAvailable,
  readAgent,
  readAddress,
  readRooms,
  readLand,
  readPrice,
  readName,
  readWord,
];

/**
 * Reads a sentence such as "3 bed house freshwater or curl curl under 3.5m pool" in the list `list`. Words may have one
 * wrong letter. Words after "no", "not" and "without" are left in `rest`.
 */
export function readSentence(text: string, list: ListKind, named: Named): Criteria {
  const names = [...named.suburbs.map(({ name }) => name), ...named.agents];
  const tokens = toTokens(text, toKnownWords(names));
  const rest: Token[] = [];
  let criteria: Omit<Criteria, "rest"> = { list, suburbs: [], types: [], features: [], methods: [] };
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(tokens, at, criteria.list, named);
    criteria = addCriteria(criteria, reading);
    rest.push(...(reading.rest ?? []));
    at += reading.length;
  }
  // Amounts before the word that changes the list were read for the wrong one.
  return criteria.list === list
    ? { ...criteria, rest: toText(rest) }
    : readSentence(text, criteria.list, named);
}

function readAt(tokens: readonly Token[], at: number, list: ListKind, named: Named): Reading {
  for (const read of readers) {
    const reading = read(tokens, at, list, named);
    if (reading) return reading;
  }
  if (findPhrase(tokens, at, phrases.no)) return leave(tokens, at, 2);
  const word = tokens[at]?.word ?? "";
  return fillers.has(word) || !/[\p{L}\d]/u.test(word) ? { length: 1 } : leave(tokens, at, 1);
}

/** Leaves words in `rest`, for the search in texts. */
function leave(tokens: readonly Token[], at: number, length: number): Reading {
  return { rest: tokens.slice(at, at + length), length };
}

/** Adds a reading. The first of each number and day counts, and all suburbs, types, features and methods. */
function addCriteria(criteria: Omit<Criteria, "rest">, { length, rest, ...reading }: Reading) {
  const add = (name: "suburbs" | "types" | "features" | "methods") => [
    ...new Set([...criteria[name], ...(reading[name] ?? [])]),
  ];
  return {
    ...reading,
    ...criteria,
    list: reading.list ?? criteria.list,
    suburbs: add("suburbs"),
    types: add("types"),
    features: add("features"),
    methods: add("methods"),
  };
}

/** Reads "12 Ocean Street" and "block b unit 12, 5 Ocean Street", whose words are not criteria. */
function readAddress(tokens: readonly Token[], at: number): Reading | undefined {
  const number = findHouseNumber(tokens, at);
  if (number === undefined || isCounted(tokens, number + 1)) return undefined;
  for (let end = number + 2; end < number + LONGEST_ADDRESS; end += 1) {
    const isStreet = findPhrase(tokens, end, phrases.street) !== undefined;
    if (isStreet && /\p{L}/u.test(tokens[end - 1]?.word ?? "")) return leave(tokens, at, end + 1 - at);
  }
  return undefined;
}

/** The position of a house's number, behind those of its block, floor and unit: 5 in "block b unit 12, 5". */
function findHouseNumber(tokens: readonly Token[], at: number): number | undefined {
  const [word = "", next = ""] = tokens.slice(at).map((token) => token.word);
  const isLabel = unitKinds.has(word) || levelWords.has(word) || /^(?:lot|block)$/.test(word);
  if (isLabel) return findHouseNumber(tokens, /^[a-z]$/.test(next) ? at + 2 : at + 1);
  if (toNumberAt(tokens, at) === undefined) return undefined;
  return findHouseNumber(tokens, /^[,/-]$/.test(next) ? at + 2 : at + 1) ?? at;
}

/** Whether what follows a number makes it a count, a size or a price: "2 beds", "600 sqm", "2 in Ocean Street". */
function isCounted(tokens: readonly Token[], at: number) {
  const { room, area, unit, period } = phrases;
  const isOfPhrase = [room, area, unit, period].some((table) => findPhrase(tokens, at, table));
  return isOfPhrase || /^(?:in|on|at|near)$/.test(tokens[at]?.word ?? "");
}

/** Reads "with Callum" and "listed by Priya", if only one agent has the first name. */
function readAgent(tokens: readonly Token[], at: number, _list: ListKind, { agents }: Named) {
  if (!/^(?:with|by)$/.test(tokens[at]?.word ?? "")) return undefined;
  const letters = tokens[at + 1]?.word;
  const [agent, ...others] = agents.filter((name) => toLetters(name.split(" ")[0] ?? "") === letters);
  if (agent === undefined || others.length > 0) return undefined;
  const isFullName = tokens[at + 2]?.word === toLetters(agent.split(" ").slice(1).join(" "));
  return { agent, length: isFullName ? 3 : 2 };
}

/** Reads a postcode, a suburb, an agent or a landmark. */
function readName(tokens: readonly Token[], at: number, _list: ListKind, named: Named) {
  const inPostcode = named.suburbs.filter(({ postcode }) => postcode === tokens[at]?.word);
  if (inPostcode.length > 0) return { suburbs: inPostcode.map(({ name }) => name), length: 1 };
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const words = toWordsAt(tokens, at, length);
    if (!words?.every((word) => /^\p{L}+$/u.test(word))) continue;
    if (named.near.has(words.join(" "))) return { walk: NEAR_MINUTES, length };
    const suburb = findSuburb(words, named.suburbs);
    const agent = named.agents.find((name) => isAlmost(words.join(""), name));
    // "Dee Why 2099" is the same as "Dee Why".
    if (suburb)
      return {
        suburbs: [suburb.name],
        length: length + Number(tokens[at + length]?.word === suburb.postcode),
      };
    const suburbs = length > 1 ? named.landmarks.get(words.join(" ")) : undefined;
    if (suburbs || agent) return { suburbs, ...(agent && { agent }), length };
  }
  return undefined;
}

/** Finds a suburb by its name, its name and "beach", a name with one wrong letter, or a long first word. */
function findSuburb(words: readonly string[], suburbs: Named["suburbs"]) {
  const letters = words.join("");
  const find = (isMeant: (name: string) => boolean) => suburbs.find(({ name }) => isMeant(name));
  const atBeach = words.length > 1 && words.at(-1) === "beach" && words.slice(0, -1).join("");
  return (
    find((name) => toLetters(name) === letters) ??
    (atBeach ? find((name) => isAlmost(atBeach, name)) : undefined) ??
    (lookalikes.has(letters) ? undefined : find((name) => isAlmost(letters, name))) ??
    (letters.length >= LONG_WORD ? find((name) => name.toLowerCase().startsWith(`${letters} `)) : undefined)
  );
}

/** Features that imply a list. */
const impliedLists = new Map<string, ListKind>([["pets-considered", "rent"]]);

/** Reads a type, a feature, a method of sale or a list. */
function readWord(tokens: readonly Token[], at: number): Reading | undefined {
  const other = findPhrase(tokens, at, phrases.other);
  if (other) return leave(tokens, at, other.length);
  const type = findPhrase(tokens, at, phrases.type);
  const feature = findPhrase(tokens, at, phrases.feature);
  if (type && type.length >= (feature?.length ?? 0)) return { types: [type.value], length: type.length };
  if (feature)
    return { features: [feature.value], list: impliedLists.get(feature.value), length: feature.length };
  const method = findPhrase(tokens, at, phrases.method);
  if (method) return { methods: [method.value], list: "sale", length: method.length };
  const list = findPhrase(tokens, at, phrases.list);
  return list && { list: list.value === "rent" ? "rent" : "sale", length: list.length };
}
