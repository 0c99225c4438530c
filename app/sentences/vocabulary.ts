import { streetTypeWords } from "#app/homes/address/address-words.ts";
import type { FilterWord } from "#app/homes/record/facts/filter-words.ts";
import type { HomeType } from "#app/homes/record/home-types.ts";
import { isOneLetterOff } from "#app/listings/search/search-words.ts";

/** Words for types of home, in singular and plural. */
const types = {
  House: "house houses",
  Apartment: "apartment apartments unit units flat flats",
  Townhouse: "townhouse townhouses town-house town-houses",
  Villa: "villa villas",
  Duplex: "duplex duplexes semi semis",
  Terrace: "terrace terraces",
  Studio: "studio studios",
  Land: "land block blocks",
  Acreage: "acreage acreages",
} satisfies Partial<Record<HomeType, string>>;

/** Words for features, by their value in the filter. */
const features: Partial<Record<FilterWord, string>> = {
  pool: "pool swimming-pool",
  study: "study home-office",
  fireplace: "fireplace fire-place open-fire",
  garden: "garden yard backyard",
  balcony: "balcony balconies",
  "air-conditioning": "air-conditioning air-conditioned air-conditioner aircon air-con",
  garage: "garage garages",
  "ocean-view": "ocean-view ocean-views sea-view sea-views",
  "water-view": "water-view water-views harbour-view harbour-views",
  "level-access": "level-access step-free",
  "solar-panels": "solar-panels solar",
  "pets-considered":
    "pets pet-friendly pets-allowed pets-considered dog dogs dog-friendly dog-allowed dogs-allowed cat cats cat-friendly",
  furnished: "furnished",
};

/** Street types that more likely describe a home: "5 beds, ocean view". */
const usedOtherwise = new Set(
  "view vw park pk green grn point pt row walk wlk square sq garden gardens gdn gdns mall steps loop link lk bend glen heights hts la res reserve ent entrance terr ter cove ridge quay wharf gr".split(
    " ",
  ),
);

export const phrases = {
  type: toPhrases(types),
  feature: toPhrases(features),
  list: toPhrases({
    sale: "for-sale to-buy buy buying",
    rent: "to-rent for-rent rent rental rentals to-let",
  }),
  room: toPhrases({
    beds: "bed beds bedroom bedrooms br bdrm bdrms",
    baths: "bath baths bathroom bathrooms ba bth",
    parking: "car cars car-space car-spaces parking parking-space parking-spaces",
  }),
  bound: toPhrases({
    max: "under up-to up-too below less-than max maximum no-more-than budget at-most",
    min: "over from above more-than at-least min minimum",
  }),
  /** The factor to dollars. */
  unit: toPhrases({ 1000000: "m mil mill million millions", 1000: "k thousand", 1: "dollars dollar" }),
  period: toPhrases({ week: "pw p-w per-week a-week weekly week" }),
  /** The factor to square metres. */
  area: toPhrases({
    1: "sqm m-2 sq-m square-metres square-meters",
    4046.8564224: "acre acres",
    10000: "ha hectare hectares",
  }),
  /** Methods of sale, by their value in the filter. */
  method: toPhrases({
    auction: "auction auctions for-auction at-auction going-to-auction",
  }),
  open: toPhrases({
    open: "open opens open-home open-homes open-house open-houses open-for-inspection inspection inspections inspect viewing",
  }),
  available: toPhrases({ available: "available availability move-in moving-in" }),
  /** Numbered as in Date. */
  weekday: toPhrases({
    0: "sunday sun",
    1: "monday mon",
    2: "tuesday tue tues",
    3: "wednesday wed",
    4: "thursday thu thurs",
    5: "friday fri",
    6: "saturday sat",
    weekend: "weekend",
  }),
  /** The number of days from today. */
  day: toPhrases({ 0: "today now immediately", 1: "tomorrow", christmas: "christmas xmas" }),
  month: toPhrases({
    1: "january jan",
    2: "february feb",
    3: "march mar",
    4: "april apr",
    5: "may",
    6: "june jun",
    7: "july jul",
    8: "august aug",
    9: "september sep sept",
    10: "october oct",
    11: "november nov",
    12: "december dec",
  }),
  number: toPhrases({ 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" }),
  to: toPhrases({ to: "to and or" }),
  no: toPhrases({ no: "no not without" }),
  /** Phrases of known words with another meaning. */
  other: toPhrases({ other: "granny-flat granny-flats" }),
  street: toPhrases({ street: streetTypeWords.filter((word) => !usedOtherwise.has(word)).join(" ") }),
};

export type Phrases = ReadonlyMap<string, string>;

/** Words without a meaning of their own. */
export const fillers = new Set(
  "a an and at between by for have having home homes i in is listed looking me more near of on or please plus property properties search some that the to want wanted we which with".split(
    " ",
  ),
);

/** Correct words that are one letter away from a known word. */
export const lookalikes = new Set(
  "many lane main horse mouse louse pod pools stud fist land hand sand band marsh action openly oven".split(
    " ",
  ),
);

/** Maps typed phrases, with spaces for hyphens, to values. */
function toPhrases(words: Readonly<Record<string, string>>): Phrases {
  return new Map(
    Object.entries(words).flatMap(([value, all]) =>
      all.split(" ").map((phrase) => [phrase.replaceAll("-", " "), value]),
    ),
  );
}

export type Token = {
  text: string;
  /** In lower case, with a misspelling of one letter corrected. */
  word: string;
  /** Whether no space separates it from the token before. */
  isJoined: boolean;
};

const LONGEST_PHRASE = 4;
const SHORTEST_MISSPELLED = 4;
/** Minimum length of each of two words written as one. */
const SHORTEST_PART = 3;

/** "800 000" and "$1 250 000", but not "9 210 Ocean Street", where 9 is a unit. */
const spacedThousands =
  /\b\d{1,3}(?:\s\d{3}){0,2}\s000\b|(?<=\$\s?)\d{1,3}(?:\s\d{3}){1,3}\b|\b\d{1,3}(?:\s\d{3}){2,3}\b/g;

/** Splits a text into words, numbers with their $, and single signs. Removes commas in thousands and dots in "p.w.". */
export function toTokens(text: string, known: ReadonlySet<string>): Token[] {
  const plain = text
    .replace(/(?<=\d),(?=\d{3}\b)/g, "")
    .replace(spacedThousands, (amount) => amount.replace(/\s/g, ""))
    .replace(/\bp\.\s?w\b\.?/gi, "pw")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  const found = [...plain.matchAll(/(?:\$\s?)?\d+(?:\.\d+)?|[\p{L}'’]+|[^\s\p{L}\d]/gu)];
  return found.flatMap(({ 0: typed, index }) => {
    const isJoined = index > 0 && !/\s/.test(plain.charAt(index - 1));
    return spell(toLetters(typed), known).map((word, part) => ({
      text: part === 0 ? typed : "",
      word,
      isJoined,
    }));
  });
}

/** Words that need no correction. `names` are spelled as people spell them. */
export function toKnownWords(names: readonly string[]): ReadonlySet<string> {
  const all = [
    ...Object.values(phrases).flatMap((table) => [...table.keys()]),
    ...names.map((name) => name.toLowerCase()),
  ];
  return new Set([...all.flatMap((phrase) => phrase.split(" ")), ...fillers]);
}

/** Corrects a word with one wrong letter, and splits two words written as one. */
function spell(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word.length < SHORTEST_MISSPELLED || known.has(word) || lookalikes.has(word)) return [word];
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const pair = [word.slice(0, cut), word.slice(cut)];
    if (pair.every((part) => known.has(part))) return pair;
  }
  const meant = [...known].find((each) => each.length >= SHORTEST_MISSPELLED && isOneLetterOff(word, each));
  return [meant ?? word];
}

/** Turns "Curl Curl" into "curlcurl". */
export function toLetters(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’\s]/gu, "");
}

/** Whether words without spaces match a name, exactly or with one wrong letter. */
export function isAlmost(letters: string, name: string) {
  const wanted = toLetters(name);
  return letters === wanted || (letters.length >= SHORTEST_MISSPELLED && isOneLetterOff(letters, wanted));
}

export function toText(tokens: readonly Token[]) {
  return tokens.map(({ text, isJoined }, index) => (isJoined || index === 0 ? text : ` ${text}`)).join("");
}

/** Finds the longest phrase that begins at a token: its value and its length in tokens. */
export function findPhrase(tokens: readonly Token[], at: number, table: Phrases) {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const words = toWordsAt(tokens, at, length);
    const value = words && table.get(words.join(" "));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** Undefined if there are not enough tokens. */
export function toWordsAt(tokens: readonly Token[], at: number, length: number) {
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  return words.length === length ? words : undefined;
}

/** Parses "3", "$900" and "three"; undefined for other words. */
export function toNumberAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? "";
  const number = Number(phrases.number.get(word) ?? word.replace("$", ""));
  return word !== "" && Number.isFinite(number) ? number : undefined;
}
