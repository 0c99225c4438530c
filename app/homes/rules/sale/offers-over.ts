import type { SaleRule } from "../rule.ts";
import { findWords } from "../texts.ts";

/** More than a price, said before it: by comparison, or by the upper part of a band. */
const overPrice =
  /(?:\boffers? |\bbids? |\binterest )?(?:\bo'er|\bovr|\babv\.?|\babve|\babov|\bover|\babove|\bexceed(?:ing|s)?|\bbeyond|\bsurpass(?:ing|es)?|\bin excess of|\bexcess of|\bnorth of|\bnorthwards? of|\bupwards? of|\bupwards? from|\bmore than|\bbetters?(?: than)?|\bgreater than|\bhigher than|\bno less than|\bno lower than|\bnot less than|\bnothing less than|\bat least|\bat (?:a|the very) (?:minimum|least)|\btops|\btopping|\bbeats|\bmin(?:imum)?\.?(?: of)?|\bhigh|\bhighs|\bupper|\blate|\bstrong|\bsolid|>|≥)[ -]?(?:the |a |just )?(?:around |about |mid )?¤/i;
/** Words before a price that make it a minimum. */
const floorBefore =
  /\b(?:(?:opening|starting|entry|base|lowest|minimum|least|first|bottom|floor)[ -](?:acceptable |level )?(?:bid|offer|price|reserve|figure|point|level|dollar|line|number)|line in the sand|minimum|floor|bar|entry|starting point|start)(?: price)?(?: considered| accepted| for negotiations?| for offers)?(?: is| of| at|:|,| has been set at| is set at| sits at| stands at| will be| would be| is expected to be)?(?: the)? ¤/i;
/** Words that say where a price or the bidding starts. */
const fromPrice =
  /(?:\boffers? |\bbids? |\bpriced |\bstarts? |\bstarting |\bcommenc(?:es|ing) |\bbegins? |\bbeginning )?(?:\bfrom|\bfrm|\b(?:starts?|starting|commences?|commencing|begins?|beginning|opens?|opening|launch(?:es|ing)?|get(?:s|ting)? going|get(?:s|ting)? under ?way|kicks?(?: things)? off|sets? off)(?: at| in| around| from)|\b(?:offers?|bids?|bidding|prices?|interest) (?:starting|commencing|beginning|opening)|\bdoors? opens? at) (?:the )?(?:only |just |as little as )?¤(?! ?(?:to|-|–|—) ?¤)/i;
/** More than a price, said after it. */
const priceOrMore =
  /¤ ?\(?(?:\+(?! ?gst| ?sav)|-? ?plus(?! gst| sav)|(?:and|or|&) (?:over|above|up|upwards?|more|better|higher|beyond|greater|north|north of that|change|then some|counting|a (?:bit|little|touch)(?! of))\b|or an? (?:touch|bit|little|shade|tick|smidge|fraction|whisker) (?:over|above|more|better|higher|north)|upwards?\b|onwards?\b|min(?:imum)?\b|as (?:a|an|the|our) (?:absolute )?(?:minimum|starting point|start|floor|base|opener|opening bid)\b|at (?:the )?(?:very )?(?:least|minimum)\b|to (?:start|begin|open|kick off|get started)\b)|¤,? ?(?:-|–)? ?(?:(?:ideally|preferably|hopefully)(?: a (?:bit|little|touch))? (?:more|higher|over|above|better)|(?:and|or|but|though) (?:the more|the higher|more|higher|better|upwards|then some|we hope for more)\b(?! (?:than|of|to|land|room|space)))/i;
/** It is only where something starts. */
const priceStarts =
  /¤ (?:(?:is|are|would be|will be|being|marks) (?:only |just |merely )?(?:the|our|their|a) (?:very )?(?:start|starting point|beginning|floor|minimum|bottom line|least|lowest|entry|opening bid|(?:number|figure|price|offer|bid) to (?:beat|better|top))\b|is where (?:it|bidding|offers|we|talks|negotiations?|the (?:bidding|talking|conversation)) (?:starts?|begins?|opens?)|(?:gets|buys|will get|will buy|would get|should get) (?:you )?(?:an? |the |to the |in the )?(?:seat|conversation|ball|bidding|talks?|discussion|look|look in|door|table|started|start|foot)\b)/i;
/** "Guide $740k, with anything beyond that looked at first" */
const beyondThat =
  /\b(?:over|above|beyond|exceeding|north of|upwards? of|better than|higher than|more than) (?:that|this|it|the guide|guide|our guide|the asking price)\b/i;
const offersOverPrice =
  /\bo\/o ?¤|\boo ¤|\boieo\b|\boffers \+ ?¤|(?<!\b(?:mostly|all|fully|largely|mainly|majority|predominantly|currently|is|are|per cent|%|of|them|owner|and|units?|by) )\bo\/o\b/i;
/** An agent who refuses less asks for more, and so does one who mentions lower offers at all. */
const refuses =
  /\b(?:no|not|never|none|nothing|nobody|no-one|won't|wouldn't|don't|doesn't|cannot|can't|refuses?|refusing|declines?|rejects?|surprised|disappointed|unlikely|hard to see|waste|wasting|insult|ignored|laugh)\b/i;
const lessThanPrice = /\b(?:less than|lower than|under|below|beneath|short of) (?:the )?¤/i;
const lowOffer =
  /\b(?:anything|offers?|bids?|buyers?|bidders?|numbers?|figures?|a cent|a dollar)(?: with| of| made| that is)? (?:less than|lower than|under|below|beneath|short of) (?:the )?¤/i;
/** The price itself says it, whatever follows: "Offers over guide". */
const offersOverAnything = /\boffers? (?:in )?(?:over|above|exceeding|excess)\b/i;

const aroundPrices = [overPrice, floorBefore, fromPrice, priceOrMore, priceStarts, lowOffer, beyondThat];

export const offersOver: SaleRule = {
  code: "offers-over",
  instead:
    "Write one price, or a range whose upper end is at most 10 % higher, without over, above, from or +",
  test: (_listing, { texts }) =>
    texts.flatMap((text) =>
      findWords(
        text,
        ...(text.prices.length > 0 ? aroundPrices : []),
        offersOverPrice,
        ...(text.prices.length > 0 && refuses.test(text.masked) ? [lessThanPrice] : []),
        ...(text.field === "price_text" ? [offersOverAnything] : []),
      ),
    ),
};
