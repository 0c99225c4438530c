import { formatDollars, formatSalePrice, formatWeeklyRent } from "#app/region/format.ts";
import type { AnyListing } from "./any-listing.ts";

export const contactAgent = "Contact agent";

const MILLION = 1_000_000;
const TENTH_OF_A_MILLION = 100_000;
const HUNDREDTH_OF_A_MILLION = 10_000;

type Priced = Pick<
  AnyListing,
  "listingType" | "status" | "price" | "priceTo" | "priceText" | "showsPrice" | "method" | "sold"
>;

type Style = {
  /** Short rents, "$850 pw", for cards outside the lists. */
  isShort?: boolean;
  /** Does not round. */
  isExact?: boolean;
};

/** The price as shown everywhere: $4.9M, $2.4M – $2.6M, $1,250 per week, or the record's words. */
export function toPriceLine(listing: Priced, { isShort = false, isExact = false }: Style = {}): string {
  const { price, priceTo, priceText, showsPrice } = listing;
  if (listing.status === "sold") return toSoldLine(listing);
  if (priceText || !showsPrice) return priceText ?? contactAgent;
  if (listing.listingType === "Sale") return toRange([price, priceTo], toSaleFormat(listing, isExact));
  return toRange([price, priceTo], isShort ? (rent) => `${formatDollars(rent)} pw` : formatWeeklyRent);
}

/** The exact price if the price line rounds it: $2,650,000 for $2.7M. Ranges are never rounded. */
export function getExactPrice(listing: Priced) {
  const { price, priceTo } = listing;
  const isRounded = listing.listingType === "Sale" && priceTo === undefined && !isPrintedInFull(price);
  if (!isRounded || !getPrintedPrices(listing)) return undefined;
  const exact = formatDollars(price);
  return toPriceLine(listing) === exact ? undefined : exact;
}

/** The figures in the price line; undefined if it has words instead. */
export function getPrintedPrices(listing: Priced) {
  const { price, priceTo, priceText, showsPrice, status } = listing;
  return showsPrice && !priceText && status !== "sold" ? { price, priceTo } : undefined;
}

/** Whether the price is only a guide: a range, or a sale other than by private treaty. */
export function isGuide({ priceTo, method = "sale" }: Pick<Priced, "priceTo" | "method">) {
  return priceTo !== undefined || method !== "sale";
}

function toSoldLine({ sold }: Priced) {
  return sold?.price === undefined ? "Price withheld" : formatDollars(sold.price);
}

/** A guide is never rounded: a figure below it would be underquoting (Property and Stock Agents Act 2002 s 73). */
function toSaleFormat(listing: Priced, isExact: boolean) {
  const { price, priceTo } = listing;
  const prices = [price, priceTo ?? price];
  if (isExact) return formatDollars;
  if (!isGuide(listing) || prices.every(isPrintedInFull)) return formatSalePrice;
  return priceTo !== undefined && prices.every(isShortInMillions) ? formatInMillions : formatDollars;
}

function isShortInMillions(price: number) {
  return price < MILLION || price % HUNDREDTH_OF_A_MILLION === 0;
}

/** "$3.45M", unrounded; below a million "$985,000". */
function formatInMillions(price: number) {
  return price < MILLION ? formatDollars(price) : `$${price / MILLION}M`;
}

function isPrintedInFull(price: number) {
  return price < MILLION || price % TENTH_OF_A_MILLION === 0;
}

function toRange([from, to = from]: [number, number?], format: (amount: number) => string) {
  return to === from ? format(from) : `${format(from)} – ${format(to)}`;
}
