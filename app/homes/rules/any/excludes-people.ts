import { aboutPeople } from "../about.ts";
import { findJoined } from "../joins.ts";
import type { AnyRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

/** By race, religion, sex, marriage, sexuality or health: nobody may be preferred or barred for them. */
const protectedPeople =
  /\b(?:australian|aussie|african|asian|chinese|indian|lebanese|arabic?|korean|vietnamese|greek|italian|filipino|nepalese|european|caucasian|anglo|white|middle eastern|islander|aboriginal|muslim|jewish|christian|catholic|orthodox|hindu|buddhist|god-fearing|church-?going|married|unmarried|de facto|childless|child-free|heterosexual|straight|gay|lesbian|transgender|same[ -]sex (?:partners|couples|people)|traditional|male|female|all-(?:male|female|girl)|pregnant|able-bodied|disabled)(?:[ -](?:born|speaking|professional|vegetarian|student))? (?:famil(?:y|ies)|couples?|households?|buyers?|tenants?|applicants?|purchasers?|residents?|persons?|people|gentleman|lady|man|woman|men|women|occupants?|flatmates?|housemates?|professionals?|students?)\b|\b(?:famil(?:y|ies)|couples?|households?|buyers?|investors?|tenants?|applicants?|people|persons?|anyone|those) (?:of|from) (?:an? )?(?:australian?|africa|african|asia|asian|china|chinese|india|indian|lebanon|lebanese|arabic?|korean|vietnamese|greece|greek|italian|european|anglo|muslim|jewish|christian)\b|\b(?:couples?|people|tenants?|households?|applicants?|famil(?:y|ies)) (?:without|with no) (?:children|kids)\b|\b(?:professional|single|mature|older|quiet) (?:single )?(?:male|female|lady|gentleman|woman|man)\b|\b(?:ladies|gentlemen|gents|females|males|women|christians|muslims|jews|hindus|australians|locals|(?:native )?english[ -]speakers)\b(?!'| only (?:pool|baths?|gym))/gi;
/** By age, children, origin or health as well: many homes suit some of them, and none may be barred. */
const otherPeople =
  /\b(?:single|senior) (?:famil(?:y|ies)|persons?|people|men|women|buyers?|tenants?|applicants?)\b|\b(?:gents|men|girls|boys|blokes|bachelors|africans|asians|islanders|adults|pensioners|(?:people|applicants|tenants|anyone|those) (?:on|receiving) (?:a |an )?(?:pension|benefits|centrelink|visas?|dss|welfare|jobseeker)(?: or (?:dss|centrelink|pension|other))?(?: payments?| benefits?)?|retirees|students|young professionals|(?:mature|older|elderly|young|younger) (?:couples?|tenants?|applicants?|people|persons?|residents?)|single (?:mums?|mothers?|dads?|parents?)|citizens|permanent residents|visa holders|foreigners|migrants|refugees|(?:people|buyers|investors|tenants|applicants|families|those) from (?:overseas|abroad|other countries)|aussies|children|kids|babies|newborns|toddlers|teenagers|infants|under[ -][1-4]\ds?|over[ -][2-4]\ds?|(?:tenants|applicants|people|anyone|anybody|residents|those) (?:over|under|above|below|aged) (?:[1-9]\d)|(?:families|couples|people|tenants|applicants|anyone|anybody|households|those) with (?:an? |any )?(?:young |small |mental |physical |chronic )?(?:kids|children|babies|toddlers|disabilit(?:y|ies)|illness|condition|wheelchairs?|health (?:issues|problems))|wheelchair users?|in (?:an? )?wheelchairs?|with (?:mental|physical|chronic) (?:health )?(?:illness(?:es)?|problems|issues|conditions?|disabilit(?:y|ies))|non[ -]english speakers?|(?:ndis|dss|link2home|(?:rent|housing) assistance|rentstart|bond loan|centrelink|welfare|housing) (?:applicants|applications|recipients|tenants)|ndis|overseas (?:students|buyers|tenants|applicants)|(?:families|couples|people|tenants|applicants|anyone|those) with (?:walking frames?|walkers?|crutches|prams?|strollers?)|visas?|carers|gays)\b(?!')/gi;
const barred =
  /\b(?:(?:cannot|can't|won't|don't|doesn't|do not|does not|will not|unable to|unwilling to|not|refuses to)(?: be)? (?:take|accept|consider|rent to|rent it to|let to|lease to|sell to|open to|approve|want|for sale to|available to|available for|offered to|for|to let to)|(?:rather|prefer|prefers) not(?: to)? (?:have|take|rent to|let to|sell to)|should (?:please )?look elsewhere|strictly(?: for)?)\b|\bonly (?:rent|lease|let|sell)s? to\b|\bonly\b(?! (?:minutes|metres|steps|a |an |two|three|the|from|one|by|for (?:an?|one|two|three|\d)|need|have)\b)|\b(?:are|is) not (?:allowed|permitted|accepted|for)\b|\bnot (?:allowed|permitted)\b|\b(?:is|are) not for you\b|\bnot for\b|-only\b|\bexclusively\b|\bneed not (?:apply|enquire)\b|\b(?:not|won't|will not|cannot|can't|not be)(?: be)? (?:considered|accepted|welcome|approved|accommodated|housed)\b/gi;
/** What is wished for in one who lives there. */
const wished =
  /\b(?:prefers?(?: to (?:sell|let|rent|lease) to)?|preferred|preference (?:is|for|given to)|seeks?|seeking|sought|would like|suitable for|looking for|a (?:street|building|block|home) for|keeping (?:it|this(?: one)?) for|reserved for|(?:is|are) after|hop(?:es|ing) for|wants?|wanted|want|would (?:best )?suit|suits?\b(?! families)|best suit(?:s|ed to)?|suited to|ideal for)\b/gi;
const preferred =
  /\b(?:prefers?(?: to (?:sell|let|rent|lease) to)?|preferred|preference (?:is|for|given to)|wanted)\b/gi;
const peopleOfAnAge =
  /\b(?:(?:mature|older|elderly|young|younger|retired|middle-aged) (?:couples?|tenants?|applicants?|people|persons?|residents?|lady|gentleman|woman|man|professionals)|(?:tenants?|applicants?|people|anyone|residents?|buyers?) (?:over|under|above|below|aged) (?:[1-9]\d)|under[ -][2-4]\ds?|over[ -][2-4]\ds?|retirees)\b/gi;
const someoneAged =
  /\b(?:(?:is|are) after|looking for|wants?|seeking|seeks|prefers?|preferably|ideally) (?:an? )?(?:single )?(?:someone|somebody|people|person|tenants?|applicants?|couples?|professionals?|buyers?|woman|man|lady)(?: who(?: i|')?s| who are)? (?:over|under|above|below|aged|in (?:their|his|her)) (?:[1-9]\d|twenty|thirty|forty|fifty|sixty|seventy|twenties|thirties|forties|fifties|sixties)/i;
const noPeople =
  /\b(?:no|nor|non) (?:single |gay |married |unmarried |same[ -]sex |foreign |overseas |international |asian |indian |chinese |african |muslim |pregnant |small |young )?(?:children|kids|babies|newborns|toddlers|infants|teens|teenagers|families|students|pensioners|retirees|elderly|seniors|couples|singles|gents|men|women|males|females|blokes|africans|asians|islanders|muslims|jews|christians|hindus|indians|pakistanis|lebanese|chinese|arabs|europeans|overs?[ -][2-9]\ds|over[ -][2-9]\ds|under[ -][2-4]\ds|wheelchairs?|wheelchair users|welfare recipients|centrelink recipients|foreigners|migrants|refugees|visa holders|mums?|mothers|dads|fathers|parents|people|tenants|applicants|buyers|investors|centrelink|dss|gays?)\b(?= ?(?:$|[.,;:!/&)–-]|(?:or|and|please|allowed|permitted|accepted|under|thanks?|sorry|with|on|from|considered)\b))|\b(?:not|un)(?: really| very| at all)? ?(?:suitable|suited|appropriate|ideal|right|fit|set up|(?:a|the) (?:home|house|flat|place|unit|building)) (?:for|to) (?:(?:young|small) )?(?:children|kids|families|babies|toddlers|students|pensioners|(?:the )?elderly|(?:the )?disabled|seniors|older people|people with (?:a )?disabilit(?:y|ies)|wheelchairs?|wheelchair users|people with (?:walking frames?|walkers?|crutches))\b|\b(?:child|kid)[ -]free (?:home|household|building|tenants?|couples?|applicants?)\b/i;
const fewChildren =
  /\bmax(?:imum)?(?: of)? (?:one|two|1|2) (?:child|children|kids?)\b|\b(?:one|two|1|2) (?:child|children|kids?) (?:at (?:the )?most|max(?:imum)?|only)\b/i;
const mustBe =
  /\b(?:must|has to|have to|should|needs? to)(?: not)? (?:be|have|speak) (?:(?:good |fluent |some )?(?:english|mandarin|cantonese|greek|italian|arabic|hindi|korean)|female|male|pregnant|expecting|a (?:woman|man|lady|gentleman|christian|citizen)|(?:in )?(?:good|full|sound) (?:mental |physical )?health|able[ -]bodied|married|christian|muslim|jewish|born in|australian|an australian|heterosexual|straight|under [2-5]\d|over [2-4]\d|free of (?:any )?disabilit)|\bfree of (?:any )?disabilit(?:y|ies)\b/i;
const noneAged = /\bno(?: |-)?(?:one|body) (?:over|under|above|below|aged|with (?:kids|children))\b/i;
/** What the law protects, as a word about people: ancestry, sex, age, family, marriage, sexuality, health, benefits. */
const attributes =
  /\b(?:(?:australian|aussie|african|asian|chinese|indian|nepal(?:i|ese)|lebanese|arabic?|korean|vietnamese|greek|italian|filipino|european|caucasian|anglo|white|middle eastern|pakistani|sri lankan|japanese|indonesian|thai|malaysian|turkish|french|german|nigerian|brazilian|islander|aboriginal|muslim|jewish|christian|catholic|hindu|sikh|buddhist)(?:(?: or | and |\/)(?:australian|african|asian|chinese|indian|nepali|lebanese|arab|korean|vietnamese|greek|italian|european|anglo|christian))?(?:[ -](?:background|origin|descent))?(?: famil(?:y|ies)| couples?| tenants?| applicants?| people| household| person| background| origin| descent|s\b)|(?:gentle)?m[ae]n|wom[ae]n|lad(?:y|ies)|fellas|blokes|girls|males?|females?|lesbians?|gays?|lgbt(?:q|qi|qia)?|trans(?:gender)? (?:people|tenants|person)|same[ -]sex (?:partners|couples|people)|(?:newly |legally |un)?(?:married|wed)(?= |$)|newlyweds?|divorced|de factos?(?: couples)?|husband and wife|overseas[ -]born|born overseas|pensioner-age|single people|singles|single parent|older than \d\d|ndis(?: participants)?|rent assistance|guide dogs|disabled (?:tenants?|applicants?|people)|single (?:mums?|mothers?|dads?|parents?)|unmarried|oldies|elderly|mature-aged|teenagers|(?:in|of) their (?:late |early )?(?:teens|twenties|thirties|forties|fifties|sixties|seventies)|(?:aged?|between) (?:between )?\d\d(?: and|-| to) \d\d|over[ -]?[56]\ds|(?:over|under|aged) (?!18\b|55\b)\d\d(?! ?(?:sqm|m2|kg|km|per|%))|child(?:ren)?|kids|toddlers?|babies|bab(?:y|ies)|child[ -](?:free|less)|pregnant|(?:physical |mental )?(?:disabilit(?:y|ies)|impairments?|illness(?:es)?|health (?:issues?|problems?|conditions?))|walking (?:sticks?|frames?)|wheelchairs?|(?:fit(?:,? (?:and )?healthy)?|healthy|able-bodied) (?:tenants?|people|applicants?)|(?:government|centrelink|welfare|dss|disability|housing) (?:payments?|benefits?|support|assistance|recipients?)|centrelink|the dole|(?:age |disability (?:support )?)?pension(?:ers?)?|benefits recipients|jobseeker|normal couple)\b(?!')/gi;
/** Words of choice: they say whom the owner wants, and whom not. */
const selects =
  /\b(?:(?:does|do|did|will|would|can|could|is|are|may|must|should)(?:n't| not)(?: be)?(?: want(?:ing)?| accept(?:ed|ing)?| take(?:n)?| allow(?:ed)?| consider(?:ed)?| like| let to| lease to| rent to| open to| ok(?:ay)?| shortlisted| approved?| welcome| suitable| for| have)?|won't(?: accept| take| consider| lease to)?|can't (?:lease|rent|let|accept|take|have)(?: it)?(?: to)?|cannot (?:lease|rent|let|accept|take|have)(?: it)?(?: to)?|not (?:want|like|accept|take|allowed|open to|ok|for|be on|on|welcome|considered|shortlisted)|(?:will|would) not be (?:leased|processed|let|rented)|not available to|rather not|refuse[sd]?|reject(?:ed|s)?|knocked back|declined|(?<!\b(?:nobody|no one|none) (?:will|may|can|is|should) be )turned away|need not apply|out of luck|prefer(?:s|red|ence|ably)?|only(?: take| accept| want| let to| lease to| rent to)?|strictly|exclusively|unsuitable|must (?:not )?(?:be|have)|(?:is|are|being)? ?(?:reserved|kept|saved|held) for|looking for|(?:is|are) after|seek(?:s|ing)?|wanted|(?:owner|landlord|vendor|lessor) (?:wants?|is wanting|seeks?|likes?|hopes for|asks for)|what the (?:owner|landlord) wants)\b/gi;
const ofOneSex = /^(?:ladies|women|girls|females|men|gentlemen|males|boys) only\b(?! (?:pool|gym|baths?))/i;
const noneOf = /\b(?:no|not)\b/gi;
const JOINED = {
  letters: 48,
  apart: /[;!?()]|\b(?:but|welcome|minutes|metres|parking|school|play|pool|because of its)\b/i,
};

/** Places for some people, or stairs that are steep. */
const place =
  /\b(?:school|college|gym|pool|playground|studio classes|swimming|club|boarding house|convent|barracks|baths|hospital|bar|ward|retreat|ladder|seniors housing|village|spa|balcony|deck|park|parking|discount|visitor|once|formerly|used to|in days|refuse|discriminates?|discrimination)\b/i;
/** A suburb that is called after one is none. */
const placeName = /\b(?:Park|Beach|Pool|School|College|Hospital|Club)\b/g;
const apart = /[;!?()]|\b(?:but|welcome|minutes|metres)\b/i;
const NEAR = { letters: 34, apart };

/** Whoever a home is not offered to. */
export const excludesPeople: AnyRule = {
  code: "excludes-people",
  instead: "Say what the home is like, not who may live in it",
  test: (_listing, { texts }) =>
    texts
      .filter(
        ({ masked }) =>
          ofOneSex.test(masked) || (aboutPeople.test(masked) && !place.test(masked.replace(placeName, ""))),
      )
      .flatMap((text) => findExcluded(text).slice(0, 1)),
};

function findExcluded(text: Text) {
  return [
    ...findWords(text, noPeople, noneAged, someoneAged, fewChildren, mustBe),
    ...findJoined(text, protectedPeople, barred, NEAR),
    ...findJoined(text, otherPeople, barred, NEAR),
    ...findJoined(text, wished, protectedPeople, NEAR),
    ...findJoined(text, preferred, peopleOfAnAge, NEAR),
    ...findJoined(text, attributes, selects, JOINED),
    ...findJoined(text, attributes, noneOf, { letters: 1 }),
  ];
}
