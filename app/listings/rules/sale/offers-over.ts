import { ruleSettings } from "#content/rules.ts";
import type { SaleRule } from "../rule.ts";
import { findWords } from "../texts.ts";

const overPrice =
  /(?:\boffers? |\bbids? |\binterest )?(?:\bover|\babove|\bexceed(?:ing|s)?|\bbeyond|\bsurpass(?:ing|es)?|\bin excess of|\bexcess of|\bnorth of|\bupwards? of|\bupwards? from|\bmore than|\bbetter than|\bhigher than|\bno less than|\bnot less than|\bat least|\bmin(?:imum)?\.?(?: of)?|\b(?:opening|starting|entry|base|lowest|minimum) (?:bid|offer|price|reserve)(?: of| is| at|:)?|\bhigh|\bhighs|\bupper|\blate|>|≥) ?(?:the |a |just )?(?:around |about |mid )?¤/i;
const fromPrice =
  /(?:\boffers? |\bbids? |\bpriced |\bstarts? |\bstarting |\bcommenc(?:es|ing) |\bbegins? |\bbeginning )?(?:\bfrom|\bstarts? at|\bstarting at|\bcommencing at|\bstart at|\bbegins? at|\bopens? at) (?:only |just |as little as )?¤(?! ?(?:to|-|–|—) ?¤)/i;
const priceOrMore =
  /¤ ?(?:\+(?! ?gst| ?sav)|-? ?plus(?! gst| sav)|(?:and|or|&) (?:over|above|up|upwards?|more|better|higher|beyond)\b|upwards?\b|min(?:imum)?\b)/i;
const offersOverPrice = /\bo\/o ?¤|\bo\.o\.? ?¤|\bo\/o\b|\boo ¤|\boieo\b|\boffers \+ ?¤/i;
/** Who refuses less asks for more. */
const refuses =
  /\b(?:nothing|no offers?|won't|don't|(?:not|never) (?:be )?(?:sell|accept|consider|considering|look|entertain|take|part))\b/i;
const lessThanPrice = /\b(?:less than|under|below|beneath|lower than) ¤/i;
/** The price itself says it, whatever follows: "Offers over guide". */
const offersOverAnything = /\boffers? (?:in )?(?:over|above|exceeding|excess)\b/i;

export const offersOver: SaleRule = {
  code: "offers-over",
  ...ruleSettings["offers-over"],
  law: "Property and Stock Agents Act 2002 s 73(2)",
  instead:
    "Write one price, or a range whose upper end is at most 10 % higher, without over, above, from or +",
  test: (_listing, { texts }) =>
    texts.flatMap((text) =>
      findWords(
        text,
        overPrice,
        fromPrice,
        priceOrMore,
        offersOverPrice,
        ...(refuses.test(text.masked) ? [lessThanPrice] : []),
        ...(text.field === "price_text" ? [offersOverAnything] : []),
      ),
    ),
};
