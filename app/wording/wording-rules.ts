import type { AnyRule, WordsRules } from "#app/rules/rule.ts";
import { findPhrases } from "./find-phrases.ts";
import { findRefused } from "./find-refused.ts";
import { anyPhrases, type PhraseRule, rentalPhrases, salePhrases } from "./phrases.ts";
import { questions } from "./questions.ts";

/** The rules for the words of homes and pages. */
export const wordingRules: WordsRules = {
  sale: salePhrases.map(toRule),
  rental: rentalPhrases.map(toRule),
  any: [...anyPhrases.map(toRule), ...questions],
  findRefused,
};

function toRule({ phrases, ...rule }: PhraseRule): AnyRule {
  return { ...rule, test: (_listing, { texts }) => findPhrases(texts, phrases) };
}
