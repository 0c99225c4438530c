import type { CheckOptions, PublishingRules, Refused, RuleCheck } from "../homes/publishing-rules.ts";
import { rulesBeforePublishing } from "../rules/check-rules.ts";

/** What modules check before homes and pages are published. */
export const publishingRules: readonly PublishingRules[] = [
  // One line for each module.
  rulesBeforePublishing,
];

/** Creates a check of listings. Without a module that has rules it finds nothing. */
export function createRuleCheck(options: CheckOptions): RuleCheck {
  return publishingRules[0]?.createCheck(options) ?? (() => []);
}

/** Whether a rule has come into force after `since`. */
export function hasNewRules(since: string, today: string) {
  return publishingRules.some(({ hasNew }) => hasNew(since, today));
}

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
