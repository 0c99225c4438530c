import { type Element, getAttribute } from "./element.ts";
import { toLetters } from "./to-record/values.ts";

/** Finds the label that some software sends as the status of a current home, where REAXML has an element for it. */
export function findStatusLabel(element: Element) {
  const said = toStatusWord(element);
  if (element.name === "rental") return said === "deposittaken" ? ("deposit-taken" as const) : undefined;
  return said === "underoffer" ? ("under-offer" as const) : undefined;
}

/** The status as lower-case letters: "Off-market" becomes offmarket. */
export function toStatusWord(element: Element) {
  return toLetters(getAttribute(element, "status") ?? "");
}
