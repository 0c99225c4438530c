import type { Refused } from "#app/homes/publishing-rules.ts";
import { publishingRules } from "#app/slots/publishing-rules.ts";

/** Whether a refusal counts in this place. */
export type IsRelevant = (refused: Refused) => boolean;

/**
 * Creates a check of words on a page that belong to no listing. It returns the first relevant refusal; by default all
 * are relevant. `today` is the day at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isRelevant: IsRelevant = () => true) {
  return (words: string): Refused | undefined =>
    publishingRules.flatMap(({ findRefused }) => findRefused(words, today)).find(isRelevant);
}

/** An error message for words that may not be published. */
export function toRefusal({ words, instead }: Pick<Refused, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}
