import type { RuleCode } from "#app/region/regions.ts";
import { animals, faith, gain, perWeek, toPhrases } from "#app/rules/exempt-phrases.ts";

/** Forbidden phrases, with advice on what to write instead. */
export type PhraseRule = { code: RuleCode; instead: string; phrases: RegExp };

const fee =
  "(application|processing|administration|admin|letting|lease|lease preparation|document|documentation|credit check|reference check|background check|police check|key|booking|move in|sign up|registration|cleaning) (fee|charge)s?";
const tooMany =
  "((five|six|seven|eight|ten|twelve|[5-9]|1[0-2]) weeks?|(two|three|four|six|twelve|[2-6]|12) months?)’?";
const people =
  "(child|children|kids?|bab(y|ies)|infants|toddlers|teens|teenagers|students?|pensioners?|retirees|the elderly|elderly (people|tenants)|seniors|famil(y|ies)|couples?|singles|single (people|person|men|women|mums?|mothers?|dads?|parents?)|foreigners?|migrants?|immigrants?|refugees?|visa holders?|centrelink|dss|welfare( recipients)?|unemployed|disabled( people| tenants)?|wheelchairs?|wheelchair users|ladies|women|men|males?|females?|girls?|boys?|gents|gentlemen|gays?|same sex couples)";
const origin = `(${faith}|australian|aussie|asian|chinese|indian|pakistani|nepalese|korean|vietnamese|lebanese|arab|african|greek|italian|european|caucasian|white|english speaking|aboriginal|islander)`;
const household =
  "(famil(y|ies)|households?|couples?|tenants?|applicants?|buyers?|purchasers?|owners?|people|persons?|residents|community|background|only|preferred)";
const rise = "(rise|grow|increase|double|triple|go up|climb|soar|boom|skyrocket|appreciate)";

/** Words that make an amount a minimum. Without "offers", "guide" or the like they only raise a question. */
export const moreThan = toPhrases(`
  (over|above|exceeding|north of|upwards? of|in excess of|at least|no less than) $
`);

export const salePhrases: readonly PhraseRule[] = [
  {
    // Words around the price of a home for sale: Property and Stock Agents Act 2002 (NSW) s 73(2).
    code: "offers-over",
    instead:
      "Write one price, or a range whose upper end is at most 10 % higher, without over, above, from or +",
    phrases: toPhrases(`
      (offers?|bids?|bidding|interest|guide|guiding|priced?|asking|expectations|quoting|quoted|reserve):? ~ (over|above|exceeding|from|north of|upwards? of|in excess of) $
      offers? (over|above|exceeding|in excess of|from)( the)? (guide|asking|reserve)
      o/o|oieo|o\\.i\\.e\\.o
      (from|starting at|starting from|starts at|starts from|commencing at) (only |just )?$
      $ ?\\+|$ plus|$ ?\\(?(and|or|&) (over|above|more|better|upwards?|up|higher|beyond)
      $ (upwards?|onwards?|minimum)
      (minimum|lowest|opening|starting) (price|offers?|bids?)( is| of|:)? $
      (no|not|nothing|no offers?|no bids?) (less|lower|under|below)( than)? $
    `),
  },
];

export const rentalPhrases: readonly PhraseRule[] = [
  {
    // The rent must be one fixed amount: Residential Tenancies Act 2010 (NSW) s 22A(1).
    code: "rent-not-fixed",
    instead: "State one rent, without from, around, a range or “negotiable”",
    phrases: toPhrases(`
      (from|starting at|starting from|starts at|at least|minimum) (only |just )?$
      (around|about|approx\\.?|approximately|circa) $( ?pw| ?p/w| per week| a week| weekly)
      $${perWeek},? ?\\(?(neg|negotiable|ono|o\\.n\\.o|approx|minimum)|negotiable rent
      (rent|price|rental)( is| to be)?:? (negotiable|decided|agreed|advised|on application|by negotiation|by application|on request|poa|tba|flexible)
    `),
  },
  {
    // Section 159: one bond of at most four weeks’ rent.
    code: "bond-over-four-weeks",
    instead: "Ask for a bond of at most four weeks’ rent",
    phrases: toPhrases(`
      ${tooMany}( rent| of rent)?( as| for)?( a| the)?( security| rental)? (bond|deposit)
      (bond|security deposit)( of| is|:| equal to| equals)?( a)? ${tooMany}
      (double|additional|extra|second|increased|larger|furniture) (security )?(bond|deposit)
    `),
  },
  {
    // Rent bidding: section 22A(3).
    code: "rent-invites-more",
    instead: "State the rent, and ask for applications rather than offers",
    phrases: toPhrases(`
      (offers?|bids?) (over|above|exceeding|in excess of|from|upwards? of) (the )?($|advertised|asking|rent|welcome|considered)
      offers?( are| will be)? (invited|welcomed?|considered|encouraged|accepted)
      (rent|rental) (bids?|bidding|bidders?|auction|tender)
      (best|highest|higher|stronger|sealed|top) (rental |rent |weekly )?(offers?|bids?|bidders?|tenders?|rent)
      (make|submit|send|name|put in|put forward)( us)? (an|your)( own| best)? (offer|bid|price)
      (applicants?|tenants?)( who| to)? (offer|offering|bid|bidding|put forward)
      (offer|offers|offering|pay|pays|paying|bid|bidding|go)( us)?( a little| a bit)? (more|extra|above|over|higher)( than)?( the)? (rent|$|advertised|asking|listed)
      (above|over|more than|higher than|exceeding)( the)? (asking|advertised|listed|stated) (rent|price|amount|figure)
      maximum rent|outbid|o/o|$${perWeek} ?\\+|$${perWeek} (and|or|&) (above|over|more|higher|better|upwards?)
    `),
  },
  {
    // Pets: the same Act, as amended on 19 May 2025.
    code: "no-pets",
    instead: "Say nothing about pets, or that they are considered or welcome",
    phrases: toPhrases(`
      (no|zero|nil|without|no large|no small|no indoor|no other) (${animals}|furry friends|fur babies|four legged friends)
      no (smok(ing|ers?)|children|kids|parties)( or| and| nor|,| &|/)( no)? ?${animals}
      ${animals} ~ (not|never|cannot|can’t|won’t|aren’t)( be)? (allowed|permitted|accepted|welcome|considered|suitable|possible|approved|an option)
      ${animals}( are| is)?( strictly)? (prohibited|forbidden|banned|excluded|off limits)
      ${animals}( allowed)?[:?]? (no|nil|none|not allowed|not permitted)
      (cannot|can’t|will not|won’t|do not|don’t|does not|doesn’t|unable to|not) (accept|allow|permit|consider|accommodate|take|house)( any)? ${animals}
      (not|un) ?(suitable|suited|appropriate|ideal) for ${animals}
      (pet|animal|dog) free|non pet owners?|${animals} owners need not apply
    `),
  },
  {
    // Charges forbidden by sections 23 (fees), 33 (rent in advance) and 40 (rates).
    code: "forbidden-charge",
    instead:
      "Ask for the rent, at most two weeks of it in advance, and the bond: no fees, no rates and no levies",
    phrases: toPhrases(`
      ${fee}|key money|pet (bond|deposit|fee|rent|levy|surcharge)
      fees?( of $)? (to apply|applies|per applicant|per application)
      (three|four|five|six|eight|twelve|[3-9]|12) (weeks|months)’?( of)?( rent)?( is| to be)?( paid)? (in advance|upfront|up front)
      (one|two|a|1|2)( full| calendar)? months?’?s?( of)?( rent)?( is| to be)?( paid)? (in advance|upfront|up front)
      tenants?( to| will| must)? pays?( for)?( the)? (council rates|rates|strata|strata levies|levies|land tax|building insurance)
    `),
  },
];

export const anyPhrases: readonly PhraseRule[] = [
  {
    // Anti-discrimination acts, on accommodation and its advertisements.
    code: "excludes-people",
    instead: "Say what the home is like, not who may live in it",
    phrases: toPhrases(`
      (no|not for|without) (young |small )?(${people}|(foreign|overseas|international) (buyers|students|tenants|investors))
      (${people}|adults?|citizens|permanent residents|locals|australians)( are)? (only|preferred|wanted|need not apply|not (accepted|allowed|welcome|considered|permitted))
      (only|exclusively) (for|to|suits?) (a |an )?(single |professional |mature |working |retired )?(${people}|adults?|citizens)
      (single|mature|young|older|retired|professional|working|married|straight|heterosexual|quiet) (${people}|persons?|professionals?|tenants?|applicants?) (only|preferred|wanted|sought)
      (would suit|suits|seeking|looking for|prefers?|wants?) (a |an )?(female|male|single (woman|man|lady)|young (man|woman|lady)|married|straight|able bodied|childless)
      (would suit|suits|seeking|looking for|prefers?|wants?) (a |an )?${origin}|${origin} ${household}
      (not|un) ?(suitable|suited|appropriate|ideal) (for|to) (young |small )?${people}
      (child|kid|children) ?(free|less) (building|home|household|tenants?|couples?|complex|block|only)
      must (be|speak) (a |an )?(english|fluent english|${origin}|female|male|married|citizens?|able bodied|(under|over) \\d\\d)
      (cannot|can’t|will not|won’t|do not|don’t|does not|doesn’t|not) (accept|allow|consider|take|want|rent to|lease to)( any)? ${people}
      (over|under) [2-4]\\ds only
    `),
  },
  {
    // Promises that cannot be kept: Australian Consumer Law s 18 and s 30.
    code: "promises-outcome",
    instead: "Say what has been approved, leased or sold, and promise no growth, return or consent",
    phrases: toPhrases(`
      guaranteed? ~ (${gain}|approval|rental|rent|tenants?|investment|winner|consent|da|to ${rise})
      (${gain}|approval|consent|da|investment)(,| is| are| all but)? (guaranteed|assured|certain|a certainty|a formality|a given)
      (we|i|our) (can |will )?guarantee
      (assured|certain|sure fire|never fail)( of)?( a)? (${gain}|investment|approval|tenant)|risk free|no risk|(can’t|cannot|can not) lose
      (certain|sure|bound|set|destined) to ${rise}|(definitely|certainly|surely) ~ (up|${rise})
      (prices?|values?|equity|investment|it|this home|rents?) ~ (will|can) (only |surely |definitely |certainly |never |always )?(${rise}|fall|drop)
      (only|always)( ever)? (go up|going up|goes up|rise|rises)|double your money|never lose (value|money)
      council will (approve|allow|grant|rezone)|(never|cannot|can’t) be built out
      instant (equity|profit)|will sell|will be worth (double|twice|more|$)
    `),
  },
];

/** Words about age, family, faith, origin, health and income. */
export const groups = toPhrases(`
  ${people}|adults?|young (people|professionals?|tenants?|buyers?|person|persons)|elderly|mature (tenants?|people|persons?|professionals?|lady)|older (people|tenants?|residents)|twenty somethings|(over|under) \\d\\ds|(aged|(someone|anyone|people|tenants) (over|under)) \\d\\d
  bachelors?|mums?|mothers?|dads?|fathers?|parents|grandparents|little ones|newborns?|lesbian|lgbt\\w*|transgender|married|unmarried|newlyweds?|de facto|divorced|widowed|pregnant
  ${faith}s?|muslims|jews|asians?|pakistanis?|nepalese|lebanese|arabs?|africans?|caucasian|aboriginal|islanders?|(european|italian|greek|chinese|indian|korean|vietnamese) ${household}|religious|faith|church going|overseas|expats?|visas?|citizens?|ethnic|nationalit(y|ies)|speak (english|mandarin|cantonese|hindi|arabic|korean)|english speaking
  disabilit(y|ies)|handicapped|deaf|blind|mental(ly)?|able bodied|healthy (tenants?|people|applicants?)|mobility (issues|impaired|aids?)|impair(ed|ments?)|walking frames?
  benefits?( recipients)?|pensions?|the dole|jobseekers?|ndis|social housing|housing commission|low income|incomes?|employed|full time work
`);
