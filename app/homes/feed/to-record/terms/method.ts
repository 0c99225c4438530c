import { type Element, findChild, getAttribute, getText } from "../../element.ts";
import { parseWallTime } from "../../reading/wall-time.ts";
import type { Note } from "../note.ts";
import { readNumber } from "./price.ts";

const methods = new Map([
  ["auction", "auction"],
  ["eoi", "expressions"],
  ["tender", "expressions"],
]);
const results = new Map([
  ["sold-at-auction", "sold-at-auction"],
  ["sold-prior-to-auction", "sold-prior"],
  ["sold-after-auction", "sold-after"],
  ["passed-in", "passed-in"],
  ["passed-in-vendor-bid", "passed-in"],
  ["withdrawn", "withdrawn"],
]);
const MINUTE_ENDS = "2026-12-05T10:00".length;

/** How a home is sold; when its auction is, if it is one; and what came of it. */
export function toMethod(listing: Element, note: Note) {
  const said = ["authority", "commercialAuthority"].map((name) => getValue(listing, name)).find(Boolean);
  const method = methods.get(said?.toLowerCase() ?? "") ?? "sale";
  return {
    method: said ? method : undefined,
    auction: method === "auction" ? toAuction(listing, note) : undefined,
    auction_result: toResult(listing, note),
  };
}

/** "yes", "auction": the attribute, or what stands in the element. */
export function getValue(listing: Element, name: string) {
  const element = findChild(listing, name);
  return element && (getAttribute(element, "value") || element.text || undefined);
}

function toAuction(listing: Element, note: Note) {
  const element = findChild(listing, "auction");
  const text = element && (getAttribute(element, "date") || element.text);
  if (!text) return undefined;
  const found = parseWallTime(text);
  if (!found) return void note("invalid-date", "auction", text, "a day and time such as 2026-12-05T10:00");
  const hasTime = found.time !== undefined && found.time !== "00:00:00";
  return { at: hasTime ? `${found.day}T${found.time}`.slice(0, MINUTE_ENDS) : found.day };
}

function toResult(listing: Element, note: Note) {
  const outcome = findChild(listing, "auctionOutcome");
  const type = outcome && getAttribute(findChild(outcome, "auctionResult") ?? outcome, "type");
  if (!outcome || !type) return undefined;
  const result = results.get(type.toLowerCase());
  if (!result)
    return void note(
      "unknown-auction-result",
      "auctionOutcome/auctionResult@type",
      type,
      [...results.keys()].join(", "),
    );
  const bid = readNumber(getValue(outcome, "auctionMaxBid"), "auctionOutcome/auctionMaxBid", note);
  const day = parseWallTime(getText(outcome, "auctionDate") ?? "")?.day;
  return { result, ...(bid ? { bid_aud: bid } : {}), ...(day ? { date: day } : {}) };
}
