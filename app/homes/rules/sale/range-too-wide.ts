import { formatDollars } from "#app/region/format.ts";
import type { Hit, SaleRule } from "../rule.ts";
import { findRanges, findWords } from "../texts.ts";

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
