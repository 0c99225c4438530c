import type { WordsRules } from "./homes/rules/rule.ts";
import { wordingRules } from "./wording/wording-rules.ts";

/** What modules check in the words of homes and pages before they are published. */
export const wordsRules: readonly WordsRules[] = [
  // A line each.
  wordingRules,
];
