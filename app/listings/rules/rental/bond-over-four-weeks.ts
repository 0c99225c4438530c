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
  /\bbond(?: required| payable| amount)? ?:?(?: is| will be| equals?| equal| equivalent| worth)?(?: to| of)?(?: the)?(?: a)?(?: full)? ?(?:five|six|seven|eight|nine|ten|twelve|[5-9]|10|12)(?: ?\((?:[5-9]|10|12|five|six|seven|eight)\))?[ -]?(?:weeks?|wks?)\b/i;
const weeksOfBond =
  /\b(?:five|six|seven|eight|nine|ten|twelve|[5-9]|10|12)(?: ?\((?:[5-9]|10|12|five|six|seven|eight)\))?[ -]?(?:weeks?|wks?)'?s?(?: of)?(?: rent(?:al)?)?(?: is| are| will be)?(?: payable| required| needed| held| taken| due)?(?: as| for| in)?(?: a| the| an)? (?:rental |security )?bond\b/i;
const bondOfMonths =
  /\bbond ?:?(?: is| will be| equals?| equal| equivalent)?(?: to| of)? ?(?:one and a half|two|three|six|1\.5|[236]) months?'?\b|\b(?:one and a half|two|three|six|1\.5|[236]) months?'?(?: of)?(?: rent)?(?: is| are)?(?: payable| required)?(?: as| for)?(?: a| the)? (?:security )?bond\b/i;
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
      ...findWords(text, bondOfWeeks, weeksOfBond, bondOfMonths),
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
