// Loads without the agency's folder, because commands may migrate a store before there is one.
import { findPhones, isPhone, toPhoneDigits } from "#app/region/phone.ts";

const texts = [
  "name",
  "firstName",
  "lastName",
  "unitNo",
  "propertyAddress",
  "address",
  "suburb",
  "message",
  "comments",
  "additionalInfo",
  "phone",
] as const;

const MOST_WORDS = 400;
const MOST_LETTERS = 40;
/** Shorter beginnings match too many words. */
const FEWEST_LETTERS_OF_START = 3;

/** Words that nearly everybody writes. */
const stopWords = new Set(
  "a an and are as at be can could do for from have hello hi i if in is it me my of on or our please thank thanks that the there this to was we what when will with would you your".split(
    " ",
  ),
);

/** The parts of an enquiry that words are taken from. */
export type Worded = {
  reference?: string;
  fields: Readonly<Record<string, unknown>>;
  about?: { listing?: { id?: string; title?: string; address?: string } };
};

/** Words by which an enquiry is found: name, message and addresses by word; reference, e-mail and phone whole. */
export function toWords({ reference = "", fields, about }: Worded) {
  const { id = "", title = "", address = "" } = about?.listing ?? {};
  const said = [...texts.map((name) => fields[name]), address, title, reference];
  const words = said.flatMap((text) => (typeof text === "string" ? toSpellings(text).flatMap(toTokens) : []));
  const phones = findPhones(String(fields.phone ?? "")).flatMap((phone) => toPhoneDigits(phone) ?? []);
  const whole = [reference, id, String(fields.email ?? "")].map(toOneWord);
  const all = [...whole, ...phones.map(toPhoneWord), ...words];
  return [...new Set(all)].filter((word) => word !== "").slice(0, MOST_WORDS);
}

/** The digits of a phone number; "" where it is too short to belong to one person. */
export function toPhone({ phone = "" }: Worded["fields"]) {
  return toPhoneDigits(String(phone)) ?? "";
}

/** A word to search for; with `isStart`, longer words that begin with it match, too. */
export type SearchedWord = { word: string; isStart: boolean };

/** Splits typed text into words that an enquiry must all contain. A phone number is one word, however it is written. */
export function toSearchedWords(typed: string): SearchedWord[] {
  if (isPhone(typed)) return [toSearchedPhone(typed)];
  return typed.split(/\s+/).flatMap((part) => {
    if (isPhone(part)) return [toSearchedPhone(part)];
    if (part.includes("@")) return [{ word: toOneWord(part), isStart: true }];
    return toTokens(part).map((word) => ({
      word,
      isStart: word.length >= FEWEST_LETTERS_OF_START && !/^\d+$/.test(word),
    }));
  });
}

/** Reversed, so that a number is found by its last digits and without its area code. */
function toPhoneWord(digits: string) {
  return `tel${[...digits].toReversed().join("")}`;
}

function toSearchedPhone(typed: string) {
  const digits = toPhoneDigits(typed) ?? typed.replace(/\D/g, "");
  return { word: toPhoneWord(digits), isStart: true };
}

/** A text and its other usual spellings: O'Brien is also o brien, Müller also mueller. */
function toSpellings(text: string) {
  return [text, text.replace(apostrophes, " "), text.normalize("NFC").replace(/[äöü]/gi, "$&e")];
}

function toTokens(text: string) {
  const words = toPlain(text).split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== "" && !stopWords.has(word))
    .map((word) => word.slice(0, MOST_LETTERS));
}

/** Joins a reference: KNQP-237R becomes knqp237r. */
function toOneWord(text: string) {
  return toPlain(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

const apostrophes = /['’‘ʼ`´]/g;

/** In lower case, without accents and apostrophes: Márquez becomes marquez, Đặng dang, O’Brien obrien. */
function toPlain(text: string) {
  return text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßđðøłæœı]/g, (letter) => plainLetters[letter] ?? letter);
}
