import { ruleSettings } from "#content/rules.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { SaleRule } from "../rule.ts";

const findOpenPrices = createPhraseFinder(
  "over|above|exceeding|exceeds|beyond|high|higher|highs|>|≥ ?the ?around|about|mid $",
  "from ?only $ !to|-|–|—",
  "excess|north|upwards|upward|minimum ?of $",
  "more|better than $",
  "no|not less than $",
  "at least $",
  "start|starts|starting at|from $ !to|-|–|—",
  "offer|offers over|above|from|exceeding ?the #",
  "offer|offers in excess of #",
  "$ + !gst|sav",
  "$ ?- plus !gst|sav",
  "$ and|or over|above|up|upwards|more|better|higher",
  "$ upwards",
);
/** The price itself says it, whatever follows: "Offers over guide". */
const findOpenWords = createPhraseFinder("offer|offers ?in over|above|exceeding|excess");

export const offersOver: SaleRule = {
  code: "offers-over",
  ...ruleSettings["offers-over"],
  law: "Property and Stock Agents Act 2002 s 73(2)",
  instead:
    "Write one price, or a range whose upper end is at most 10 % higher, without over, above, from or +",
  test: (_listing, { texts }) =>
    texts.flatMap((text) => {
      const prices = findOpenPrices(text);
      const found = prices.length === 0 && text.field === "price_text" ? findOpenWords(text) : prices;
      return found.map((match) => toHit(text, match));
    }),
};
