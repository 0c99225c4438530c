import type { HomeReport } from "../../register/register.ts";

export const KIND_NOT_SHOWN = "kind-not-shown";
export const KINDS_NOT_SHOWN =
  "The site shows homes for sale and for rent; commercial, business and holiday listings are not shown.";

/** The listings of REAXML and where they go; what goes nowhere is counted, and otherwise left alone. */
export const kinds: ReadonlyMap<string, "sale" | "rental" | undefined> = new Map([
  ["residential", "sale"],
  ["land", "sale"],
  ["rural", "sale"],
  ["rental", "rental"],
  ["holidayRental", undefined],
  ["commercial", undefined],
  ["commercialLand", undefined],
  ["business", undefined],
]);

/** Whether a listing is left alone for its kind. */
export function isKindNotShown({ findings }: Pick<HomeReport, "findings">) {
  return findings.some(({ code }) => code === KIND_NOT_SHOWN);
}
