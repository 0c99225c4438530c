import { ruleSettings } from "#content/rules.ts";
import { findJoined } from "../joins.ts";
import type { AnyRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

/** Race, religion of a people, marital status, sex, sexuality: as one says them of a household. */
const kinds =
  /\b(?:australian|aussie|african|asian|chinese|indian|lebanese|arabic?|korean|vietnamese|greek|italian|filipino|nepalese|european|caucasian|anglo|white|middle eastern|islander|aboriginal|muslim|jewish|christian|catholic|hindu|buddhist|married|unmarried|childless|heterosexual|straight|gay|single|male|female)(?:[ -]born)? (?:famil(?:y|ies)|couples?|households?|buyers?|tenants?|applicants?|purchasers?|residents?|persons?|people|gentleman|lady|man|woman|men|women|occupants?)\b|\b(?:ladies|gents|gentlemen|women|men|males|females|girls|boys|africans|asians|islanders|muslims|christians|adults|pensioners|students|young professionals|mature couples?|single (?:mums?|mothers?|dads?|parents?)|citizens|permanent residents|visa holders|foreigners|migrants|refugees|aussies|australians|locals|children|kids|babies|toddlers|teenagers|infants|under[ -][1-4]\ds?|over[ -][2-4]\ds?|(?:tenants|applicants|people|anyone|anybody|residents) (?:over|under|above|below) (?:[2-9]\d)|(?:families|couples|people|tenants|applicants|anyone|households|those) with (?:young |small )?(?:kids|children|babies|toddlers|a disability|disabilities)|(?:non[ -])english speakers?|ndis|disabled people|overseas students|visas?|same[ -]sex couples|gays)\b(?!')/gi;
const barred =
  /\b(?:(?:cannot|can't|won't|don't|doesn't|do not|does not|will not|unable to|unwilling to|not|refuses to)(?: be)? (?:take|accept|consider|rent to|rent it to|let to|lease to|sell to|open to|approve|for sale to|available to|available for|offered to|for|to let to)|(?:rather|prefer|prefers) not(?: to)? (?:have|take|rent to|let to|sell to)|should (?:please )?look elsewhere|strictly(?: for)?)\b|\bonly\b(?! (?:minutes|metres|steps|a |an |two|three|the|from|one|by|for)\b)|\bexclusively\b|\bneed not (?:apply|enquire)\b|\b(?:not|won't|will not|cannot|can't|not be)(?: be)? (?:considered|accepted|welcome)\b/gi;
/** What is wished for in one who lives there; many homes suit students or families, too. */
const wished =
  /\b(?:prefers? to (?:sell|let|rent|lease) to|preferred|preference (?:is|for|given to)|seeks?|seeking|looking for|wants?|want|would (?:best )?suit|suits?|best suit(?:s|ed to)?|suited to)\b/gi;
const peopleOfAKind =
  /\b(?:australian|aussie|african|asian|chinese|indian|lebanese|korean|vietnamese|greek|italian|filipino|nepalese|european|caucasian|anglo|white|muslim|jewish|christian|catholic|hindu|buddhist|married|unmarried|childless|heterosexual|straight|gay|male|female)(?:[ -]born)? (?:famil(?:y|ies)|couples?|households?|buyers?|tenants?|applicants?|purchasers?|persons?|people|gentleman|lady|man|woman|occupants?)\b|\b(?:ladies|gentlemen|gents|females|women|christians|muslims|australians|locals)\b(?!')/gi;
const noPeople =
  /\b(?:no|nor|non) (?:single |gay |married |unmarried |same[ -]sex |overseas |international |asian |indian |chinese |african |muslim )?(?:children|kids|babies|toddlers|infants|teenagers|families|students|pensioners|retirees|elderly|seniors|couples|singles|gents|men|women|males|females|africans|asians|islanders|muslims|jews|christians|hindus|indians|pakistanis|lebanese|chinese|arabs|europeans|overs?[ -][2-9]\ds|over[ -][2-9]\ds|under[ -][2-4]\ds|wheelchairs?|welfare recipients|centrelink recipients|foreigners|migrants|refugees|visa holders|mums?|mothers|dads|fathers|parents|people|tenants|applicants|gays?)\b(?= ?(?:$|[.,;:!/&)–-]|(?:or|and|please|allowed|permitted|accepted|under|thanks?|sorry|with|on|from|considered)\b))|\b(?:not|un)(?: really| very)? ?(?:suitable|suited|appropriate|ideal|right|fit) (?:for|to) (?:(?:young|small) )?(?:children|kids|families|babies|toddlers|students|pensioners|the elderly|seniors|older people|people with (?:a )?disabilit(?:y|ies)|wheelchair users)\b|\b(?:child|kid)[ -]free (?:home|household|building|tenants?|couples?|applicants?)\b/i;
const mustBe =
  /\b(?:must|has to|should) (?:be|have|speak) (?:english|female|male|a (?:woman|man|lady|gentleman|christian|citizen)|(?:in )?(?:good|full|sound) (?:mental |physical )?health|able[ -]bodied|married|christian|muslim|jewish|born in|australian|an australian|heterosexual|straight|under [2-5]\d|over [2-4]\d|free of (?:any )?disabilit)|\bfree of (?:any )?disabilit(?:y|ies)\b/i;
/** Places for some people, or stairs that are steep. */
const place =
  /\b(?:school|college|gym|pool|playground|studio classes|swimming|club|boarding house|convent|barracks|baths|hospital|bar|ward|retreat|ladder|loft|stairs|steep|spa|balcony|deck|park|parking|discount|visitor|once|formerly|used to|in days|refuse|discriminates?|discrimination)\b/i;
const apart = /[;!?()]|\b(?:but|welcome|minutes|metres)\b/i;
const FEW_LETTERS = 34;

/** Whoever a home is not offered to. */
export const excludesPeople: AnyRule = {
  code: "excludes-people",
  ...ruleSettings["excludes-people"],
  law: "Anti-Discrimination Act 1977 s 51",
  instead: "Say what the home is like, not who may live in it",
  test: (_listing, { texts }) =>
    texts.filter(({ masked }) => !place.test(masked)).flatMap((text) => findExcluded(text).slice(0, 1)),
};

function findExcluded(text: Text) {
  return [
    ...findWords(text, noPeople, mustBe),
    ...findJoined(text, kinds, barred, { letters: FEW_LETTERS, apart }),
    ...findJoined(text, wished, peopleOfAKind, { letters: FEW_LETTERS, apart }),
  ];
}
