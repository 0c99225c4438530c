import type { Text } from "#app/rules/listing-texts.ts";

/** Characters to quote on each side of a passage. */
const MOST_AROUND = 80;

export type Passage = { start: number; end: number; words: string };

export function findPassages({ masked, text }: Text, phrases: RegExp): Passage[] {
  // A fast check for the many texts without phrases: matchAll copies the expression.
  if (masked.search(phrases) < 0) return [];
  return Array.from(masked.matchAll(phrases), ({ index: start, 0: { length } }) => ({
    start,
    end: start + length,
    words: text.slice(start, start + length),
  }));
}

export function findPhrases(texts: readonly Text[], phrases: RegExp) {
  return texts.flatMap((text) => {
    const [first] = findPassages(text, phrases);
    return first ? [{ field: text.field, words: first.words }] : [];
  });
}

/** Quotes the sentence around a passage. */
export function quote({ text }: Text, { start, end, words }: Passage) {
  const before = text
    .slice(Math.max(start - MOST_AROUND, 0), start)
    .split(/[.!?] /)
    .at(-1);
  const [after] = text.slice(end, end + MOST_AROUND).split(/[.!?](?: |$)/, 1);
  return `${before}${words}${after}`.trim();
}
