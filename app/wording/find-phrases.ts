import type { Text } from "#app/rules/listing-texts.ts";

/** Letters on each side of words that are quoted. */
const MOST_AROUND = 80;

export type Passage = { start: number; end: number; words: string };

/** Everywhere that phrases stand in a text. */
export function findPassages({ masked, text }: Text, phrases: RegExp): Passage[] {
  // Most texts have none, which search sees without a copy of the expression.
  if (masked.search(phrases) < 0) return [];
  return Array.from(masked.matchAll(phrases), ({ index: start, 0: { length } }) => ({
    start,
    end: start + length,
    words: text.slice(start, start + length),
  }));
}

/** The first of each text. */
export function findPhrases(texts: readonly Text[], phrases: RegExp) {
  return texts.flatMap((text) => {
    const [first] = findPassages(text, phrases);
    return first ? [{ field: text.field, words: first.words }] : [];
  });
}

/** The sentence around a place of a text. */
export function quote({ text }: Text, { start, end, words }: Passage) {
  const before = text
    .slice(Math.max(start - MOST_AROUND, 0), start)
    .split(/[.!?] /)
    .at(-1);
  const [after] = text.slice(end, end + MOST_AROUND).split(/[.!?](?: |$)/, 1);
  return `${before}${words}${after}`.trim();
}
