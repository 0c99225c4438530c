import { findJoined } from "../joins.ts";
import type { RentalRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

/** For choosing a tenant and for writing the lease. */
const feeByName =
  /\b(?:application|processing|administration|admin|background|reference|credit|police|database|screening|(?:tenancy|identity|police|credit|background|reference|database|application) (?:checks?|checking)|letting|lease|tenancy agreement|agreement|documentation|paperwork|lease (?:preparation|drafting|documents?|documentation|signing|renewal)|document preparation|sign[ -]?up|move[ -]in) (?:fees?|charges?|costs?|expenses?)\b|\b(?:fees?|charges?|costs?) (?:to apply|for applying|per application|(?:per|for each|for every|from each) applicant)\b/i;
const work =
  /\b(?:(?:background|reference|credit|police|database|identity|id|tenancy|rental history) (?:checks?|search(?:es)?)|(?:prepar(?:e|ing|ation of)|draw(?:ing)? up|draft(?:ing)?|writ(?:e|ing)(?: up| out)?|process(?:ing)?|assess(?:ing)?|lodg(?:e|ing)) (?:the |your |a |each |every |an )?(?:lease|tenancy agreement|agreement|lease documents?|applications?)|lease preparation|lease documents)\b/gi;
/** A rent and a bond are more. */
const cost =
  /\b(?:fees?|charges?|charged|costs?|expense|contribut(?:e|es|ion)|surcharge|dollars)\b|\$ ?[12]?\d\d\b(?!,\d| per week| a week| ?pw)/gi;
/** Two weeks are the most. */
const longTime =
  /\b(?:(?:three|four|five|six|seven|eight|nine|ten|twelve|[3-9]|1\d|2\d)[ -]?(?:weeks?|wks?)|(?:a|an|one|two|three|four|five|six|nine|twelve|several|few|[1-69]|1[02])(?: full| whole| calendar)?[ -]?(?:months?|mths?)|(?:a|one|half a|the whole|the first) year)\b/gi;
const inAdvance = /\b(?:in advance|advance|up-?front|up front|beforehand)\b/gi;
const ofRent = /\b(?:rent|rents|rental|pay|paid|pays|payable|paying|pw|week)\b/i;
/** Somebody may wish it, or another thing takes so long. */
const notRent =
  /\b(?:inspections?|viewings?|book(?:ed|ing|ings)?|notice|notified|increases?|reviews?|if you (?:like|wish|prefer)|your choice|choose|optional|voluntar(?:y|ily)|may pay|can pay)\b/i;
const ownersCosts =
  /\b(?:council rates|water rates|land tax|strata (?:levies|levy|fees?|costs?)|(?:body corporate|owners corporation) (?:levies|levy|fees?)|rates and levies|building insurance)\b/gi;
const byTenant =
  /\b(?:tenants?(?: to| will| must| shall| also| is to| are to)? (?:pay|pays|cover|covers|meet|meets|reimburse)|(?:payable|paid|met|covered|borne) by (?:(?:the |any |each )?tenants?|you)|tenant's (?:cost|expense|responsibility|account)|your (?:own )?(?:cost|expense|responsibility|account)|you (?:will |must |also |will also )?(?:pay|cover)|(?:as well as|on top of|in addition to|plus) (?:the |your )?(?:weekly )?rent|(?:rent|pw|week) (?:plus|and))\b/gi;
const another =
  /[;!?]|\b(?:owner|landlord|lessor|we|but|includ(?:es|ed|ing)|while|usage|bond|inspections?)\b/i;
const notAsked =
  /\b(?:no|not|never|nor|nil|without|free|waived?|cannot|can't|don't|doesn't|won't|isn't|aren't|neither|unlawful|illegal|(?:owner|landlord|lessor|agency|we) (?:pays?|covers?|meets?))\b/i;
const anotherTime = /[,;!?()+&]|\b(?:and|plus|bond|notice)\b/i;
const clauseStart = /[,:;(]/;
/** " are never charged" */
const LETTERS_AFTER = 16;

export const forbiddenCharge: RentalRule = {
  code: "forbidden-charge",
  instead:
    "Ask for the rent, at most two weeks of it in advance, and the bond: no fees, no rates and no levies",
  test: (_rental, { texts }) => texts.flatMap((text) => findCharges(text).slice(0, 1)),
};

function findCharges(text: Text) {
  const isRent = ofRent.test(text.text) && !notRent.test(text.text);
  return [
    ...findWords(text, feeByName),
    ...findJoined(text, work, cost, { letters: 44, apart: another }),
    ...findJoined(text, ownersCosts, byTenant, { letters: 34, apart: another }),
    ...(isRent ? findJoined(text, longTime, inAdvance, { letters: 24, apart: anotherTime }) : []),
  ].filter(({ words }) => isAsked(text.text, words));
}

/** A denial stands right before or right after: "application fees are never charged". */
function isAsked(text: string, words: string) {
  const [before = "", after = ""] = text.split(words, 2);
  const around = `${before.split(clauseStart).at(-1)}${words}${after.slice(0, LETTERS_AFTER)}`;
  return !notAsked.test(around);
}
