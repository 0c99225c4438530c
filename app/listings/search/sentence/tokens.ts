import { isOneLetterOff } from "../search-words.ts";
import { fillers, lookalikes, type Phrases, phrases } from "./vocabulary.ts";

export type Token = {
  /** As it was typed. */
  text: string;
  /** In small letters, and in our spelling if it is one letter off. */
  word: string;
  /** Nothing stands between it and the token before. */
  isJoined: boolean;
};

const LONGEST_PHRASE = 4;
const SHORTEST_MISSPELLED = 4;
/** Two words of three letters may be written as one. */
const SHORTEST_PART = 3;

/** Words, numbers with their $, and signs one by one. Thousands lose their commas, "p.w." its points. */
export function toTokens(text: string, known: ReadonlySet<string>): Token[] {
  const plain = text
    .replace(/(?<=\d),(?=\d{3}\b)/g, "")
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

/** Words that need no other spelling. `names` are in the letters of people. */
export function toKnownWords(names: readonly string[]): ReadonlySet<string> {
  const all = [
    ...Object.values(phrases).flatMap((table) => [...table.keys()]),
    ...names.map((name) => name.toLowerCase()),
  ];
  return new Set([...all.flatMap((phrase) => phrase.split(" ")), ...fillers]);
}

/** A word that is one letter off, or two that are written as one, in our spelling. */
function spell(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word.length < SHORTEST_MISSPELLED || known.has(word) || lookalikes.has(word)) return [word];
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const pair = [word.slice(0, cut), word.slice(cut)];
    if (pair.every((part) => known.has(part))) return pair;
  }
  const meant = [...known].find((each) => each.length >= SHORTEST_MISSPELLED && isOneLetterOff(word, each));
  return [meant ?? word];
}

/** "Curl Curl" as "curlcurl". */
export function toLetters(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’\s]/gu, "");
}

/** Whether words without their spaces are a name, exactly or one letter off. */
export function isAlmost(letters: string, name: string) {
  const wanted = toLetters(name);
  return letters === wanted || (letters.length >= SHORTEST_MISSPELLED && isOneLetterOff(letters, wanted));
}

/** As they were typed. */
export function toText(tokens: readonly Token[]) {
  return tokens.map(({ text, isJoined }, index) => (isJoined || index === 0 ? text : ` ${text}`)).join("");
}

/** The value of the longest phrase that begins at a token, and its length in tokens. */
export function findPhrase(tokens: readonly Token[], at: number, table: Phrases) {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const words = toWordsAt(tokens, at, length);
    const value = words && table.get(words.join(" "));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}

/** Undefined where there are not so many. */
export function toWordsAt(tokens: readonly Token[], at: number, length: number) {
  const words = tokens.slice(at, at + length).map(({ word }) => word);
  return words.length === length ? words : undefined;
}

/** "3", "$900" and "three"; undefined for other words. */
export function toNumberAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? "";
  const number = Number(phrases.number.get(word) ?? word.replace("$", ""));
  return word !== "" && Number.isFinite(number) ? number : undefined;
}
