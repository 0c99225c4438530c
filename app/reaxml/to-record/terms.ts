import type { SharedRecord } from "#app/homes/record/listing-record.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import { formatDollars } from "#app/region/format.ts";
import { parseWallTime, saysHalf } from "#app/values/moments.ts";
import { parseMoney, parseRent, parseWeeks, toWeekly } from "#app/values/money.ts";
import { parseYes } from "#app/values/yes.ts";
import { type Element, findChild, findChildren, getAttribute, getText } from "../element.ts";
import { absurdHint } from "./price.ts";
import { type Note, readDollars, toLetters } from "./values.ts";

const MOST_RENT = 100_000;
/** Lower amounts are typing errors. A bond below its limit probably means four weeks, or thousands. */
const LEAST_RENT = 20;
const LEAST_BOND = 100;

/**
 * The rent in dollars a week. It is never hidden: New South Wales requires it in every advertisement. A weekly rent is
 * preferred; an unknown period, two periods or two amounts stop the home.
 */
export function toRent(listing: Element, note: Note): SuppliedFields {
  const rents = findChildren(listing, "rent").map(readRent);
  const { dollars, fault, extra } = rents.find(({ isWeekly }) => isWeekly) ?? rents[0] ?? {};
  if (fault) note(...fault, "stop");
  if (extra)
    note(
      "price-in-words",
      "rent",
      extra,
      `digits alone; it was read as ${formatDollars(dollars ?? 0)} a week`,
    );
  return { weekly_rent_aud: dollars || undefined, bond_aud: readBond(listing, dollars, note) };
}

/** Reads a bond in dollars, or in weeks of a known rent. */
function readBond(listing: Element, rent: number | undefined, note: Note) {
  const text = getText(listing, "bond") ?? "";
  const weeks = parseWeeks(text);
  if (rent && weeks) return weeks * rent;
  if (parseYes(text) === false) return undefined;
  const dollars = readDollars(text, "bond", note);
  if (!dollars || dollars >= LEAST_BOND) return dollars;
  return void note(
    "unparseable-number",
    "bond",
    text,
    "dollars in digits, such as 4600, or weeks, such as 4 weeks",
  );
}

type Rent = {
  dollars?: number;
  isWeekly?: boolean;
  fault?: [code: string, path: string, words: string, hint: string];
  /** Words beside the rent, which are not shown. */
  extra?: string;
};

function readRent(element: Element): Rent {
  const { text } = element;
  const period = getAttribute(element, "period") ?? "";
  const money = parseRent(text);
  if (text && (!money?.amount || money.to)) return { fault: ["unreadable-price", "rent", text, rentHint] };
  if (!money) return {};
  const dollars = toWeekly(money, period);
  if (dollars === undefined)
    return {
      fault: ["unknown-period", "rent@period", period || text, "week, fortnight, month, quarter or year"],
    };
  if (dollars > MOST_RENT || dollars < LEAST_RENT)
    return { fault: ["absurd-price", "rent", text, absurdHint] };
  const extra = parseMoney(text) ? undefined : text;
  return { dollars, isWeekly: dollars === money.amount, extra };
}

const rentHint = "dollars in digits, such as 850, and their period in the attribute";

const methods = new Map<string, SuppliedFields["method"]>([
  ["auction", "auction"],
  ["eoi", "expressions"],
  ["expressionsofinterest", "expressions"],
  ["tender", "tender"],
  ["setsale", "set-sale"],
]);
type AuctionResult = NonNullable<SharedRecord["auction_result"]>;

const results = new Map<string, AuctionResult["result"]>([
  ["sold-at-auction", "sold-at-auction"],
  ["sold-prior-to-auction", "sold-prior"],
  ["sold-after-auction", "sold-after"],
  ["passed-in", "passed-in"],
  ["passed-in-vendor-bid", "passed-in"],
  ["withdrawn", "withdrawn"],
]);
/** Auctions start no earlier: 5:30 means the afternoon, or is a mistake. */
const EARLIEST = "07:00:00";
const MINUTE_ENDS = "2026-12-05T10:00".length;

/** The method of sale, with the auction's time and result if there is one. */
export function toMethod(listing: Element, today: string, note: Note): SuppliedFields {
  const said = ["authority", "commercialAuthority"].map((name) => getValue(listing, name)).find(Boolean);
  const method = methods.get(toLetters(said ?? "")) ?? "sale";
  return {
    method: said ? method : undefined,
    auction: method === "auction" ? toAuction(listing, note) : undefined,
    closes: method === "auction" || method === "sale" ? undefined : toClosing(listing, today, note),
    auction_result: toResult(listing, note),
  };
}

/** The attribute ("yes", "auction"), else the element's text. */
export function getValue(listing: Element, name: string) {
  const element = findChild(listing, name);
  return element && (getAttribute(element, "value") || element.text || undefined);
}

function toAuction(listing: Element, note: Note) {
  const at = readDate(listing, ["auction"], note);
  return at ? { at } : undefined;
}

/** The closing day of other methods, which most software sends as the auction. A past one is ignored. */
function toClosing(listing: Element, today: string, note: Note) {
  const names = ["setSale", "tender", "expressionsOfInterest", "eoi", "auction"];
  const at = readDate(listing, names, note);
  if (!at || at.slice(0, today.length) >= today) return at;
  return void note(
    "past-closing",
    names.find((name) => getDate(listing, name)) ?? "auction",
    at,
    "a day in the future, or the result",
  );
}

/** "2026-12-05T10:00", or just the day, from the first element that has one. */
function readDate(listing: Element, names: readonly string[], note: Note) {
  for (const name of names) {
    const text = getDate(listing, name);
    if (!text) continue;
    const found = parseWallTime(text);
    if (!found) return void note("invalid-date", name, text, "a day and time such as 2026-12-05T10:00");
    const hasTime = found.time !== undefined && found.time !== "00:00:00";
    if (hasTime && (found.time ?? "") < EARLIEST && !saysHalf(text)) {
      note(
        "invalid-date",
        name,
        text,
        "its half of the day as well, such as 5:30pm; until then the day alone",
      );
      return found.day;
    }
    return hasTime ? `${found.day}T${found.time}`.slice(0, MINUTE_ENDS) : found.day;
  }
  return undefined;
}

function getDate(listing: Element, name: string) {
  const element = findChild(listing, name);
  return element && (getAttribute(element, "date") || element.text);
}

function toResult(listing: Element, note: Note): AuctionResult | undefined {
  const outcome = findChild(listing, "auctionOutcome");
  const type = outcome && getAttribute(findChild(outcome, "auctionResult") ?? outcome, "type");
  if (!outcome || !type) return undefined;
  const name = [...results.keys()].find((each) => toLetters(each) === toLetters(type));
  const result = name && results.get(name);
  if (!result)
    return void note(
      "unknown-auction-result",
      "auctionOutcome/auctionResult@type",
      type,
      [...results.keys()].join(", "),
    );
  const bid = readDollars(getValue(outcome, "auctionMaxBid"), "auctionOutcome/auctionMaxBid", note);
  const text = getText(outcome, "auctionDate");
  const day = parseWallTime(text ?? "")?.day;
  if (text && !day) note("invalid-date", "auctionOutcome/auctionDate", text, "a day such as 2026-12-05");
  return { result, ...(bid ? { bid_aud: bid } : {}), ...(day ? { date: day } : {}) };
}
