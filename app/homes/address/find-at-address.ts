import { agencyState } from "#app/agency/agency-state.ts";
import { agencyClock } from "#app/agency/agency-time.ts";
import { regionNames } from "#app/agency/folder/places.ts";
import type { State } from "#app/region/state.ts";
import { directions, isStreetType, levelWords, toOneSpelling, unitKinds } from "./address-words.ts";
import { type AddressParts, type StreetNumber, splitAddress, toAddressWords } from "./split-address.ts";

/** The fields of a home that describe its address. */
export type Placed = { address: string; suburb: string; state?: State; postcode?: string };

export type FoundAt<Home> = {
  homes: readonly Home[];
  /** All homes in the street or streets of the address, to offer if none has its number. */
  inStreet: readonly Home[];
};

/**
 * The homes at a typed address, in any spelling and order: "unit 9 21 shearwater st", "Manly, 9/21 Shearwater Street".
 * A number that no home has finds none. Undefined if the text is not an address in a street of any home.
 */
export function findAtAddress<Home extends Placed>(
  text: string,
  homes: readonly Home[],
): FoundAt<Home> | undefined {
  const streets = createStreets();
  for (const home of homes) streets.add(home);
  return streets.find(text, homes);
}

/** An index of streets. `find` must get the same homes in the order in which they were added. */
export type Streets = {
  add: (home: Placed) => void;
  find: <Home extends Placed>(text: string, homes: readonly Home[]) => FoundAt<Home> | undefined;
};

export function createStreets(): Streets {
  const byName = new Map<string, number[]>();
  let size = 0;

  function add(home: Placed) {
    for (const name of new Set(toStreetNames(home))) {
      const positions = byName.get(name);
      if (positions) positions.push(size);
      else byName.set(name, [size]);
    }
    size += 1;
  }

  function find<Home extends Placed>(text: string, homes: readonly Home[]): FoundAt<Home> | undefined {
    const typed = splitAddress(text);
    if (typed.numbers.length === 0 && typed.corner.length === 0) return undefined;
    const found = findTyped(typed, homes);
    if (found) return found;
    const elided = withElision(text);
    if (elided !== text) return findTyped(splitAddress(elided), homes);
    return /\bst\b/i.test(text) ? findTyped(splitAddress(text, true), homes) : undefined;
  }

  function findTyped<Home extends Placed>(typed: AddressParts, homes: readonly Home[]) {
    if (typed.corner.length > 0) return findAtCorner(typed.corner, homes);
    const words = [...typed.before, ...typed.after];
    const inStreet = findInStreet(words, homes);
    const found = pickNumber(typed.numbers, inStreet);
    // Without its type, a street name may be the beginning of another, or a suburb.
    const isSure = found.length > 0 || words.some(isStreetType);
    return inStreet.length > 0 && isSure ? { homes: found, inStreet } : undefined;
  }

  /** Homes that name both streets of the corner, else those in either street. */
  function findAtCorner<Home extends Placed>(corner: AddressParts["corner"], homes: readonly Home[]) {
    const streets = corner.map((street) => new Set(findInStreet(street, homes)));
    const inStreet = homes.filter((home) => streets.some((street) => street.has(home)));
    const atBoth = inStreet.filter((home) => streets.every((street) => street.has(home)));
    return inStreet.length > 0 ? { homes: atBoth.length > 0 ? atBoth : inStreet, inStreet } : undefined;
  }

  /** Homes whose address contains all of the words, and whose street the words name. */
  function findInStreet<Home extends Placed>(words: readonly string[], homes: readonly Home[]): Home[] {
    const positions = new Set(toJoined(words).flatMap((name) => byName.get(name) ?? []));
    return [...positions]
      .toSorted((a, b) => a - b)
      .flatMap((position) => homes[position] ?? [])
      .filter((home) => areOf(home.postcode ? words : withoutPostcode(words), toPlaceWords(home)));
  }

  return { add, find };
}

/** Reads "8 D Arcy Avenue" as 8 D’Arcy Avenue, if no home is at 8D. */
function withElision(text: string) {
  return text.replace(/(?<=\d)([\s-]{1,3}[ad])[\s-]{1,3}(?=[a-z]{2})/i, "$1");
}

/** Homes that match the likeliest meaning of the number, else homes within a range. */
function pickNumber<Home extends Placed>(numbers: readonly StreetNumber[], homes: readonly Home[]): Home[] {
  // In a record, 1-3 is a range and never unit 1 of 3.
  const all = homes.flatMap((home) =>
    splitAddress(toStreetPart(home))
      .numbers.slice(0, 1)
      .map((number) => ({ home, number })),
  );
  for (const isMeant of [isSame, isWithin])
    for (const asked of numbers) {
      const found = all.filter(({ number }) => isMeant(asked, number) && isOnLevel(asked, number));
      const ofKind = found.filter(({ number }) => isOfKind(asked, number));
      if (found.length > 0) return (ofKind.length > 0 ? ofKind : found).map(({ home }) => home);
    }
  return [];
}

/**
 * Whether a home with this comparable address may have one of the numbers. It is known only of an address with a single
 * number: two may be a range or a unit of a building.
 */
export function mayHaveNumber(address: string, numbers: readonly StreetNumber[]) {
  const [, own] = /^(\d+[a-z]?) \D*$/.exec(address) ?? [];
  const single = { unit: own, lot: own, from: own };
  return own === undefined || numbers.some((asked) => isSame(asked, single) || isWithin(asked, single));
}

/** Whether a home may be on the floor that was typed; most addresses name none. */
function isOnLevel(asked: StreetNumber, own: StreetNumber) {
  return asked.level === undefined || own.level === undefined || asked.level === own.level;
}

/** Whether a unit is of the kind that was typed: shop 1 rather than unit 1. */
function isOfKind(asked: StreetNumber, own: StreetNumber) {
  const [typed, kind] = [asked, own].map((number) => number.kind ?? "unit");
  return asked.unit === undefined || typed === kind;
}

/** Whether all given parts match: 21 finds 9/21, 12 and 14 find 12-14; 9/21 finds no other unit. */
function isSame(asked: StreetNumber, own: StreetNumber) {
  const isUnit =
    asked.unit === undefined || asked.unit === own.unit || own.unit?.split("-").includes(asked.unit) === true;
  const isLot = asked.lot === undefined || asked.lot === own.lot;
  if (!isUnit || !isLot || asked.from === undefined) return isUnit && isLot;
  if (asked.to !== undefined) return asked.from === own.from && asked.to === own.to;
  return asked.from === own.from || asked.from === own.to || isBetween(asked.from, own);
}

/** Whether the home is within the typed range. */
function isWithin({ unit, lot, ...range }: StreetNumber, own: StreetNumber) {
  if (unit !== undefined || lot !== undefined || own.from === undefined || own.to !== undefined) return false;
  return own.from === range.from || own.from === range.to || isBetween(own.from, range);
}

/** Whether a number lies within a range, on the same side of the street. */
function isBetween(number: string, { from = "", to = "" }: StreetNumber) {
  const [first, last, asked] = [from, to, number].map((each) => Number.parseInt(each, 10));
  if (first === undefined || last === undefined || asked === undefined) return false;
  return first < asked && asked < last && (asked - first) % 2 === 0;
}

/** Words that people put around an address. */
const around = new Set([
  ..."a an at beach floor for ground in near next of on or the to with".split(" "),
  ..."home house property sale sold rent lease leased auction open inspection price available still is address au".split(
    " ",
  ),
  ...unitKinds.keys(),
  ...levelWords,
]);

/** Ignores postcodes, because many homes have none. */
function withoutPostcode(words: readonly string[]) {
  return words.filter((word) => !/^\d{4}$/.test(word));
}

/** Whether all words belong to a place; two of them may be written as one in it. */
function areOf(words: readonly string[], place: ReadonlySet<string>) {
  for (let at = 0; at < words.length; at += 1) {
    const word = toOneSpelling(words[at] ?? "");
    if (place.has(word) || around.has(word)) continue;
    if (!place.has(toOneSpelling(`${word}${words[at + 1] ?? " "}`))) return false;
    at += 1;
  }
  return true;
}

/** The address up to the suburb. */
function toStreetPart({ address, suburb }: Placed) {
  return address.split(`, ${suburb}`)[0] ?? address;
}

function toLetters(words: readonly string[]) {
  return toNameWords(words).join("");
}

function toNameWords(words: readonly string[]) {
  return words.filter((word) => word !== "the").map(toOneSpelling);
}

/** Each word, and each run of adjacent words written as one: "sea", "seaeagle", "eagle". */
function toJoined(words: readonly string[]): readonly string[] {
  const all = toNameWords(words);
  return all.flatMap((_word, from) =>
    all.slice(from).map((_last, more) => all.slice(from, from + more + 1).join("")),
  );
}

const directionWords = new Set(directions.values());

/** The letters of a home's street without and with its type: "seaeagle", "seaeagleterrace"; of both streets at a corner. */
function toStreetNames(home: Placed): readonly string[] {
  const { corner, before, after } = splitAddress(toStreetPart(home));
  const streets = corner.length > 0 ? corner : [after.length > 0 ? after : before];
  return streets.flatMap((street) => {
    const direction = directionWords.has(street.at(-1) ?? "") && isStreetType(street.at(-2)) ? 1 : 0;
    const name = street.filter((word) => word !== "the").slice(0, direction ? -1 : undefined);
    const isTyped = name.length > 1 && isStreetType(name.at(-1));
    return [toLetters(isTyped ? name.slice(0, -1) : name), toLetters(name)];
  });
}

/** Words of the place, also joined with their neighbours, because people write two words as one. */
function toPlaceWords({ address, suburb, state, postcode = "" }: Placed): ReadonlySet<string> {
  const own = toAddressWords(`${address}, ${suburb}, ${postcode}`);
  const region = state === undefined || state === agencyState ? agencyRegion : toAddressWords(state);
  const words = [...own, ...region].map(toOneSpelling);
  return new Set([...words, ...words.slice(1).map((word, index) => toOneSpelling(`${words[index]}${word}`))]);
}

const agencyRegion = toAddressWords([...regionNames, agencyClock].join(" "));
