import type { Hit, RentalRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

const overRent =
  /(?:\boffers? |\bbids? |\bpay(?:ing)? |\boffer(?:s|ing)? )?(?:\bin )?(?:\bover|\babove|\bexceed(?:ing|s)?|\bexcess of|\bbeyond|\bhigher than|\bgreater than|\bmore than|\bupwards? of|\bnorth of|\bon top of|\b(?:tops?|topping|better|betters|bettering|beats?|beating|surpass(?:es|ing)?|improves? on|outdo|outdoes)) (?:the |our |that |this )?(?:¤|(?:asking|advertised|listed|stated|quoted|published|weekly) (?:rent|price|rental|amount|figure)|(?:rent|price|figure|amount) (?:listed|advertised|stated|asked|shown)|(?<=this |that )(?:rent|price|figure|amount)\b|(?:asking|advertised|listed)\b)/i;
/** A little more, without saying than what. */
const extraRent =
  /\b(?:(?:a )?(?:bit|little|touch) (?:extra|more|on top|higher)|(?:few|couple of) (?:extra |more )?dollars|extra (?:dollars|money|rent)|add (?:a (?:little|bit)|something|more) to the (?:weekly )?rent|(?:putting|put) forward a higher|top weekly figure|top up your (?:rental )?offer|gives? more|bid(?:ding)? higher|extra (?:\$\d\d |¤ )?(?:per|each|a|every) week|(?:offer|pay|give) us more|go(?:ing)? higher|(?:more generous|higher|increased|stronger|improved|larger|bigger|greater|fatter|heftier|better) (?:weekly |rental )?(?:rent|rental|amount|figure|offer|number|sum)|(?:rent|figure|amount|number) (?:that is |that's )?(?:higher|bigger|greater|larger|stronger)|only the (?:start|starting point|minimum|beginning)|exceed it|(?:increase|raise|lift|sweeten|improve|up) (?:your|their|the) (?:offer|rent|bid|deal))\b|\$\d\d (?:per week |a week |pw |each week )?(?:more|extra|above|on top)\b/i;
const whoWins =
  /\b(?:looked at|top of the|queue|pile|line|front|ahead|chances?|win|wins|secure[sd]?|shortlist(?:ed)?|attention|first look|first|priority|preferred|prefer|preference|favour(?:ed|s|ably)?|form|application|applications|applicants?|get you|landlord|owner|let (?:me|us) know|stand out|competition|applying|apply|tempted|offers?|yours|considered|feel free|welcome to)\b/i;
const mostRent =
  /\b(?:most|maximum|highest|top)(?: rent| amount| figure| dollar)?(?: that| which)? (?:you|they)(?: would|'d| are|'re| can| could| will)\b|\b(?:best|highest|strongest|maximum)(?: and final| weekly| possible)? (?:rent|rental|rental figure|price)\b(?! (?:in|on|of|for|around)\b)|\binstead of ¤/i;
const offersFrom = /\b(?:offers?|bids?) (?:from|starting at|starting from) (?:the )?¤/i;
/** The people who are asked to pay more; without them the sentence may be about a height or a comparison. */
const whoPays =
  /\b(?:offers?|offering|bids?|bidding|applicants?|applications?|apply|tenants?|anyone|anybody|those|pay|paying|consider|anything|preference|prefer(?:red)?|priority|favour(?:ably)?|welcome|encouraged|invited?|consider|going|you may wish|candidates?|whoever|win|wins|secure|shortlisted|afraid|shy|hesitate|state|application|feel free|nominat(?:e|ing)|propos(?:e|ing)|suggest|stand out|competitive|standout)\b/i;
const rentOrMore =
  /¤ ?(?:pw|p\/w|per week|a week|weekly|\/week)?,? ?(?:\+(?! ?(?:water|bills|usage|power|internet|utilities|gas|electricity|bond|gst|parking|\d))|plus\b(?! (?:water|bills|usage|power|internet|utilities|gas|electricity|bond|gst|parking|a |the |two |four |¤|\$|\d))|(?:and|or|but|though) (?:more|higher|above|over|better|upwards?)\b|upwards\b)/i;
const offersWelcome =
  /\b(?:(?:rental |rent |all |any |your |strong |serious |reasonable |written )?offers?|(?:rental |rent )?bids?|rent bidding)(?: are| is| will be| can be| may be)? (?:all )?(?:be )?(?:invited|welcome|welcomed|considered|encouraged|accepted|entertained|wanted|sought|requested|appreciated|preferred)\b/i;
const offersUpwards =
  /\boffers? (?:upwards|above|higher) (?:are |will be )?(?:invited|welcome|considered|encouraged|preferred|looked on|looked upon|viewed)\b/i;
const bestOffer =
  /\b(?:best|highest|higher|top|strongest|stronger|strong|competitive|better) (?:rental |rent |weekly )?(?:offers?|bids?|bidders?)\b(?! (?:of|you|on the|around|from)\b)/i;
const makeOffer =
  /\b(?:make|submit|send|put|give|name|bring|table|state|present|include|write|nominate|quote)(?: us| in| forward| through)? (?:an|a|your|their) (?:best |highest |higher |rental |own |strongest |best and (?:highest|final) )?(?:weekly )?(?:offers?|bids?|price|rent|figure)\b/i;
const bidding =
  /\b(?:rent|rental) (?:bids?|bidding|auction|tender)\b|\bbidding (?:on|for|starts?|opens?|begins?|war)\b|\b(?:invite|inviting|welcome|welcoming|take|taking|accept|accepting|seek|seeking|call for|calling for)(?: all| your)? (?:rental |rent )?(?:bids?|offers)\b|\bplace (?:a|your) (?:best )?bid\b|\boutbid\b|\bbids? (?:over|above|from)\b|\boffers by tender\b/i;
/** An auction of the lease, under another name. */
const sealedBid =
  /\bthe (?:more|higher) (?:rent )?you (?:offer|pay|bid)\b|\bsealed (?:rental )?(?:bids?|offers?|tenders?|envelopes?)\b|\bhow much more you (?:are able to|are willing to|can|could|would) pay\b|(?<!\bis )\b(?:what|how much) (?:you|you'd|it is|is it|it's)(?: would| could| can|'d)?(?: be)? (?:pay|offer|bid|willing to pay|prepared to pay|worth to you)\b|\b(?:whoever|who|whichever applicant|applicant who) (?:pays|offers|bids|will pay|puts down) (?:us )?(?:the )?(?:most|more|highest)\b/i;
const offerMore =
  /\b(?:offer|offers|offering|pay|pays|paying|bid|bidding) (?:us |a little |a bit |slightly )?(?:more|extra|above|higher|a higher|over)(?: (?:rent|amount|weekly rent|rental|figure))?(?: (?:than (?:the (?:asking|advertised|listed|stated)|asking|advertised|¤)|to secure|to be|to stand|to win|to get|to beat|to improve|if you|will|are|gets?|go|goes|for the|per week|a week|a higher rent|the (?:asking|advertised))|(?<=rent|rental|amount)$|(?<=higher|more)[.!]|(?<=rent)\b)/i;
const shortOffer = /\bo\/o ?¤|\bo\/o\b/i;
/** An applicant's income, or what is paid beside the rent. */
const notRent =
  /\b(?:income|earn|earns|earning|salary|wages?|water|power|electricity|gas|bills?|usage|internet|parking|garage|storage|months?)\b/i;
/** An agent who declines offers does not invite them. */
const declinedBefore =
  /\b(?:no|not|never|cannot|can't|don't|won't|nor|nothing|without|neither|isn't|aren't)\b(?! (?:miss|hesitate|wait|delay|be shy|be afraid|hold back))/i;
const declinedAfter =
  /^(?:per week |pw |a week |each week )?(?:[^,:;]|, )?(?:is|are|will|can|may|cannot|can't|won't|aren't|isn't)?(?: be)? ?(?:not|never|something we|cannot|against|illegal|unlawful|prohibited|banned|forbidden|refused|declined|invited by nobody)\b/i;
const whyNot = /\bwhy not\b/i;
const offers = /\b(?:offers?|offering|bids?|bidding|bidders?|o\/o)\b/i;
const clauseStart = /[,:;(]/;
const aside = /^ (?:or|nor|and)\b/i;

export const rentInvitesMore: RentalRule = {
  code: "rent-invites-more",
  instead: "State the rent, and ask for applications rather than offers",
  test: (_rental, { texts }) => texts.flatMap(findInvitations),
};

function findInvitations(text: Text): Hit[] {
  const isAddressed = text.field !== "description" || whoPays.test(text.masked);
  const hits = findWords(
    text,
    ...(isAddressed ? [overRent, offersFrom] : []),
    ...(whoWins.test(text.masked) ? [extraRent] : []),
    mostRent,
    rentOrMore,
    offersWelcome,
    offersUpwards,
    bestOffer,
    makeOffer,
    bidding,
    offerMore,
    sealedBid,
    shortOffer,
  );
  return notRent.test(text.masked) && !offers.test(text.masked)
    ? []
    : hits.filter(({ words }) => !isDeclined(text.text, words));
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
