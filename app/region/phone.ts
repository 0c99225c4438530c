/** How numbers are written in Australia, by their digits. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[2378])(\d{4})(\d{4})$/, "($1) $2 $3"],
  [/^(1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(13)(\d\d)(\d\d)$/, "$1 $2 $3"],
];

/**
 * A phone number as people write it: "0491570156" and "+61 491 570 156" are 0491 570 156. A landline's without its area
 * code gets the one given. What is no number of Australia, or has an extension, stays as it is.
 */
export function formatPhone(text: string, areaCode = "") {
  const number = toNumber(text);
  const national = /^[2-9]\d{7}$/.test(number) ? `${areaCode}${number}` : number;
  const grouping = groupings.find(([pattern]) => pattern.test(national));
  return grouping && !hasExtension(text) ? national.replace(...grouping) : text;
}

/** A link that dials the number from anywhere, also from abroad. */
export function toPhoneHref(text: string) {
  return `tel:${toNumber(text).replace(/^0(?=[2-578]\d{8}$)/, "+61")}`;
}

export function isMobile(text: string) {
  return toNumber(text).startsWith("04");
}

const FEWEST_DIGITS = 8;

/** Whether a text has the digits of somebody's number: the country's code is not counted (spec §5.6). */
export function hasPhoneDigits(text: string) {
  return toPhoneDigits(text) !== undefined;
}

/** Whether a text is a number of at least six digits, as 13 12 34 is, and nothing else. */
export function isPhone(text: string) {
  return /^(?:tel:)?[\d\s()+./-]+$/i.test(toPlain(text)) && toNumber(text).length >= 6;
}

/**
 * A phone number as digits, the same however it is written: "+61 491 570 110" and "(0491) 570-110" are 0491570110.
 * `undefined` when it is too short to belong to one person.
 */
export function toPhoneDigits(text: string): string | undefined {
  const digits = toNumber(text).replace("+", "");
  return digits.length < FEWEST_DIGITS ? undefined : digits;
}

/** "0491570110" within Australia, "+442079460018" abroad; empty where there is none. An extension is left out. */
function toNumber(text: string) {
  const plain = toPlain(text);
  const start = plain.search(/\d/);
  if (start < 0) return "";
  const hasPlus = plain.slice(0, start).replace(/[\s(]/g, "").endsWith("+");
  const [written = ""] = plain.slice(start).split(/\p{L}/u);
  const digits = written.replace(/\D/g, "");
  const dialled = digits.replace(/^00(?:11)?/, "");
  if (!hasPlus && dialled === digits && !/^610?[2-9]\d{8}$/.test(digits)) return digits;
  if (!dialled.startsWith("61")) return `+${dialled}`;
  const national = dialled.slice(2).replace(/^0/, "");
  return national.startsWith("1") ? national : `0${national}`;
}

function hasExtension(text: string) {
  const parts = toPlain(text).split(/\p{L}/u);
  return parts.filter((part) => /\d/.test(part)).length > 1;
}

/** Without what copying from a contact card adds, and with digits of any script or width as 0 to 9. */
function toPlain(text: string) {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, toDigit);
}

/** The digits of every script follow one another from its zero. */
function toDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
