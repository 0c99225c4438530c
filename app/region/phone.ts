/** Grouping of Australian numbers, by their digits. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[2378])(\d{4})(\d{4})$/, "($1) $2 $3"],
  [/^(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
];

/** Words before and between numbers. */
const labels = new Set("t p m b h a w tel telephone phone ph mobile mob ah bh work home or and".split(" "));

/** Characters between digits. */
const GAP = String.raw`[\s().\u2010-\u2015-]*`;
const digits = (fewest: number, most = fewest) => String.raw`(?:${GAP}\d){${fewest},${most}}`;
const DIALLED = String.raw`(?:\+|00(?:${GAP}11)?)`;
const FREEPHONE = `1${GAP}[38]${GAP}0${GAP}0${digits(6)}`;
/** Each kind has a fixed length, so that a number ends where an extension or another number begins. */
const kinds = [
  `(?:${DIALLED}${GAP})?6${GAP}1${GAP}(?:0${GAP})?(?:[2-578]${digits(8)}|${FREEPHONE})`,
  `0${GAP}(?:[45]|[2378](?:${GAP}/)?${GAP}(?=[2-9]))${digits(8)}`,
  FREEPHONE,
  // Numbers abroad.
  `${DIALLED}${digits(7, 15)}`,
  // Without the leading zero (as in spreadsheets), without an area code, and 13 12 34. 020 is London's code.
  `(?<!\\b0\\d{1,3}${GAP})(?:[23478]${digits(8)}|[2-9]${digits(7)}|1${GAP}3${digits(4)})(?!${GAP}\\d)`,
];
const phones = new RegExp(`(?<!\\d)(?:${kinds.join("|")})`, "g");

/**
 * Formats a number as Australians write it: "0491570156" and "+61 491 570 156" become 0491 570 156. Texts that are not
 * Australian, lack an area code, or contain more than a number are unchanged.
 */
export function formatPhone(text: string) {
  const plain = toPlain(text);
  const number = toDialled(plain);
  const grouping = groupings.find(([pattern]) => pattern.test(number));
  const rest = plain.replace(plain.match(phones)?.[0] ?? "", "");
  return grouping && !saysMore(rest) ? number.replace(...grouping) : text;
}

/** Finds the numbers of "(02) 5550 0142 or 0491 570 156 (ask for Ann)", each as Australians write it. */
export function findPhones(text: string) {
  return [...new Set(findNumbers(text).map(formatPhone))];
}

/** Splits "0491 570 006 / 02 5550 0142" into its numbers. A text that contains anything else is returned whole. */
export function splitPhones(text: string) {
  const numbers = findNumbers(text);
  return numbers.length > 1 && !saysMore(withoutPhones(text)) ? numbers.map(formatPhone) : [text];
}

/** The text without its numbers. */
export function withoutPhones(text: string) {
  return toPlain(text).replace(phones, " ");
}

function saysMore(rest: string) {
  const words = rest.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.some((word) => !labels.has(word));
}

/** A link that dials the number from any country. */
export function toPhoneHref(text: string) {
  return `tel:${toNumber(text).replace(/^0(?=[2-578]\d{8}$)/, "+61")}`;
}

/** Whether the number is an Australian mobile, which takes text messages. */
export function isMobile(text: string) {
  return /^0[45]\d{8}$/.test(toNumber(text));
}

const FEWEST_DIGITS = 8;

/** Whether a text has enough digits for a phone number, without the country's code (spec §5.6). */
export function hasPhoneDigits(text: string) {
  return toPhoneDigits(text) !== undefined;
}

/** Whether a text is a number of at least six digits, as 13 12 34 is, and nothing else. */
export function isPhone(text: string) {
  return /^(?:tel:)?[\d\s()+./\u2010-\u2015-]+$/i.test(toPlain(text)) && toNumber(text).length >= 6;
}

/**
 * The digits of a phone number for comparison: "+61 491 570 110" and "(0491) 570-110" are 0491570110. `undefined` when
 * it is too short to belong to one person.
 */
export function toPhoneDigits(text: string): string | undefined {
  const digits = toNumber(text).replace("+", "");
  return digits.length < FEWEST_DIGITS ? undefined : digits;
}

/** The first number of a text: "0491570110" within Australia, "+442079460018" abroad; empty without one. */
function toNumber(text: string) {
  return toDialled(toPlain(text));
}

function toDialled(plain: string) {
  const [found = ""] = plain.match(phones) ?? /\+?\d[^\p{L}]*/u.exec(plain) ?? [];
  const number = found.replace(/[^\d+]/g, "");
  const dialled = number.replace(/^(?:\+|00(?:11)?)/, "");
  const isDialled = dialled !== number || /^61(?:0?[2-578]\d{8}|1[38]00\d{6})$/.test(number);
  if (!isDialled) return /^[23478]\d{8}$/.test(number) ? `0${number}` : number;
  if (!dialled.startsWith("61")) return `+${dialled}`;
  const national = dialled.replace(/^610?/, "");
  return national.startsWith("1") ? national : `0${national}`;
}

function findNumbers(text: string) {
  return toPlain(text).match(phones) ?? [];
}

/** Removes characters that contact cards add, and writes digits of any script or width as 0 to 9. */
function toPlain(text: string) {
  return (
    text
      .normalize("NFKC")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      // Spreadsheets store numbers as decimals.
      .replace(/(?<=^\d{9,11})\.0$/, "")
      .replace(/(?!\d)\p{Nd}/gu, toDigit)
  );
}

/** The digits of every script are consecutive from its zero. */
function toDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
