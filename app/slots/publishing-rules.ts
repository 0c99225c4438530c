import type { CheckOptions, PublishingRules, RuleCheck } from "../homes/publishing-rules.ts";
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
