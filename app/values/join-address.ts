import { streetTypeWords } from "#app/homes/address/address-words.ts";
import { type StreetNumber, splitAddress } from "#app/homes/address/split-address.ts";
import { states } from "#app/region/state.ts";
import { parseYes } from "./yes.ts";

/** The address fields of a listing; "" for a missing one. */
export type SentAddress = { unit: string; number: string; lot: string; street: string; suburb: string };

export type JoinedAddress = {
  /** "2/39 Tern Lane, Freshwater"; undefined where the street or the suburb is missing. */
  line?: string;
  suburb?: string;
  /** "composite": several numbers, or numbers that contradict each other. "missing": a unit without a house number. */
  fault?: "composite" | "missing";
};

/** Joins address fields into one line without repetitions; `fault` reports numbers that contradict each other. */
export function joinAddress(sent: SentAddress): JoinedAddress {
  const suburb = toTitle(sent.suburb.replace(stateBehind, ""));
  const street = toStreet(sent.street, suburb);
  const number = tidy(withoutStreet(sent.number, street));
  const joined = joinNumber(tidyUnit(sent.unit), number, tidy(sent.lot));
  // Some software repeats the number in the street.
  const [own] = beginsWithNumber.test(street) ? splitAddress(street).numbers : [];
  const text = own ? "" : joined.text;
  const isContradicted = own && number !== "" && !isSameHouse(read(number)[0] ?? {}, own);
  const isComposite =
    isContradicted || (!joined.fault && composite.test(sent.number.replace(beginsWithLot, "")));
  return {
    line: street && suburb ? `${[text, street].filter(Boolean).join(" ")}, ${suburb}` : undefined,
    suburb: suburb || undefined,
    fault: isComposite ? "composite" : joined.fault,
  };
}

/** Matches the end of "DEE WHY NSW 2099". */
const stateBehind = new RegExp(`[, ]+(?:(?:${states.join("|")})\\b(?:[, ]*\\d{4})?|\\d{4})$`, "i");
const beginsWithLot = /^lot\s+/i;
const composite = /[/,&]|unit|lot|\s/i;
const beginsWithNumber = /^(?:lot |unit )?\d+[a-z]?(?:[/, -]|$)/i;
const plainUnit = /^(?:unit|u|apartment|apt|flat)\b\.?\s*|^u(?=\d)/i;

/** Strips decoration from a number; "" if it stands for no number. */
function tidy(text: string) {
  const plain = text
    .replace(/[–—−]/g, "-")
    .replace(/\s*([/-])\s*/g, "$1")
    .replace(/(?<=\d) to (?=\d)/i, "-")
    .replace(/^(?:no\b\.?|number|#)\s*(?=\d)/i, "")
    .replace(/^unit\s*(\w+)\s*[,/]\s*/i, "$1/")
    .replace(/^lot\b\s*(\w+)\s*(?:\/|,|\()\s*(\w+)\)?$/i, "Lot $1, $2")
    .replace(/^lot\b/i, "Lot")
    .replace(/(?<=\d) (?=[a-z]$)/i, "")
    .replace(/^[/,.\s-]+|[/,.\s-]+$/g, "");
  return parseYes(plain) === false || /^tb[ac]$/i.test(plain) ? "" : plain;
}

function tidyUnit(text: string) {
  const plain = tidy(text).replace(plainUnit, "");
  return /^house$/i.test(plain) ? "" : plain;
}

function joinNumber(
  unit: string,
  number: string,
  lot: string,
): { text: string; fault?: "composite" | "missing" } {
  const alone = number || (lot && `Lot ${lot.replace(/^lot\s*/i, "")}`);
  if (!unit) return { text: alone };
  const own = read(unit)[0] ?? {};
  const all = read(number);
  const [asked = {}] = all;
  const isWhole = own.unit !== undefined && own.from !== undefined;
  // The other number repeats it, or is a lot number, which nobody looks for.
  if (isWhole && (!number || lot || asked.lot !== undefined || isSameHouse(asked, own)))
    return { text: unit };
  if (isWhole) return { text: "", fault: "composite" };
  if (own.lot !== undefined) return { text: alone || unit };
  if (!number) return { text: alone, fault: "missing" };
  const unitOf = all.find((each) => each.unit !== undefined && each.from !== undefined);
  if (unitOf && unitOf.unit === toWord(unit)) return { text: number.replace("-", "/") };
  if (asked.unit !== undefined) return { text: "", fault: "composite" };
  // "Villa 3, 39" and "Level 2, 5/39" have a comma.
  const isNamed = /^[^,]*\p{L}{3}[^,]*$/u.test(unit);
  return { text: isNamed ? `${unit}, ${number}` : `${unit}/${number}` };
}

function read(number: string): readonly StreetNumber[] {
  return number ? splitAddress(`${number} street`).numbers : [];
}

function isSameHouse(one: StreetNumber, other: StreetNumber) {
  return one.from === other.from && (one.unit === undefined || one.unit === other.unit);
}

/** Writes a unit as splitAddress does. */
function toWord(unit: string) {
  return unit.toLowerCase().replace(/^([a-z]?)0+(?=\d)/, "$1");
}

/** Strips the street from a number field such as "39 Tern Lane". */
function withoutStreet(number: string, street: string) {
  const isBehind = street !== "" && number.toLowerCase().endsWith(` ${street.toLowerCase()}`);
  return isBehind ? number.slice(0, -street.length).trim() : number;
}

function toStreet(text: string, suburb: string) {
  const isEnded = suburb !== "" && text.toLowerCase().endsWith(`, ${suburb.toLowerCase()}`);
  const street = isEnded ? text.slice(0, -`, ${suburb}`.length) : text;
  return /\p{L}/u.test(street) && parseYes(street) !== false ? toTitle(street) : "";
}

const known = new Set([...streetTypeWords, "mt", "st", "nth", "sth"]);

/**
 * "DEE WHY" and "dee why" become "Dee Why", "Mcmahons Point" "McMahons Point". "RSL LANE" stays, because it may be an
 * abbreviation.
 */
function toTitle(text: string) {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  const isSure = words.every((word) => known.has(word) || word.length === 1 || /[aeiouy]/.test(word));
  const title =
    isOneCase && isSure
      ? text
          .toLowerCase()
          .replace(/(^|[\s'’/-])(\p{L})/gu, (_all, before, letter) => before + letter.toUpperCase())
      : text;
  return title.replace(/\bMc\p{Ll}/gu, (name) => `Mc${name.slice("Mc".length).toUpperCase()}`);
}
