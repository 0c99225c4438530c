import { type Element, getAttribute } from "./element.ts";
import { toLetters } from "./to-record/values.ts";

/** What REAXML has an element for, and some software sends as the status of a home that is current. */
export function findStatusLabel(element: Element) {
  const said = toStatusWord(element);
  if (element.name === "rental") return said === "deposittaken" ? ("deposit-taken" as const) : undefined;
  return said === "underoffer" ? ("under-offer" as const) : undefined;
}

/** The status in small letters: "Off-market" as offmarket. */
export function toStatusWord(element: Element) {
  return toLetters(getAttribute(element, "status") ?? "");
}
