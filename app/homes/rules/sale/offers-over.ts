import { ruleSettings } from "#content/rules.ts";
import type { SaleRule } from "../rule.ts";
import { findWords } from "../texts.ts";

const overPrice =
  /(?:\boffers? |\bbids? |\binterest )?(?:\bover|\babove|\bexceed(?:ing|s)?|\bbeyond|\bsurpass(?:ing|es)?|\bin excess of|\bexcess of|\bnorth of|\bnorthwards? of|\bupwards? of|\bupwards? from|\bmore than|\bbetter than|\bgreater than|\bhigher than|\bno less than|\bno lower than|\bnot less than|\bnothing less than|\bat least|\bat a minimum|\btops|\btopping|\bmin(?:imum)?\.?(?: of)?|\bhigh|\bhighs|\bupper|\blate|>|≥) ?(?:the |a |just )?(?:around |about |mid )?¤/i;
/** What a price may not go below, said before it. */
const floorBefore =
  /\b(?:(?:opening|starting|entry|base|lowest|minimum|least) (?:acceptable )?(?:bid|offer|price|reserve|figure|point|level)|minimum|floor|bar|starting point|start)(?: price)?(?: considered| accepted| for negotiations?| for offers)?(?: is| of| at|:| has been set at| is set at| sits at| stands at| will be)?(?: the)? ¤/i;
const fromPrice =
  /(?:\boffers? |\bbids? |\bpriced |\bstarts? |\bstarting |\bcommenc(?:es|ing) |\bbegins? |\bbeginning )?(?:\bfrom|\bstarts? at|\bstarting at|\bcommenc(?:es?|ing) (?:at|in)|\bstart (?:at|in)|\bbegins? (?:at|in)|\bbeginning (?:at|in)|\bopens? at|\bopening at|\bkicks? off at) (?:the )?(?:only |just |as little as )?¤(?! ?(?:to|-|–|—) ?¤)/i;
const priceOrMore =
  /¤ ?(?:\+(?! ?gst| ?sav)|-? ?plus(?! gst| sav)|(?:and|or|&) (?:over|above|up|upwards?|more|better|higher|beyond|greater|north|north of that)\b|upwards?\b|onwards?\b|min(?:imum)?\b|as a (?:minimum|starting point|floor)\b|at (?:the )?(?:very )?(?:least|minimum)\b|(?:is|are) (?:the|our|their|a) (?:start|starting point|floor|minimum|bottom line|least|entry)\b|is where (?:it|bidding|offers|we) (?:starts?|begins?|opens?))/i;
/** "Guide $740k, with anything beyond that looked at first" */
const beyondThat =
  /\b(?:over|above|beyond|exceeding|north of|upwards? of|better than|higher than|more than) (?:that|this|it|the guide|guide|our guide|the asking price)\b/i;
const offersOverPrice = /\bo\/o ?¤|\bo\.o\.? ?¤|\bo\/o\b|\boo ¤|\boieo\b|\boffers \+ ?¤/i;
/** Who refuses less asks for more. */
const refuses =
  /\b(?:no|not|never|none|nothing|nobody|won't|wouldn't|don't|doesn't|cannot|can't|refuses?|refusing|declines?|rejects?|surprised|disappointed|unlikely|hard to see)\b/i;
const lessThanPrice = /\b(?:less than|lower than|under|below|beneath|short of) (?:the )?¤/i;
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
        floorBefore,
        fromPrice,
        priceOrMore,
        offersOverPrice,
        ...(text.prices.length > 0 ? [beyondThat] : []),
        ...(refuses.test(text.masked) ? [lessThanPrice] : []),
        ...(text.field === "price_text" ? [offersOverAnything] : []),
      ),
    ),
};
