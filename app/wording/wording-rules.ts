import { toPhrases } from "#app/rules/exempt-phrases.ts";
import { toText } from "#app/rules/listing-texts.ts";
import type { AnyRule, WordsRules } from "#app/rules/rule.ts";
import { findSetting } from "#app/rules/rule-setting.ts";
import { findPhrases } from "./find-phrases.ts";
import { anyPhrases, type PhraseRule, rentalPhrases, salePhrases } from "./phrases.ts";
import { questions } from "./questions.ts";

export const wordingRules: WordsRules = {
  sale: salePhrases.map(toRule),
  rental: rentalPhrases.map(toRule),
  any: [...anyPhrases.map(toRule), ...questions],
  findRefused,
};

function toRule({ phrases, ...rule }: PhraseRule): AnyRule {
  return { ...rule, test: (_listing, { texts }) => findPhrases(texts, phrases) };
}

const rentWords = toPhrases("rents?|rental|rentals|lease|tenants?|weekly|p/?w|(per|a) week");
/** Ignored, because a "from" price for several homes is not the price of one. */
const several =
  "homes|houses|units|apartments|townhouses|terraces|villas|lots|studios|residences|land|prices|rents";
const fromPriceOfSeveral = new RegExp(`\\b(${several})(?: are)? from (?=\\$)`, "gi");

/** Finds stopping phrases in words of a page that belong to no listing. */
function findRefused(words: string, today: string) {
  const text = toText("words", words.replace(fromPriceOfSeveral, "$1 at "));
  const rules = [...(text.text.search(rentWords) < 0 ? [] : rentalPhrases), ...salePhrases, ...anyPhrases];
  return rules
    .filter((rule) => findSetting(rule, today)?.level === "stop")
    .flatMap(({ phrases, ...rule }) => findPhrases([text], phrases).map((hit) => ({ ...rule, ...hit })));
}
