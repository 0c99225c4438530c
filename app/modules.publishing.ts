import type { CheckOptions, PublishingRules, Refused, RuleCheck } from "./homes/publishing-rules.ts";
import { rulesBeforePublishing } from "./rules/check-rules.ts";

/** What modules check before homes and pages are published. */
export const publishingRules: readonly PublishingRules[] = [
  // A line each.
  rulesBeforePublishing,
];

/** Nothing is found where no module has rules. */
export function createRuleCheck(options: CheckOptions): RuleCheck {
  return publishingRules[0]?.createCheck(options) ?? (() => []);
}

/** Whether a rule has come into force after `since`. */
export function hasNewRules(since: string, today: string) {
  return publishingRules.some(({ hasNew }) => hasNew(since, today));
}

/** Whether words that a rule finds are against it here. */
export type IsMeant = (refused: Refused) => boolean;

/**
 * What modules say against words of a page that belong to no listing: the first that is meant, and what to write instead.
 * `today` at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isMeant: IsMeant = () => true) {
  return (words: string): Refused | undefined =>
    publishingRules.flatMap(({ findRefused }) => findRefused(words, today)).find(isMeant);
}
