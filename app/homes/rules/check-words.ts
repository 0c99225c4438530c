import { type Finding, findSetting } from "./check-rules.ts";
import { anyPhrases, rentalPhrases, salePhrases, toPhrases } from "./phrases.ts";
import { findPhrases, toText } from "./texts.ts";

type Refused = Pick<Finding, "code" | "words" | "instead">;

const ofRent = toPhrases("rents?|rental|rentals|lease|tenants?|weekly|p/?w|(per|a) week");
/** What several homes cost is no price of one. */
const several =
  "homes|houses|units|apartments|townhouses|terraces|villas|lots|studios|residences|land|prices|rents";
const ofSeveral = new RegExp(`\\b(${several})(?: are)? from (?=\\$)`, "gi");

/**
 * The phrases that the rules before publishing stop, for words of a page that belong to no listing: the first, and what to
 * write instead. `today` at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isMeant: (refused: Refused) => boolean = () => true) {
  return (words: string): Refused | undefined => {
    const text = toText("words", words.replace(ofSeveral, "$1 at "));
    const rules = [...(text.text.search(ofRent) < 0 ? [] : rentalPhrases), ...salePhrases, ...anyPhrases];
    return rules
      .filter((rule) => findSetting(rule, today)?.level === "stop")
      .flatMap(({ phrases, ...rule }) => findPhrases([text], phrases).map((hit) => ({ ...rule, ...hit })))
      .find(isMeant);
  };
}

/** Says that words may not be published, and what to write instead. */
export function toRefusal({ words, instead }: Pick<Refused, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}
