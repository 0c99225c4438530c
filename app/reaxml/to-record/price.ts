import { priceEdges } from "#app/homes/record/sale-record.ts";
import { findAmounts } from "#app/homes/rules/amounts.ts";
import { withoutTimes } from "#app/homes/values/moments.ts";
import { type Money, parseMoney } from "#app/homes/values/money.ts";
import { parseNumber } from "#app/homes/values/numbers.ts";
import { cleanLine } from "#app/homes/values/texts.ts";
import { parseYes } from "#app/homes/values/yes.ts";
import type { SuppliedFields } from "#app/reaxml/to-record/supplied-fields.ts";
import { formatDollars } from "#app/region/format.ts";
import { withoutPhones } from "#app/region/phone.ts";
import { type Element, findChild, getAttribute, getText } from "../element.ts";
import { hideHint, type Note, readDollars } from "./values.ts";

const LONGEST_WORDS = 60;
/** The highest price of a home. Below the least, which portals also require, a price is a typing error. */
const MOST_DOLLARS = 1_000_000_000;
const LEAST_DOLLARS = 2_900;
const MOST_MILLIONS = 100_000_000;

export const absurdHint = "what the home costs, in dollars";

/**
 * The price of a home for sale in dollars. Unless it is clearly to be shown it is hidden: then it is set to the lower edge of
 * its band, so that the home is found and the price stays secret. Words in its place are shown, as POA; one amount among them
 * is the price.
 */
export function toPrice(listing: Element, note: Note): SuppliedFields | undefined {
  const element = findChild(listing, "price");
  const said = findSaid(listing, element);
  if (!said) return undefined;
  const read = readPrice(said, note);
  if (!read) return undefined;
  const { amount, words } = read;
  if (amount && (amount > MOST_DOLLARS || amount < LEAST_DOLLARS))
    return void note("absurd-price", said.path, said.text, toAbsurdHint(amount), "stop");
  const max = element && getText(findChild(element, "range") ?? element, "max");
  const highest = readDollars(max, "price/range/max", note) ?? read.to;
  const line = cleanLine(getText(listing, "priceView") ?? "", LONGEST_WORDS) || words;
  const display = element && getAttribute(element, "display");
  const isShown = parseYes(display ?? "yes") === true;
  if (!isShown)
    note("hidden-price-withheld", "price@display", display ?? "", hideHint(display ?? "", HIDDEN));
  const isUnsaid = words !== undefined && !amount;
  return isShown && !isUnsaid
    ? {
        price_aud: amount || undefined,
        price_to: highest && amount && highest > amount ? highest : undefined,
        price_text: line,
      }
    : {
        price_aud: toEdge(amount),
        price_display: false,
        price_text: [line, words].find((each) => each && !hasFigures(each)),
      };
}

const HIDDEN = "the page says Contact agent";

type Said = { text: string; path: "price" | "priceView" };

/** Where there is no price, its words may stand in priceView alone. */
function findSaid(listing: Element, element: Element | undefined): Said | undefined {
  const range = element && findChild(element, "range");
  const text = (range ? getText(range, "min") : element?.text) ?? "";
  const view = getText(listing, "priceView") ?? "";
  const isHidden = element && parseYes(getAttribute(element, "display") ?? "yes") !== true;
  if (!isHidden && view && (text === "" || parseNumber(text) === 0)) return { text: view, path: "priceView" };
  return element && { text, path: "price" };
}

type Read = { amount?: number; to?: number; words?: string };

/** A price that is neither an amount nor words without others stops the home: which figure is meant is never guessed. */
function readPrice({ text, path }: Said, note: Note): Read | undefined {
  if (text === "") return {};
  const money = parseMoney(text);
  const read = money && !money.period ? money : readWords(text);
  if (!read) return void note("unreadable-price", path, text, unreadableHint, "stop");
  if (parseNumber(text) === undefined) note("price-in-words", path, text, toHint(read));
  return read;
}

/** "1.85" is most often million, and "950" thousand: a person has to say so. */
function toAbsurdHint(amount: number) {
  const meant = [1_000_000, 1_000].map((times) => amount * times).find((dollars) => dollars < MOST_MILLIONS);
  return amount < LEAST_DOLLARS && meant
    ? `${absurdHint} and in full: ${Math.round(meant)}, if that is meant`
    : absurdHint;
}

/**
 * "POA", "EOI $1.85M", "Guide $1.8m to $1.95m", "Auction 12 December": undefined for figures of which none, or more than one
 * range, is an amount, and for those that are of something else.
 */
function readWords(text: string): Read | undefined {
  const words = cleanLine(text, LONGEST_WORDS);
  const [found, to, more] = findAmounts(words);
  if (!found) return /\p{L}\.?\p{L}/u.test(words) && !hasFigures(words) ? { words } : undefined;
  const last = to ?? found;
  const isWhole = !goesOn.test(words.slice(last.end).toLowerCase()) && !oddGroups.test(found.words);
  if (more || !found.value || !isWhole || ofAnother.test(words)) return undefined;
  if (!to) return { amount: found.value, words };
  const isRange = isJoint.test(words.slice(found.end, to.start)) && (to.value ?? 0) > found.value;
  return isRange ? { amount: found.value, to: to.value, words } : undefined;
}

const isJoint = /^ ?(?:-|–|—|to|and) ?$/;
/** "$1.2b", "$1.8xx", "one million eight": the figure is not all of the amount. */
const goesOn = /^[.,]?[\p{L}\d]|^ (?:and )?(?:one|two|three|four|five|six|seven|eight|nine)\b/u;
/** "1,850,0000": a digit too many, or too few. */
const oddGroups = /,\d{4}|,\d{1,2}(?!\d)/;
/** Another currency, or another sum than the price. */
const ofAnother =
  /[€£]|\b(?:us|nz|hk|sg)d?\b ?\$?|\beur\b|\bgbp\b|\b(?:deposit|share|bond|rates|levies|per|pw|pa|rent|return)\b/i;

/** Besides days, times and phone numbers, which tell no price. */
function hasFigures(words: string) {
  return /\p{Nd}/u.test(withoutTimes(withoutPhones(words)));
}

const unreadableHint =
  'dollars in digits, such as 1850000, with display="no" if nobody may see them; words, such as POA, in priceView';

function toHint({ amount, to, words }: Read & Partial<Money>) {
  if (!amount)
    return 'dollars in digits, with display="no" if nobody may see them; until then the page says these words';
  const figures = [amount, to].flatMap((dollars) => (dollars ? formatDollars(dollars) : [])).join(" to ");
  return `digits alone${words ? ", and the words in priceView" : ""}; it was read as ${figures}`;
}

/** The lower edge of its band; 0 where nobody has said an amount. */
function toEdge(amount = 0) {
  return Math.max(0, ...priceEdges.filter((edge) => edge <= amount));
}
