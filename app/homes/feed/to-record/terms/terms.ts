import { type Element, findChild, getText } from "../../element.ts";
import { parseWallTime } from "../../reading/wall-time.ts";
import type { Note } from "../note.ts";
import { parseYes } from "../values.ts";

/** When a rental is free, and on what terms. There is no word for "no pets". */
export function toTerms(listing: Element, note: Note) {
  const text = getText(listing, "dateAvailable");
  const available = text && parseWallTime(text)?.day;
  if (text && !available) note("invalid-date", "dateAvailable", text, "a day such as 2026-12-15");
  const allowances = findChild(listing, "allowances");
  const allows = (name: string) => allowances && parseYes(getText(allowances, name) ?? "");
  return {
    available: available || undefined,
    pets: allows("petFriendly") ? "considered" : undefined,
    furnished: allowances && getText(allowances, "furnished") ? allows("furnished") : undefined,
  };
}
