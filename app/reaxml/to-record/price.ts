import { contactAgent } from "#app/homes/record/price-line.ts";
import { priceEdges } from "#app/homes/record/sale-record.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import { mayRevealPrice } from "#app/homes/record/withhold.ts";
import { formatDollars } from "#app/region/format.ts";
import { type Money, parseMoney } from "#app/values/money.ts";
import { parseNumber } from "#app/values/numbers.ts";
import { MOST_WORDS, type PriceWords, parsePriceWords } from "#app/values/price-words.ts";
import { cleanLine } from "#app/values/texts.ts";
import { parseYes } from "#app/values/yes.ts";
import { type Element, findChild, getAttribute, getText } from "../element.ts";
import { hideHint, type Note, readDollars } from "./values.ts";

/** Bounds of a plausible price. Below the lower one, which portals also require, it is a typing error. */
const MOST_DOLLARS = 1_000_000_000;
const LEAST_DOLLARS = 2_900;
const MOST_MILLIONS = 100_000_000;

export const absurdHint = "what the home costs, in dollars";

/**
 * The price of a home for sale in dollars. Unless clearly shown it is hidden: set to the lower edge of its band, so
 * that searches find the home without revealing the price. Words such as POA are shown instead of a price; a single
 * amount among them is the price.
 */
export function toPrice(listing: Element, note: Note): SuppliedFields | undefined {
  const element = findChild(listing, "price");
  const said = findSaid(listing, element);
  if (!said) return undefined;
  const read = readPrice(said, note);
  if (!read) return undefined;
  const { amount, words } = read;
  const line = cleanLine(getText(listing, "priceView") ?? "", MOST_WORDS) || words;
  const instead = [line, words].find((each) => each && !mayRevealPrice(each));
  const saying = `the page says ${instead ?? contactAgent}`;
  if (said.text && parseNumber(said.text) === undefined)
    note("price-in-words", said.path, said.text, toHint(read, saying));
  if (amount && (amount > MOST_DOLLARS || amount < LEAST_DOLLARS))
    return void note("absurd-price", said.path, said.text, toAbsurdHint(amount), "stop");
  const max = element && getText(findChild(element, "range") ?? element, "max");
  const highest = readDollars(max, "price/range/max", note) ?? read.to;
  const display = element && getAttribute(element, "display");
  const isShown = parseYes(display ?? "yes") === true;
  if (!isShown)
    note("hidden-price-withheld", "price@display", display ?? "", hideHint(display ?? "", saying));
  if (isShown && said.text && !amount && !words)
    return void note("unreadable-price", said.path, said.text, unreadableHint, "stop");
  const isUnsaid = words !== undefined && !amount;
  return isShown && !isUnsaid
    ? {
        price_aud: amount || undefined,
        price_to: highest && amount && highest > amount ? highest : undefined,
        price_text: line,
      }
    : { price_aud: toEdge(amount), price_display: false, price_text: instead };
}

type Said = { text: string; path: "price" | "priceView" };

/** Without a price, its words may be in priceView. */
function findSaid(listing: Element, element: Element | undefined): Said | undefined {
  const range = element && findChild(element, "range");
  const text = (range ? getText(range, "min") : element?.text) ?? "";
  const view = getText(listing, "priceView") ?? "";
  const isHidden = element && parseYes(getAttribute(element, "display") ?? "yes") !== true;
  if (!isHidden && view && (text === "" || parseNumber(text) === 0)) return { text: view, path: "priceView" };
  return element && { text, path: "price" };
}

/** A price that is neither an amount nor just words stops the home: which figure is meant is never guessed. */
function readPrice({ text, path }: Said, note: Note): PriceWords | undefined {
  if (text === "") return {};
  const money = parseMoney(text);
  const read = money && !money.period ? money : parsePriceWords(text);
  return read ?? void note("unreadable-price", path, text, unreadableHint, "stop");
}

/** "1.85" usually means million and "950" thousand, but a person must confirm it. */
function toAbsurdHint(amount: number) {
  const meant = [1_000_000, 1_000].map((times) => amount * times).find((dollars) => dollars < MOST_MILLIONS);
  return amount < LEAST_DOLLARS && meant
    ? `${absurdHint} and in full: ${Math.round(meant)}, if that is meant`
    : absurdHint;
}

const unreadableHint =
  'dollars in digits, such as 1850000, with display="no" if nobody may see them; words, such as POA, in priceView';

function toHint({ amount, to, words }: PriceWords & Partial<Money>, saying: string) {
  if (!amount) return `dollars in digits, with display="no" if nobody may see them; until then ${saying}`;
  const figures = [amount, to].flatMap((dollars) => (dollars ? formatDollars(dollars) : [])).join(" to ");
  return `digits alone${words ? ", and the words in priceView" : ""}; it was read as ${figures}`;
}

/** The lower edge of an amount's band; 0 without an amount. */
function toEdge(amount = 0) {
  return Math.max(0, ...priceEdges.filter((edge) => edge <= amount));
}
