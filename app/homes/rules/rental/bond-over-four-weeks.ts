import { formatDollars } from "#app/region/format.ts";
import type { Rental } from "../../record/rental-record.ts";
import { findJoined } from "../joins.ts";
import { rentWords } from "../price-words.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";

const MOST_WEEKS = 4;
/** How far from an amount it may be said that it is a bond. */
const NEAR_LETTERS = 40;

/** Not the cleaning at the end, a loan or a street. */
const bond =
  /\b(?:bond|security deposit|(?:held|kept|taken|paid|lodged|asked) as (?:a )?security)\b(?! (?:store|street|st|road|lane|university|loans?|clean|cleaning|cleaner|return|refund|claim))/gi;
/** In figures, in words, or both: "six (6) weeks". */
const tooManyWeeks =
  /(?<!\b(?:after|within|in|every|than) )\b(?:five|six|seven|eight|nine|ten|twelve|[5-9]|1[0-2])(?: ?\((?:[5-9]|1[0-2]|five|six|seven|eight)\))?[ -]?(?:weeks?|wks?)\b(?! (?:ago|later|notice))/gi;
const tooManyMonths =
  /\b(?:(?:one and a half|two|three|four|six|1\.5|[2-6])[ -]?(?:months?|mths?)\b|(?:a|one) month and a half|(?:a|one) and a half months?|(?:twice|double) (?:the|a) (?:monthly rent|month's rent|usual|normal|standard|statutory)|(?:1\.5|one and a half|two|three|[23])(?: ?x| ?×| times)(?: the| a)? month(?:ly|'s) rent|(?:five|six|seven|eight|ten|[5-8]|10)(?: ?x| ?×| times)(?: the)? (?:weekly |week's )?rent|(?:ten|fifteen|twenty|[12]\d) ?(?:%|per cent) of (?:a year's|the annual|the yearly) rent|(?:thirty-five|forty-two|fifty-six|sixty|35|42|56|60)[ -]days?|(?<!\b(?:no|not|never|n't|cannot be) )(?:over|above|more than|exceeding) (?:four|4) (?:weeks|wks))/gi;
/** The bond comes back, or something else takes so long. */
const anotherTime =
  /[;!]|\b(?:weeks?|wks?|lease|term|notice|advance|within|refund|refunded|returned|released|repaid|back|after|tenancy|available|minimum|before|until|least)\b/i;

/** The law knows one bond; a second one for a pet or the furniture goes beyond it. */
const second =
  /\b(?:pet|dog|cat|animal|additional|extra|further|second|supplementary|increased|higher|larger|doubled?|furniture|bigger)\b/gi;
const secondSum =
  /\b(?:bond|(?<=pet |dog |cat |pet security )deposit|deposit (?=for (?:the|a|your) (?:pet|dog|cat))|(?<=\d )security(?= (?:for|on|against)))\b/gi;
const anotherThing = /[;:,()]|\b(?:and|with|on|plus|friendly|welcome|considered|application)\b/i;
const FEW_LETTERS = 20;
/** A sentence that asks for none, or says that nobody may. */
const noBond =
  /\b(?:no|not|never|nor|without|cannot|can't|don't|won't|isn't|neither|unlawful|illegal|prohibited|against)\b/i;
const bondBefore = /\bbond\b/gi;
const bondAfter = /^ (?:rental |security )?(?:as |for )?(?:a |the )?bond\b/i;
/** Another sum stands between, or the sum of all. */
const anotherSum =
  /[;(]|\$|\b(?:rent|weeks?|pw|week's|advance|plus|fee|fees|total|totals|key|keys|clean|loan|insurance|holding|store|street)\b/i;

export const bondOverFourWeeks: RentalRule = {
  code: "bond-over-four-weeks",
  instead: "Ask for a bond of at most four weeks’ rent",
  test: (rental, { texts }) => [
    ...findSupplied(rental),
    ...texts.flatMap((text) => [
      ...findJoined(text, tooManyWeeks, bond, { apart: anotherTime }),
      ...findJoined(text, tooManyMonths, bond, { apart: anotherTime }),
      ...findSecond(text),
      ...findAmountsOver(Math.min(rental.price, ...findWeekly(text)) * MOST_WEEKS, text),
    ]),
  ],
};

function findSupplied({ bond = 0, price }: Rental): Hit[] {
  return bond > price * MOST_WEEKS ? [{ field: "bond_aud", words: formatDollars(bond) }] : [];
}

function findSecond(text: Text): Hit[] {
  return findJoined(text, second, secondSum, { letters: FEW_LETTERS, apart: anotherThing }).filter(
    ({ words }) => !isDeclined(text.text, words),
  );
}

function isDeclined(text: string, words: string) {
  const start = text.indexOf(words);
  const end = start + words.length;
  return noBond.test(text.slice(0, start)) || noBond.test(text.slice(end, end + FEW_LETTERS));
}

/** The rents that the sentence itself names. */
function findWeekly({ text, prices }: Text) {
  return prices.filter(({ end }) => rentWords.unitAfter.test(text.slice(end))).map(({ value }) => value);
}

function findAmountsOver(most: number, { field, text, amounts }: Text): Hit[] {
  return amounts
    .filter(({ value, isMoney, start, end }) => {
      const before = text.slice(Math.max(0, start - NEAR_LETTERS), start);
      const gap = before.split(bondBefore).at(-1);
      const isBond =
        (gap !== undefined && gap !== before && !anotherSum.test(gap)) ||
        bondAfter.test(text.slice(end, end + NEAR_LETTERS));
      return isMoney && value > most && isBond;
    })
    .map(({ start, end }) => ({ field, words: text.slice(start, end) }));
}
