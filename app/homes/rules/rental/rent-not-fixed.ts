import { formatDollars } from "#app/region/format.ts";
import type { Rental } from "../../record/rental-record.ts";
import { findJoined } from "../joins.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";
import { findRanges, findWords, LEAST_RENT, toPriceText } from "../texts.ts";

const openRent =
  /(?<!\boffers? )(?:\bfrom|\bfrm|\baround|\barround|\babout|\bapprox(?:imately|\.)?|\bcirca|\bstart(?:s|ing)? (?:at|from)|\broughly|\bin the (?:vicinity|region|order) of|\bclose to|\bupwards? of|~) ?(?:only |just |the )?¤(?! ?(?:to|-|–|—) ?¤)/i;
/** A rent that may be more, or one of a band. */
const leastRent =
  /\b(?:no less than|not less than|nothing less than|at least|min(?:imum)?(?: rent| rental| weekly rent)?(?: is| of|:)?|floor of|the (?:low|mid|high|upper|early|late)(?:dle)?|in the (?:low|mid|high)) ?-?¤|¤ ?(?:pw|p\/w|per week|a week|weekly)? ?(?:min(?:imum)?\b|at (?:the )?(?:very )?(?:least|minimum)\b|as a (?:minimum|start))/i;
const openToOffer =
  /¤ ?(?:pw|p\/w|per week|a week|weekly)?,? ?\(?(?:neg\b|negotiable|ono\b|o\.n\.o|or nearest offer|or near offer|approx|guide\b|as a guide\b|indicative)|\b(?:rent|price) (?:can talk|neg)\b/i;
const rentToAgree =
  /\b(?:rent|rental|price|rental price|rental amount)(?: is| to be| will be| can be)? ?:?(?: fully| slightly| open to| subject to| by| up for| upon| on| available on)? ?(?:negotiable|negotiation|negotiated|application|request|poa|tba|tbc|to be advised|to be confirmed)\b/i;
const rents =
  /\b(?:rent|rental (?:amount|price|figure))\b(?! (?:assistance|reviews?|bidding|increases?|roll|book))/gi;
const open =
  /\b(?:negotiable|negotiat(?:ion|ed|e)|(?:open|up) (?:to|for) (?:discussion|negotiation|offers?|suggestions?)|(?:may|can|could|will) be (?:discussed|negotiated|agreed|set|decided|determined|settled|confirmed|tailored)|(?:to be|tb) (?:discussed|negotiated|agreed|set|decided|determined|settled|confirmed|advised)|(?:depends|depending|varies|dependent|based) on|will (?:depend|vary)|on (?:request|application|enquiry|inquiry)|is flexible|flexible|make us an offer|open to offers|what you (?:would|can|could) pay|whatever (?:you|the market))\b/gi;
/** The rent stands, and something else is open. */
const openElse =
  /[,;!()]|\b(?:not|never|non|no|lease|term|terms|start|date|length|furniture|includes?|including|fixed|water|parking|but|payment|paid|day)\b/i;
const offersAround =
  /\b(?:offers?|bids?|proposals?|interest) (?:around|about|near|close to|in the (?:region|vicinity) of|of around|between) ¤/i;
const changeBefore =
  /\b(?:reduced|reduction|lowered|cut|dropped|down|discounted|adjusted|revised|changed|went|goes|gone)(?: this week| today)? from $/i;
/** A sentence about the rent, and not about what else costs as much. */
const ofRent =
  /\brent\b|\brents\b|\brental\b|\bleases? (?:start|from)|\basking|\bpw\b|\dpw\b|¤pw\b|\bp\/w\b|\bper week|\ba week|\bweekly|\beach week|\bpcm\b|\bper (?:calendar )?month/i;

export const rentNotFixed: RentalRule = {
  code: "rent-not-fixed",
  instead: "State one rent: no price_display or price_to, and a price_text that names the rent",
  test: (rental, { texts }) => [...findUnstated(rental), ...texts.flatMap(findOpenRents)],
};

function findUnstated({ showsPrice, price, priceTo, priceText }: Rental): Hit[] {
  if (!showsPrice) return [{ field: "price_display", words: priceText ?? "Contact agent" }];
  if (priceText) return names(priceText, price) ? [] : [{ field: "price_text", words: priceText }];
  if (priceTo === undefined || priceTo === price) return [];
  return [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }];
}

function names(text: string, rent: number) {
  return toPriceText("price_text", text, LEAST_RENT).prices.some(({ value }) => value === rent);
}

/** "Reduced from $640 to $610" has an end and no beginning. */
function isChange(text: string, range: string) {
  return changeBefore.test(text.slice(0, text.indexOf(range)));
}

function findOpenRents(text: Text): Hit[] {
  const isOfRent = text.field === "price_text" || ofRent.test(text.masked);
  const ranges = findRanges(text)
    .filter(({ words, lower, upper }) => isOfRent && lower !== upper && !isChange(text.text, words))
    .map(({ field, words }) => ({ field, words }));
  return [
    ...ranges,
    ...findWords(text, rentToAgree, openToOffer, ...(isOfRent ? [openRent, leastRent, offersAround] : [])),
    ...findJoined(text, rents, open, { apart: openElse, letters: 30 }),
  ];
}
