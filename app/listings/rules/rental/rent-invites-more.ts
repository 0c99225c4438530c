import { ruleSettings } from "#content/rules.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

const overRent =
  /(?:\boffers? |\bbids? |\bpay(?:ing)? |\boffer(?:s|ing)? )?(?:\bin )?(?:\bover|\babove|\bexceed(?:ing|s)?|\bexcess of|\bbeyond|\bhigher than|\bmore than|\bupwards? of|\bnorth of|\bon top of) (?:the |our )?(?:¤|(?:asking|advertised|listed|stated|quoted|weekly) (?:rent|price|rental|amount|figure)|(?:rent|price) (?:listed|advertised|stated|asked|shown)|asking\b)/i;
const offersFrom = /\b(?:offers?|bids?) (?:from|starting at|starting from) (?:the )?¤/i;
/** Who is asked to go over the rent; without them it may be a height or a comparison. */
const whoPays =
  /\b(?:offers?|offering|bids?|bidding|applicants?|applications?|apply|tenants?|anyone|anybody|those|pay|paying|consider|anything|preference|prefer(?:red)?|priority|favour(?:ably)?|welcome|encouraged|invited?)\b/i;
const rentOrMore =
  /¤ ?(?:pw|p\/w|per week|a week|weekly|\/week)? ?(?:\+(?! ?(?:water|bills|usage|power|internet|utilities|gas|electricity|bond|gst|parking|\d))|plus\b(?! (?:water|bills|usage|power|internet|utilities|gas|electricity|bond|gst|parking|a |the |two |four |¤|\$|\d))|(?:and|or) (?:more|higher|above|over|better|upwards?)\b|upwards\b)/i;
const offersWelcome =
  /\b(?:(?:rental |rent |all |any |your |strong |serious |reasonable |written )?offers?|(?:rental |rent )?bids?|rent bidding)(?: are| is| will be| can be| may be)? (?:all )?(?:be )?(?:invited|welcome|welcomed|considered|encouraged|accepted|entertained|wanted)\b/i;
const bestOffer =
  /\b(?:best|highest|higher|top|strongest|stronger|strong|competitive|better) (?:rental |rent |weekly )?(?:offers?|bids?|bidders?)\b(?! (?:of|you|on the|around|from)\b)/i;
const makeOffer =
  /\b(?:make|submit|send|put|give|name|bring|table|state|present)(?: us| in| forward| through)? (?:an|a|your|their) (?:best |highest |higher |rental |own |strongest )?(?:offers?|bids?|price|rent|figure)\b/i;
const bidding =
  /\b(?:rent|rental) (?:bids?|bidding|auction|tender)\b|\bbidding (?:on|for|starts?|opens?|begins?|war)\b|\b(?:invite|inviting|welcome|welcoming|take|taking|accept|accepting|seek|seeking|call for|calling for)(?: all| your)? (?:rental |rent )?(?:bids?|offers)\b|\bplace (?:a|your) (?:best )?bid\b|\boutbid\b|\bbids? (?:over|above|from)\b|\boffers by tender\b/i;
const offerMore =
  /\b(?:offer|offers|offering|pay|pays|paying|bid|bidding) (?:us |a little |a bit |slightly )?(?:more|extra|above|higher|a higher|over)(?: (?:rent|amount|weekly rent|rental|figure))?(?: (?:than (?:the (?:asking|advertised|listed|stated)|asking|advertised|¤)|to secure|to be|to stand|to win|to get|to beat|to improve|if you|will|are|gets?|go|goes|for the|per week|a week|a higher rent|the (?:asking|advertised))|(?<=rent|rental|amount)$|(?<=higher|more)[.!]|(?<=rent)\b)/i;
const shortOffer = /\bo\/o ?¤|\bo\/o\b/i;
/** Who declines offers invites none. */
const declinedBefore =
  /\b(?:no|not|never|cannot|can't|don't|won't|nor|nothing|without|neither|isn't|aren't)\b(?! (?:miss|hesitate|wait|delay|be shy|be afraid|hold back))/i;
const declinedAfter =
  /^(?:[^,:;]|, )?(?:is|are|will|can|may|cannot|can't|won't|aren't|isn't)?(?: be)? ?(?:not|never|cannot|against|illegal|unlawful|prohibited|banned|forbidden|refused|declined|invited by nobody)\b/i;
const whyNot = /\bwhy not\b/i;
const clauseStart = /[,:;(]/;
const aside = /^ (?:or|nor|and)\b/i;

export const rentInvitesMore: RentalRule = {
  code: "rent-invites-more",
  ...ruleSettings["rent-invites-more"],
  law: "Residential Tenancies Act 2010 s 22A(3)",
  instead: "State the rent, and ask for applications rather than offers",
  test: (_rental, { texts }) => texts.flatMap(findInvitations),
};

function findInvitations(text: Text): Hit[] {
  const isAddressed = text.field !== "description" || whoPays.test(text.masked);
  const hits = findWords(
    text,
    ...(isAddressed ? [overRent, offersFrom] : []),
    rentOrMore,
    offersWelcome,
    bestOffer,
    makeOffer,
    bidding,
    offerMore,
    shortOffer,
  );
  return hits.filter(({ words }) => !isDeclined(text.text, words));
}

function isDeclined(text: string, words: string) {
  const start = text.indexOf(words);
  const before = findClause(text.slice(0, start));
  const after = text.slice(start + words.length).trimStart();
  return (declinedBefore.test(before) && !whyNot.test(before)) || declinedAfter.test(after);
}

/** The clause that an offer stands in, whole where an aside parts it: "we do not ask for, or accept, offers". */
function findClause(before: string) {
  const clauses = before.split(clauseStart);
  const isAfterAside = clauses.at(-1)?.trim() === "" && aside.test(clauses.at(-2) ?? "");
  return clauses.slice(isAfterAside ? -3 : -1).join(",");
}
