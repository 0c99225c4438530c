import { wordsRules } from "#app/modules.rules.ts";
import type { Refused } from "./rule.ts";

/** Whether words that a rule finds are against it here. */
export type IsMeant = (refused: Refused) => boolean;

/**
 * What modules say against words of a page that belong to no listing: the first that is meant, and what to write instead.
 * `today` at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isMeant: IsMeant = () => true) {
  return (words: string): Refused | undefined =>
    wordsRules.flatMap(({ findRefused }) => findRefused(words, today)).find(isMeant);
}

/** Says that words may not be published, and what to write instead. */
export function toRefusal({ words, instead }: Pick<Refused, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}
