import { formatDollars } from "#app/format.ts";
import { ruleSettings } from "#content/rules.ts";
import type { Rental } from "../../rental/rental-record.ts";
import type { Hit, RentalRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

const MOST_WEEKS = 4;
/** How far from an amount it may be said that it is a bond. */
const NEAR_LETTERS = 40;

/** In figures, in words, or both: "six (6) weeks". */
const bondOfWeeks =
  /\b(?:bond|security deposit)(?: required| payable| amount)?(?: is| will be| equals| equal| equivalent| worth|:)?(?: to| of)?(?: the| a)?(?: full)?(?:[ :]| \()(?:five|six|seven|eight|nine|ten|twelve|[5-9]|10|12)(?: ?\((?:[5-9]|10|12|five|six|seven|eight)\))?[ -]?(?:week|wk)/i;
const weeksOfBond =
  /\b(?:five|six|seven|eight|nine|ten|twelve|[5-9]|10|12)(?: \((?:[5-9]|10|12|five|six|seven|eight)\))?[ -]?(?:week|weeks|wk|wks)(?:'s|')?(?: of rent| worth of rent| rent| rental| of)?(?:(?: is| are| will be)? (?:payable|required|needed|held|taken|due))?(?: as a| as the| as| for a| for the| for| in| a| an| the)? (?:(?:rental |security )?bond|security deposit)\b/i;
const bondOfMonths =
  /\bbond(?: is| will be| equals| equal| equivalent|:)?(?: to| of)?[ :](?:one and a half|two|three|six|1\.5|[236]) month/i;
const monthsOfBond =
  /\b(?:one and a half|two|three|six|1\.5|[236]) months?'?(?: of)?(?: rent)?(?: is| are)?(?: payable| required)?(?: as a| as the| as| for a| for the| for| a| the)? (?:security )?bond\b/i;
/** The law knows one bond; a second one for a pet or the furniture goes beyond it. */
const secondBond =
  /\bdouble bond\b|(?<!\b(?:no|without a|without an) )\b(?:pet|additional|extra|further|second) bond (?:of (?:¤|\$)|also applies|applies|is (?:also )?(?:required|payable|needed|due|taken|asked)|required|payable)/i;
const bondBefore =
  /\bbond(?: required| payable| amount)?(?: of| is| will be| would be| equals| equal to| comes to| set at|:)?(?: of)? ?$/i;
const bondAfter = /^ (?:rental |security )?(?:as |for )?(?:a |the )?bond\b/i;

export const bondOverFourWeeks: RentalRule = {
  code: "bond-over-four-weeks",
  ...ruleSettings["bond-over-four-weeks"],
  law: "Residential Tenancies Act 2010 s 159",
  instead: "Ask for a bond of at most four weeks’ rent",
  test: (rental, { texts }) => [
    ...findSupplied(rental),
    ...texts.flatMap((text) => [
      ...findWords(text, bondOfWeeks, weeksOfBond, bondOfMonths, monthsOfBond, secondBond),
      ...findAmountsOver(rental.price * MOST_WEEKS, text),
    ]),
  ],
};

function findSupplied({ bond = 0, price }: Rental): Hit[] {
  return bond > price * MOST_WEEKS ? [{ field: "bond_aud", words: formatDollars(bond) }] : [];
}

function findAmountsOver(most: number, { field, text, amounts }: Text): Hit[] {
  return amounts
    .filter(({ value, isMoney, start, end }) => {
      const before = text.slice(Math.max(0, start - NEAR_LETTERS), start);
      const isBond = bondBefore.test(before) || bondAfter.test(text.slice(end, end + NEAR_LETTERS));
      return isMoney && value > most && isBond;
    })
    .map(({ start, end }) => ({ field, words: text.slice(start, end) }));
}
