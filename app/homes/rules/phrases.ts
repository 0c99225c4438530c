import type { AnyRule, Hit } from "./rule.ts";
import type { Text } from "./texts.ts";

/** A line for each phrase, or for one with its spellings; $ is an amount, and a space may be a hyphen. */
function toPhrases(lines: string) {
  const phrases = lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replaceAll("$", "¤+").replaceAll(" ", "[ -]"));
  return new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join("|")})(?![\\p{L}\\d])`, "giu");
}

const forWeek = "( ?pw| ?p/w| ?per week| a week| weekly)?";
const fee =
  "(application|processing|administration|admin|letting|lease|lease preparation|document|documentation|credit check|reference check|background check|police check|key|move in|sign up|registration|cleaning) fees?";
const weeks = "(five|six|seven|eight|ten|twelve|[5-9]|1[0-2]) weeks?'?";
const months = "(two|three|four|six|twelve|[2-6]|12) months?'?";
const animals = "(pets?|animals?|dogs?|cats?)";
const people =
  "(child|children|kids?|bab(y|ies)|infants|toddlers|teens|teenagers|students?|pensioners?|retirees|the elderly|elderly (people|tenants)|seniors|famil(y|ies)|couples?|singles?|single (people|person|men|women|mums?|mothers?|dads?|parents?)|foreigners?|migrants?|immigrants?|refugees?|visa holders?|centrelink|dss|welfare( recipients)?|unemployed|disabled( people| tenants)?|wheelchairs?|wheelchair users|lad(y|ies)|wom[ae]n|m[ae]n|males?|females?|girls?|boys?|gents?|gentlem[ae]n|gays?|same sex couples)";
const origin =
  "(christian|catholic|muslim|islamic|jewish|hindu|buddhist|sikh|australian|aussie|asian|chinese|indian|pakistani|nepalese|korean|vietnamese|lebanese|arabic?|african|greek|italian|european|caucasian|white|english speaking|aboriginal|islander)";
const household =
  "(famil(y|ies)|households?|couples?|tenants?|applicants?|buyers?|purchasers?|people|persons?|residents|homes? only|only|preferred)";
const rise = "(rise|rising|grow|growing|increase|double|triple|go up|climb|soar|boom|skyrocket|appreciate)";
const gain =
  "(growth|capital growth|capital gains?|gains?|returns?|yields?|profits?|rental income|income|equity|uplift|appreciation)";

/** Nothing below is found within these. */
export const exempt = toPhrases(`
  family (homes?|rooms?|friendly|living|bathrooms?|sized|kitchens?|areas?|meals|lifestyle|entertaining|entertainer|houses?|residences?|haven|retreat|dining|lounge|bath|sanctuary|memories|car|cars|owned|beach|compound|apartment|zone|layout|gatherings?)
  (pet|dog|cat|child|kid) friendly
  couples? of|single (level|storey|garage|carport|bedroom|bathroom)
  (parents?|parent's|parents'|children's|kids?|kids'|teenagers?|teenager's) (retreat|wing|zone|room|bedrooms?|playroom|play area|playground|pool)
  (catholic|christian|jewish|islamic|anglican|boys'?|girls'?|boys and girls|infants) (public |primary |high |grammar )?(schools?|colleges?|church)
  (european|italian|greek|chinese|indian|asian|australian|aboriginal) (appliances?|oak|laundry|kitchen|marble|tiles?|stone|restaurants?|cuisine|grocers?|bakery|ocean|hardwood|standards|timber|elm|style|designed|made|art|coast)
  (wheelchair|disabled|disability) (access|accessible|friendly|parking|ramp)
  mental health (services|centre)|men's shed|ladies' (pool|baths)
  (rental|investment|extra|additional|second|steady|current) income|income (producing|stream|potential)
  student (accommodation|housing)
  no (${fee}|pet (bond|deposit|fee|rent))
  no ${animals} (on|in) the (beach|sand|park|pool|gym|garden|reserve|lagoon|lobby|lift)
  no (child|children|kids|dogs?)( are)? (allowed )?in the (pool|spa|gym)( alone| unattended| unsupervised)?
  (not|never|no|nor|cannot be|without) (a )?guaranteed?( of)?( ${gain}| approval)?
  (rose|up|grew|increased|fell|down|reduced|changed|moved) from $
  from $ ?(to|and|–|—) ?$
  (rates|levies|strata|fees|parking|water|electricity|bills|cleaning|quarter|services) (are |is )?from $
  $ (plus|\\+) ?gst
`);

/** What the advertisement of a home for sale may not say around its price: Property and Stock Agents Act 2002 (NSW) s 73(2). */
const offersOver = toPhrases(`
  (offers?|bids?|bidding|buyers?|interest|enquir(y|ies)) (over|above|exceeding|from|north of|upwards? of|in excess of|starting (at|from)|starts? (at|from)|opens? (at|from))( the)?( guide| $)?
  (guide|guided|guiding|asking|priced?|expectations?|quoting|quoted|reserve)( is)?:? (over|above|from|exceeding|in excess of|north of|upwards? of)( the)? $
  o/o|oieo|o\\.i\\.e\\.o
  (from|starting at|starting from|starts at|starts from|commencing at) (only |just )?$
  $ ?\\+|$ plus|$ ?\\(?(and|or|&) (over|above|more|better|upwards?|up|higher|beyond)
  $ (upwards?|onwards?|min|minimum)
  (minimum|lowest|opening|starting) (price|offer|bid)( is| of|:)? $
  (no|not|nothing|no offers?|no bids?) (less|lower|under|below)( than)? $
`);

/** The Residential Tenancies Act 2010 (NSW) s 22A(1) asks for one fixed amount. */
export const rentPhrases = toPhrases(`
  (from|around|about|approx\\.?|approximately|circa|starting at|starting from|starts at|at least|minimum) (only |just )?$
  $${forWeek},? ?\\(?(neg|negotiable|ono|o\\.n\\.o|approx|minimum)
  (rent|price|rental)( is| to be)?:? (negotiable|on application|by negotiation|by application|on request|poa|tba|flexible)
  negotiable rent
`);

/** Rent bidding: s 22A(3) of that Act. */
const rentInvitesMore = toPhrases(`
  (offers?|bids?) (over|above|exceeding|in excess of|from|upwards? of)( the)?( advertised| asking| $)?
  (all |rental |your |reasonable )?offers?( are| will be)? (invited|welcome|welcomed|considered|encouraged|accepted)
  (rent|rental) (bids?|bidding|bidders?|auction|tender)
  (best|highest|higher|strong|stronger|competitive|sealed|top) (rental |rent |weekly )?(offers?|bids?|bidders?|tenders?)
  (make|submit|send|name|put in|put forward)( us)? (an|your|your own) (best |highest |rental )?(offer|bid|price)
  (offer|offers|offering|pay|pays|paying|bid|bidding)( us)?( a little| a bit)? (more|extra|above|higher|a higher)( rent| than)?
  (above|over|more than|higher than|exceeding)( the)? (asking|advertised|listed|stated) (rent|price|amount|figure)
  higher rent(s)? (considered|preferred|welcome|offered)
  outbid
  o/o|$${forWeek} ?\\+|$${forWeek} (and|or|&) (above|over|more|higher|better|upwards?)
`);

/** Keeping of pets: that Act, as amended on 19 May 2025. */
const noPets = toPhrases(`
  (no|zero|nil|without|strictly no|sorry,? no)( large| small| indoor)? ${animals}
  no (smok(ing|ers?)|children|kids|parties)( or| and| nor|,| &|/)( no)? ?${animals}
  no (furry friends|fur babies|four legged friends)
  ${animals}( are| is| will| can)?( be)?( strictly| sadly| unfortunately)? (not|never|cannot|can't|won't|aren't)( be)? (allowed|permitted|accepted|welcome|considered|suitable|possible|approved|an option|be)
  ${animals}( are| is)? (strictly )?(prohibited|forbidden|banned|excluded|off limits)
  ${animals}( allowed)?[:?]? (no|nil|none|not allowed|not permitted)
  (cannot|can't|will not|won't|do not|don't|does not|doesn't|unable to|not) (accept|allow|permit|consider|accommodate|take|house)( any)? ${animals}
  (not|un) ?(suitable|suited|appropriate|ideal) (for|to) ${animals}
  (pet|animal|dog) free|${animals} owners need not apply
`);

/** Charges that s 23 (fees), s 33 (rent in advance) and s 40 (rates) of that Act forbid. */
const forbiddenCharge = toPhrases(`
  ${fee}|key money|pet (bond|deposit|fee|rent|levy|surcharge)
  fees?( of $)? (to apply|per applicant|per application)
  (three|four|five|six|eight|twelve|[3-9]|12) (weeks|months)'?( of)?( rent)?( is| to be)?( paid)? (in advance|upfront|up front)
  (one|two|a|1|2) (full |calendar )?months?'?s?( of)?( rent)?( is| to be)?( paid)? (in advance|upfront|up front)
  tenants?( to| will| must)? pays?( for)?( the)? (council rates|rates|strata|strata levies|levies|land tax|building insurance)
`);

/** Section 159: four weeks' rent at most, and one bond. */
export const bondPhrases = toPhrases(`
  ${weeks}( rent| of rent)?( as| for)?( a| the)?( security| rental)? (bond|deposit)
  ${months}( rent| of rent)?( as| for)?( a| the)?( security| rental)? (bond|deposit)
  (bond|security deposit)( of| is|:| equal to| equals)?( a)? (${weeks}|${months})
  (double|additional|extra|second|increased|larger|furniture) (security )?(bond|deposit)
`);

/** Anti-discrimination acts, on accommodation and its advertisements. */
const excludesPeople = toPhrases(`
  (no|strictly no|sorry,? no|not for|without) (young |small )?(${people}|(foreign|overseas|international) (buyers|students|tenants|investors))
  (${people}|adults?|adult (household|residents|tenants)|citizens|permanent residents|locals|australians) (only|preferred|wanted|need not apply|not (accepted|allowed|welcome|considered|permitted))
  (only|exclusively) (for|to|suits?)? ?(a |an )?(single |professional |mature |working |retired )?(${people}|adults?|citizens)
  (single|mature|young|older|retired|professional|working|married|straight|heterosexual|female|male|quiet)( professional| working| mature)? (${people}|persons?|professionals?|tenants?|applicants?)( is| are)? (only|preferred|wanted|sought)
  (would suit|suits|seeking|looking for|prefers?|wants?) (a |an )?(female|male|single (woman|man|lady)|young (man|woman|lady)|married|straight|able bodied|childless|${origin})( ${people}| tenants?| applicants?| professionals?| owner| household)?
  ${origin} ${household}
  (not|un) ?(suitable|suited|appropriate|ideal) (for|to) (young |small )?(${people}|the disabled|older people)
  (child|kid|children) ?(free|less) (building|home|household|tenants?|couples?|complex|block|only)
  must (be|speak) (a |an )?(english|fluent english|${origin}|female|male|married|employed citizens?|citizens?|under \\d\\d|over \\d\\d|able bodied)
  (cannot|can't|will not|won't|do not|don't|does not|doesn't|not) (accept|allow|consider|take|want|rent to|lease to)( any)? ${people}
  (over|under) [2-4]\\ds only|able bodied
`);

/** Australian Consumer Law s 18 and s 30: what nobody can promise. */
const promisesOutcome = toPhrases(`
  guaranteed? (a |an )?(strong |high |solid |future |rental |\\d+% )?(${gain}|approval|rental|rent|to ${rise}|tenants?|investment|winner|return|council approval|da|profit)
  (${gain}|approval|consent|da|investment)( is| are| all but)? (guaranteed|assured|certain|a certainty|a formality|a given)
  (we|i|our) (can |will )?guarantee
  (assured|certain|sure fire|risk free|no risk) (${gain}|investment|approval)|risk free|(can't|cannot|can not) lose
  (certain|sure|bound|set|destined|guaranteed) to ${rise}
  (prices?|values?|equity|investment|property|it|this home|rents?)( here| in this (street|suburb|area|pocket))? (will|can) (only |surely |definitely |certainly |soon |never |always )?(${rise}|fall|drop)
  (only|always) (go up|going up|goes up|rise|rises) in value|(double|triple) (in value|your money)|never lose (value|money)
  council will (approve|allow|grant|rezone)|(never|cannot|can't) be built out
  instant (equity|profit)|will be worth (double|twice|more|$)
`);

/** Words of age, family, faith, origin, health and income. */
export const groups = toPhrases(`
  ${people}|adults?|young (people|professionals?|adults?|tenants?|buyers?|person|persons)|elderly|mature (tenants?|people|persons?|professionals?|couple|lady)|older (people|tenants?|residents)|twenty somethings|(twenties|thirties|forties|fifties|sixties|seventies)
  (over|under|aged) \\d\\ds?|bachelors?|mums?|mothers?|dads?|fathers?|parents|grandparents|little ones|newborns?|lesbian|lgbt\\w*|transgender|married|unmarried|newlyweds?|de facto|divorced|widowed|pregnant|expecting
  ${origin}s?|christians|muslims|jews|hindus|buddhists|religious|faith|church going|overseas|expats?|visas?|citizens?|ethnic|nationalit(y|ies)|native speakers?|speak (english|mandarin|cantonese|hindi|arabic|korean)
  disabilit(y|ies)|handicapped|deaf|blind|mental(ly)?|able bodied|healthy (tenants?|people|applicants?)|mobility (issues|impaired|aids?)|impair(ed|ments?)|walking frames?
  benefits?( recipients)?|pensions?|the dole|unemployed|jobseekers?|ndis|social housing|housing commission|low income|incomes?|employed|full time work
`);

function ofPhrases(code: AnyRule["code"], phrases: RegExp, instead: string): AnyRule {
  return { code, instead, test: (_listing, { texts }) => findPhrases(texts, phrases) };
}

/** The first of each text. */
export function findPhrases(texts: readonly Text[], phrases: RegExp): Hit[] {
  return texts.flatMap(({ field, text, masked }) => {
    const [found] = masked.matchAll(phrases);
    return found ? [{ field, words: text.slice(found.index, found.index + found[0].length) }] : [];
  });
}

export const salePhrases = [
  ofPhrases(
    "offers-over",
    offersOver,
    "Write one price, or a range whose upper end is at most 10 % higher, without over, above, from or +",
  ),
];
export const rentalPhrases = [
  ofPhrases(
    "rent-invites-more",
    rentInvitesMore,
    "State the rent, and ask for applications rather than offers",
  ),
  ofPhrases("no-pets", noPets, "Say nothing about pets, or set pets to considered or welcome"),
  ofPhrases(
    "forbidden-charge",
    forbiddenCharge,
    "Ask for the rent, at most two weeks of it in advance, and the bond: no fees, no rates and no levies",
  ),
];
export const anyPhrases = [
  ofPhrases("excludes-people", excludesPeople, "Say what the home is like, not who may live in it"),
  ofPhrases(
    "promises-outcome",
    promisesOutcome,
    "Say what has been approved, leased or sold, and promise no growth, return or consent",
  ),
];
