import type { Hit, Text } from "./rule.ts";

const LETTERS_BETWEEN = 40;

type Join = {
  /** How far apart the two may stand. */
  letters?: number;
  /** Between the two: they belong to different thoughts. */
  apart?: RegExp;
};

/** Words of two kinds that stand near each other, in either order. Both expressions find every place (flag g). */
export function findJoined(text: Text, first: RegExp, second: RegExp, join: Join = {}): Hit[] {
  // Most texts have none of the one or of the other, and a search costs less than all matches.
  if (text.text.search(second) < 0 || text.text.search(first) < 0) return [];
  const seconds = Array.from(text.text.matchAll(second), toPlace);
  const pairs = Array.from(text.text.matchAll(first), toPlace).flatMap((one) =>
    seconds.filter((other) => isNear(text.text, one, other, join)).map((other) => [one, other] as const),
  );
  return pairs.slice(0, 1).map(([one, other]) => ({
    field: text.field,
    words: text.text.slice(Math.min(one.start, other.start), Math.max(one.end, other.end)),
  }));
}

type Place = { start: number; end: number };

function toPlace({ index, 0: words }: RegExpExecArray): Place {
  return { start: index, end: index + words.length };
}

function isNear(text: string, one: Place, other: Place, { letters = LETTERS_BETWEEN, apart }: Join) {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one];
  const distance = after.start - before.end;
  return distance >= 0 && distance <= letters && !apart?.test(text.slice(before.end, after.start));
}
