import { type Element, findChild, getAttribute } from "../../element.ts";
import { parseWallTime } from "../../reading/wall-time.ts";
import type { Note } from "../note.ts";
import { parseYes } from "../values.ts";
import { readNumber } from "./price.ts";

/**
 * When and for how much, by both spellings; what is not clearly shown, and "range", is withheld. Contracts are not exchanged
 * after `today` (in Sydney).
 */
export function toSold(listing: Element, today: string, note: Note) {
  const details = findChild(listing, "soldDetails");
  if (!details) return undefined;
  const price = findChild(details, "soldPrice") ?? findChild(details, "price");
  const date = findChild(details, "soldDate") ?? findChild(details, "date");
  const day = parseWallTime(date?.text ?? "")?.day;
  const isPast = day !== undefined && day <= today;
  if (date?.text && !isPast)
    note("invalid-date", "soldDetails/soldDate", date.text, "a day that is not to come, such as 2026-11-20");
  if (!isPast) return undefined;
  const amount = readNumber(price?.text, "soldDetails/soldPrice", note);
  const isShown = parseYes((price && getAttribute(price, "display")) ?? "yes") === true;
  return isShown && amount ? { date: day, price_aud: amount } : { date: day, display: false };
}
