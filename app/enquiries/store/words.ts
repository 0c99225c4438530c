// It loads without the agency's folder: commands that bring a store up to date may run before there is one.
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
/** Shorter ones are the beginning of too many words. */
const FEWEST_LETTERS_OF_START = 3;

/** What nearly everybody writes. */
const unheard = new Set(
  "a an and are as at be can could do for from have hello hi i if in is it me my of on or our please thank thanks that the there this to was we what when will with would you your".split(
    " ",
  ),
);

type Worded = {
  reference?: string;
  fields: Readonly<Record<string, unknown>>;
  about?: { listing?: { id?: string; title?: string; address?: string } };
};

/** The words by which an enquiry is found: name, message and addresses by word; reference, e-mail and telephone as they are typed. */
export function toWords({ reference = "", fields, about }: Worded) {
  const { id = "", title = "", address = "" } = about?.listing ?? {};
  const said = [...texts.map((name) => fields[name]), address, title, reference];
  const words = said.flatMap((text) => (typeof text === "string" ? toTokens(text) : []));
  const phones = findPhones(String(fields.phone ?? "")).flatMap((phone) => toPhoneDigits(phone) ?? []);
  const whole = [reference, id, String(fields.email ?? "")].map(toOneWord);
  const all = [...whole, ...phones.map(toPhoneWord), ...words];
  return [...new Set(all)].filter((word) => word !== "").slice(0, MOST_WORDS);
}

/** A word that is looked for; `isStart`: longer ones that begin with it are meant, too. */
export type SearchedWord = { word: string; isStart: boolean };

/** Splits what was typed into words of which an enquiry has to have each; a telephone number is one, however it is written. */
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

/** From its end, so that it is found by its last digits, and without its area code. */
function toPhoneWord(digits: string) {
  return `tel${[...digits].toReversed().join("")}`;
}

function toSearchedPhone(typed: string) {
  const digits = toPhoneDigits(typed) ?? typed.replace(/\D/g, "");
  return { word: toPhoneWord(digits), isStart: true };
}

function toTokens(text: string) {
  const words = toPlain(text).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "" && !unheard.has(word)).map((word) => word.slice(0, MOST_LETTERS));
}

/** KNQP-237R is knqp237r. */
function toOneWord(text: string) {
  return toPlain(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** In lower case, without accents and apostrophes: Márquez is marquez, O’Brien obrien. */
function toPlain(text: string) {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
