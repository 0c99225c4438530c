import { toPhrases } from "#app/rules/exempt-phrases.ts";
import { toText } from "#app/rules/listing-texts.ts";
import type { WordsRules } from "#app/rules/rule.ts";
import { findSetting } from "#app/rules/rule-setting.ts";
import { findPhrases } from "./find-phrases.ts";
import { anyPhrases, rentalPhrases, salePhrases } from "./phrases.ts";

const rentWords = toPhrases("rents?|rental|rentals|lease|tenants?|weekly|p/?w|(per|a) week");
/** Ignored, because a "from" price for several homes is not the price of one. */
const several =
  "homes|houses|units|apartments|townhouses|terraces|villas|lots|studios|residences|land|prices|rents";
const fromPriceOfSeveral = new RegExp(`\\b(${several})(?: are)? from (?=\\$)`, "gi");

/** Finds stopping phrases in words of a page that belong to no listing. */
export const findRefused: WordsRules["findRefused"] = (words, today) => {
  const text = toText("words", words.replace(fromPriceOfSeveral, "$1 at "));
  const rules = [...(text.text.search(rentWords) < 0 ? [] : rentalPhrases), ...salePhrases, ...anyPhrases];
  return rules
    .filter((rule) => findSetting(rule, today)?.level === "stop")
    .flatMap(({ phrases, ...rule }) => findPhrases([text], phrases).map((hit) => ({ ...rule, ...hit })));
};
