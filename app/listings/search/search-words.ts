import { regionNames } from "#app/agency/folder/places.ts";

const SHORTEST_MISSPELLED = 4;
const fillers = new Set(
  "a an and at for in near of or the to with home homes property properties sale rent".split(" "),
);

/** Splits into lower-case words without accents and apostrophes. */
export function toWords(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Leaves out the state, the country and, if other words remain, filler words. */
export function toSearchWords(search: string): readonly string[] {
  const leaveOut = (text: string, name: string) => text.replaceAll(` ${toWords(name).join(" ")} `, " ");
  const words = toWords(regionNames.reduce(leaveOut, ` ${toWords(search).join(" ")} `));
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

export function isPostcode(word: string) {
  return /^\d{4}$/.test(word);
}

/** Finds a suburb by name: "Dee Why", "deewhy", "Dee Why 2099" or "Dee Why Beach". */
export function findNamedSuburb(words: readonly string[], suburbs: readonly string[]) {
  const name = toName(words);
  const isNamed = (beach: string) => suburbs.find((suburb) => `${toName(toWords(suburb))}${beach}` === name);
  return name === "" ? undefined : (isNamed("") ?? isNamed("beach"));
}

/** Finds a suburb whose name has one letter missing, added or changed, or two swapped. */
export function findMisspelledSuburb(words: readonly string[], suburbs: readonly string[]) {
  const name = toName(words);
  if (name.length < SHORTEST_MISSPELLED) return undefined;
  return suburbs.find((suburb) => isOneLetterOff(name, toName(toWords(suburb))));
}

function toName(words: readonly string[]) {
  return words.filter((word) => !isPostcode(word)).join("");
}

export function isOneLetterOff(a: string, b: string) {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = restA.length === 2 && restA === [...restB].reverse().join("");
  return isSwapped || Math.max(restA.length, restB.length) <= 1;
}
