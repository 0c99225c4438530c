import { priceEdges } from "../../../record/sale-record.ts";
import { type Element, findChild, findChildren, getAttribute, getText } from "../../element.ts";
import { cleanLine } from "../clean-text.ts";
import type { Note } from "../note.ts";
import { parseNumber, parseYes } from "../values.ts";

const LONGEST_PRICE_TEXT = 60;
/** The highest price of a home. Below the least, which portals also require, a price is a typing error. */
const MOST_DOLLARS = 1_000_000_000;
const LEAST_PRICE = 2_900;
const MOST_RENT = 100_000;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
/** How many of a period are a week, as the law reckons. */
const weekly: ReadonlyMap<string, number> = new Map([
  ...["", "week", "weekly", "pw", "per week"].map((name) => [name, 1] as const),
  ...["fortnight", "fortnightly", "per fortnight"].map((name) => [name, 1 / 2] as const),
  ...["month", "monthly", "calendar month", "pcm", "per month"].map(
    (name) => [name, MONTHS_A_YEAR / WEEKS_A_YEAR] as const,
  ),
  ...["year", "yearly", "annual", "annually", "annum", "per annum", "pa"].map(
    (name) => [name, 1 / WEEKS_A_YEAR] as const,
  ),
]);

/**
 * Dollars of a home for sale. What is not clearly shown is hidden, and then stands at the lower edge of its band,
 * so that it is found and nothing is told.
 */
export function toPrice(listing: Element, note: Note) {
  const element = findChild(listing, "price");
  if (!element) return undefined;
  const range = findChild(element, "range");
  const lowest = range ? getText(range, "min") : element.text;
  const price = readNumber(lowest, "price", note);
  if (price && (price > MOST_DOLLARS || price < LEAST_PRICE)) return void noteAbsurd("price", lowest, note);
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
    price_aud: Math.max(...priceEdges.filter((edge) => edge <= Math.max(price ?? 0, priceEdges[0] ?? 0))),
    price_display: false,
    price_text: words && !/\p{Nd}/u.test(words) ? words : undefined,
  };
}

/**
 * Dollars a week; New South Wales wants a rent in every advertisement, so that it is never hidden. A rent by the week goes
 * before any other, and one by a period that nobody knows stops the home.
 */
export function toRent(listing: Element, note: Note) {
  const rents = findChildren(listing, "rent").map((element) => {
    const period = getAttribute(element, "period")?.trim().toLowerCase() ?? "";
    return { amount: readNumber(element.text, "rent", note), period, times: weekly.get(period) };
  });
  const { amount, period, times } = rents.find((rent) => rent.times === 1 && rent.amount) ?? rents[0] ?? {};
  if (amount && times === undefined)
    note("unknown-period", "rent@period", period ?? "", "week, fortnight, month or year", "stop");
  const rent = amount && times && Math.round(amount * times);
  if (rent && rent > MOST_RENT) noteAbsurd("rent", String(amount), note);
  return {
    weekly_rent_aud: rent && rent <= MOST_RENT ? rent : undefined,
    bond_aud: readNumber(getText(listing, "bond"), "bond", note) || undefined,
  };
}

function noteAbsurd(path: string, words = "", note: Note) {
  note("absurd-price", path, words, "what the home costs, in dollars", "stop");
}

/** Undefined where nothing is said; what is no number is noted. */
export function readNumber(text: string | undefined, path: string, note: Note) {
  if (text === undefined || text === "") return undefined;
  const number = parseNumber(text);
  if (number === undefined || (number > MOST_DOLLARS && path !== "price"))
    return void note("unparseable-number", path, text, "a number such as 1250000");
  return number;
}
