import type { WordsRules } from "../rules/rule.ts";
import { wordingRules } from "../wording/wording-rules.ts";

/** Rules for the words of homes and pages, checked before publishing. */
export const wordsRules: readonly WordsRules[] = [
  // One line for each module.
  wordingRules,
];
