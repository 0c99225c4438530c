import { withoutTimes } from "#app/homes/record/written-times.ts";
import { withoutPhones } from "#app/region/phone.ts";
import { findAmounts } from "#app/values/amounts.ts";
import { cleanLine } from "./texts.ts";

/** Characters of a price line. */
export const MOST_WORDS = 60;

/** Words shown instead of a price, with the amount or range that they name. */
export type PriceWords = { amount?: number; to?: number; words?: string };

/**
 * Parses "POA", "EOI $1.85M", "Guide $1.8m to $1.95m", "Auction 12 December". Undefined if it contains figures that are
 * not exactly one amount or range, or that are no price.
 */
export function parsePriceWords(text: string): PriceWords | undefined {
  const words = cleanLine(text, MOST_WORDS);
  const [found, to, more] = findAmounts(words);
  if (!found) return /\p{L}\.?\p{L}/u.test(words) && !hasFigures(words) ? { words } : undefined;
  const last = to ?? found;
  const isWhole = !continuation.test(words.slice(last.end).toLowerCase()) && !oddGroups.test(found.words);
  if (more || !found.value || !isWhole || otherMoney.test(words)) return undefined;
  if (!to) return { amount: found.value, words };
  const isRange = isJoint.test(words.slice(found.end, to.start)) && (to.value ?? 0) > found.value;
  return isRange ? { amount: found.value, to: to.value, words } : undefined;
}

const isJoint = /^ ?(?:-|–|—|to|and) ?$/;
/** The figure continues, so it is not the whole amount: "$1.2b", "$1.8xx", "one million eight". */
const continuation = /^[.,]?[\p{L}\d]|^ (?:and )?(?:one|two|three|four|five|six|seven|eight|nine)\b/u;
/** "1,850,0000" has a digit too many, or too few. */
const oddGroups = /,\d{4}|,\d{1,2}(?!\d)/;
/** Another currency, or a sum other than the price. */
const otherMoney =
  /[€£]|\b(?:us|nz|hk|sg)d?\b ?\$?|\beur\b|\bgbp\b|\b(?:deposit|share|bond|rates|levies|per|pw|pa|rent|return)\b/i;

/** Whether any figures remain besides days, times and phone numbers. */
function hasFigures(words: string) {
  return /\p{Nd}/u.test(withoutTimes(withoutPhones(words)));
}
