import { type Element, findChild, findChildren, getAttribute, getText } from "../../element.ts";
import { cleanLine } from "../clean-text.ts";
import type { Note } from "../note.ts";
import { parseNumber, parseYes } from "../values.ts";

const LONGEST_PRICE_TEXT = 60;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/**
 * Dollars of a home for sale. What is not clearly shown is hidden, and then stands at the lower edge of its band (`edges`),
 * so that it is found and nothing is told.
 */
export function toPrice(listing: Element, edges: readonly number[], note: Note) {
  const element = findChild(listing, "price");
  if (!element) return {};
  const range = findChild(element, "range");
  const lowest = range ? getText(range, "min") : element.text;
  const price = readNumber(lowest, "price", note);
  const highest = range && readNumber(getText(range, "max"), "price/range/max", note);
  const words = cleanLine(getText(listing, "priceView") ?? "", LONGEST_PRICE_TEXT);
  if (parseYes(getAttribute(element, "display") ?? "yes") === true)
    return {
      price_aud: price || undefined,
      price_to: highest && price && highest > price ? highest : undefined,
      price_text: words || undefined,
    };
  note("hidden-price-withheld", "price@display", "no", "nothing: the page says Contact agent");
  return {
    price_aud: Math.max(...edges.filter((edge) => edge <= Math.max(price ?? 0, edges[0] ?? 0))),
    price_display: false,
    price_text: words && !/\p{Nd}/u.test(words) ? words : undefined,
  };
}

/** Dollars a week; New South Wales wants a rent in every advertisement, so that it is never hidden. */
export function toRent(listing: Element, note: Note) {
  const rents = findChildren(listing, "rent").map((element) => ({
    amount: readNumber(element.text, "rent", note),
    isMonthly: /^month/i.test(getAttribute(element, "period") ?? ""),
  }));
  const { amount, isMonthly } = rents.find((rent) => !rent.isMonthly && rent.amount) ?? rents[0] ?? {};
  const weekly = amount && isMonthly ? Math.round((amount * MONTHS_A_YEAR) / WEEKS_A_YEAR) : amount;
  return {
    weekly_rent_aud: weekly || undefined,
    bond_aud: readNumber(getText(listing, "bond"), "bond", note) || undefined,
  };
}

/** Undefined where nothing is said; what is no number is noted. */
export function readNumber(text: string | undefined, path: string, note: Note) {
  if (text === undefined || text === "") return undefined;
  const number = parseNumber(text);
  if (number === undefined) note("unparseable-number", path, text, "a number such as 1250000");
  return number;
}
