import { formatDollars } from "#app/region/format.ts";
import { toPriceLine } from "../../record/price-line.ts";
import type { SaleListing } from "../../record/sale-record.ts";
import { type Hit, nothing, type SaleRule, type Text } from "../rule.ts";
import { findRanges, findWords, toPriceText } from "../texts.ts";

export const belowEstimate: SaleRule = {
  code: "below-estimate",
  instead:
    "Write no figure below the estimate of the agency agreement; where rounding takes one below, write it in full as price_text",
  test(listing, { estimate, texts }) {
    const own = texts.flatMap(findOwnEstimate);
    if (!estimate) return own;
    return [...toPrinted(listing), ...texts].flatMap(({ field, text, prices }) =>
      prices
        .filter(({ value }) => value < estimate.from)
        .map(({ start, end }) => ({ field, words: text.slice(start, end) })),
    );
  },
};

const offered =
  /\b(?:guid(?:e|ed|ing)|advertis(?:ed|ing)|market(?:ed|ing)|list(?:ed|ing)|asking|quot(?:e|ed|ing)|shown|displayed|priced?|pegged|in the ad|on the board|on paper|for sale at)\b/i;
const estimated =
  /\b(?:estimat(?:e|es|ed|ing|ion)|apprais(?:al|als|ed|e)|reckon|opinion|told the (?:owners?|vendors?)|realistic(?:ally)?|really worth|agreement says|agency agreement|we (?:all )?(?:expect|think|believe|see it|value)|will (?:really )?(?:sell|fetch|bring))\b/i;
const LEAST_PRICE = 100_000;

/** An advertisement that says itself what the home will sell for, and asks for less. */
function findOwnEstimate(all: Text): Hit[] {
  const { field, text, amounts } = all;
  if (!offered.test(text) || !estimated.test(text)) return [];
  const prices = amounts
    .filter(({ isMoney, value }) => isMoney && value >= LEAST_PRICE)
    .map(({ value }) => value);
  const uppers = findRanges({ ...all, prices: amounts }).map(({ upper }) => upper);
  const lowers = prices.filter((price) => !uppers.includes(price));
  const isBelow = lowers.length > 1 && Math.max(...lowers) > Math.min(...lowers);
  return isBelow ? [{ field, words: text }] : [];
}

/** The price as visitors read it, rounded and in full. Words of the record are one of its texts already. */
function toPrinted(listing: SaleListing): Text[] {
  if (listing.priceText) return [];
  const lines = new Set([toPriceLine(listing), toPriceLine(listing, { isExact: true })]);
  return [...lines].map((line) => toPriceText("price_aud", line, 0));
}

export const noPrice: SaleRule = {
  code: "no-price",
  instead: "Give a price or a guide (price_aud, price_to) and let it be shown",
  test(listing) {
    const words = toPriceLine(listing);
    if (/\d/.test(words)) return nothing;
    return [{ field: listing.priceText ? "price_text" : "price_display", words }];
  },
};

/** The site withholds what the record's fields say; what the agency writes into a text it would print. */
export const hiddenPrice: SaleRule = {
  code: "hidden-price",
  instead: "Take the figure out of the text, or let the price be shown (price_display)",
  test: ({ showsPrice }, { texts }) =>
    showsPrice
      ? nothing
      : texts
          .filter(({ field }) => field !== "price_text")
          .flatMap(({ field, text, prices }) =>
            prices.map(({ start, end }) => ({ field, words: text.slice(start, end) })),
          ),
};

const wideRange =
  /\b(?:low|mid|middle)(?: to |-to-| ?- ?| ?– ?| )(?:the )?(?:mid|high|late) ?-? ?(?:to high )?¤/i;
/** Neither one price nor a range: nobody can say where it ends. */
const priceWithoutEnds =
  /(?:\baround|\barround|\babout|\bapprox(?:imately|\.)?|\bcirca|\bca?\.|\broughly|\bin the (?:vicinity|region|order|area|neighbourhood|realm|ballpark) of|\bclose to|\bclosing in on|\bnot far (?:off|from)|\bwithin (?:reach|striking distance|cooee|sight) of|\b(?:knocking on the|at the) door of|\bon the cusp of|\bflirting with|\bnear(?:ing)?|\bapproaching|\bnudging|\bpushing|\btouching|\bhovering (?:at|on)|\bgive or take|\bplus or minus|\bsomething like|\bsomewhere (?:in|near)|\ba whisker (?:over|under)|\bjust (?:under|shy of|short of)|\bballpark(?: figure| price)?(?: of| is|:)?|\boiro|\bearly|\blow(?:er)?|\bmid(?:dle)?|~) ?-?(?:the )?¤/i;
const priceOrSo =
  /¤ ?(?:mark\b|range\b|bracket\b|vicinity\b)|¤ ?\(?(?:-?ish|[ -]odd|approx(?:imately)?|or thereabouts|or so|give or take|plus or minus|ballpark)\b/i;
/** "A price with a 2 in front" */
const firstDigit =
  /\b(?:offers?|bids?|price|reserve|guide|number|figure|anything|something)(?: that)? (?:start(?:s|ing)?|begin(?:s|ning)?|(?:is|are) something)? ?with (?:at least )?an? (?:[1-9]|one|two|three|four|five|six|seven|eight|nine)\b(?! (?:car|bed|bath|month|week|day|per|%))/i;
/** "In the 900s", "in the ones" */
const decade = /\b(?:in|into|through|to) the ¤(?=$|[.,;!?)]| (?:now|today|and|is|are|for)\b)/i;
const priceUnder =
  /(?:^|\b(?:priced|guide|asking|yours|price|sale)(?: is|:| for| at)? )(?:well |just )?(?:under|below|less than) ¤/i;

export const rangeTooWide: SaleRule = {
  code: "range-too-wide",
  instead: "Write one price, or an upper end at most 10 % above the lower end",
  test: ({ price, priceTo, showsPrice }, { estimate, texts }) => [
    ...(showsPrice && priceTo !== undefined && isTooWide(price, priceTo) ? [toGuide(price, priceTo)] : []),
    ...(estimate?.to != null && isTooWide(estimate.from, estimate.to) ? [ofEstimate] : []),
    ...texts.flatMap((text) => [
      ...findRanges(text)
        .filter(({ lower, upper }) => isTooWide(lower, upper))
        .map(({ field, words }) => ({ field, words })),
      ...findWords(
        text,
        ...(text.prices.length > 0 ? [wideRange, priceWithoutEnds, priceOrSo, priceUnder, decade] : []),
        firstDigit,
      ),
    ]),
  ],
};

/** Its figures are nobody else's business. */
const ofEstimate: Hit = { field: "estimates.json", words: "the estimate of the agency agreement" };

function toGuide(from: number, to: number): Hit {
  return { field: "price_to", words: `${formatDollars(from)} – ${formatDollars(to)}` };
}

/** In whole numbers: 1.1 times a price is no exact one. */
function isTooWide(from: number, to: number) {
  return to * 10 > from * 11;
}

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
