import type { Hit, Text } from "./rule.ts";
import type { Token } from "./tokens.ts";

/** Prices below are none of a home for sale. */
const LEAST_NUMBER = 100_000;

type Slot = { words: ReadonlySet<string>; isOptional: boolean; isAbsent: boolean };

/** Where a phrase stands in a text: its first token and the one after its last. */
type Match = { from: number; to: number };

/**
 * Finds words in a row. "offer|offers over|above ?the $": alternatives, "?" for what may be missing, "$" for a price and
 * "#" for any large number; a last "!gst" for what must not follow. Takes as long as the text is, times a few.
 */
export function createPhraseFinder(...phrases: readonly string[]) {
  const byFirst = new Map<string, Slot[][]>();
  for (const slots of phrases.map(toSlots))
    for (const word of slots[0]?.words ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), slots]);

  function findHere(text: Text, token: Token, from: number) {
    return (
      matchFirst(byFirst.get(token.word), text, from) ??
      (text.prices.has(token) ? matchFirst(byFirst.get("$"), text, from) : undefined) ??
      (isLarge(token) ? matchFirst(byFirst.get("#"), text, from) : undefined)
    );
  }

  return function findPhrases(text: Text): Match[] {
    const matches: Match[] = [];
    let next = 0;
    text.tokens.forEach((token, from) => {
      const to = from < next ? undefined : findHere(text, token, from);
      if (to === undefined) return;
      matches.push({ from, to });
      next = to;
    });
    return matches;
  };
}

/** What a finding quotes: the phrase as it stands in the text. */
export function toHit({ field, text, tokens }: Text, { from, to }: Match): Hit {
  return { field, words: text.slice(tokens[from]?.start, tokens[to - 1]?.end) };
}

function matchFirst(phrases: readonly Slot[][] | undefined, { tokens, prices }: Text, from: number) {
  for (const slots of phrases ?? []) {
    const to = matchSlots(tokens, prices, from, slots);
    if (to !== undefined) return to;
  }
  return undefined;
}

function toSlots(phrase: string): Slot[] {
  return phrase.split(" ").map((slot) => ({
    words: new Set(slot.replace(/^[?!]/, "").split("|")),
    isOptional: slot.startsWith("?"),
    isAbsent: slot.startsWith("!"),
  }));
}

function matchSlots(
  tokens: readonly Token[],
  prices: Text["prices"],
  at: number,
  [slot, ...rest]: readonly Slot[],
): number | undefined {
  if (!slot) return at;
  const token = tokens[at];
  const fits =
    token !== undefined &&
    (slot.words.has(token.word) ||
      (slot.words.has("$") && prices.has(token)) ||
      (slot.words.has("#") && isLarge(token)));
  if (slot.isAbsent) return fits ? undefined : matchSlots(tokens, prices, at, rest);
  const end = fits ? matchSlots(tokens, prices, at + 1, rest) : undefined;
  return end ?? (slot.isOptional ? matchSlots(tokens, prices, at, rest) : undefined);
}

function isLarge({ figure }: Token) {
  return figure !== undefined && figure.amount >= LEAST_NUMBER;
}
