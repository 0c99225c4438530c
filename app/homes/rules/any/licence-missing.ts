import { type AnyRule, nothing } from "../rule.ts";

export const licenceMissing: AnyRule = {
  code: "licence-missing",
  instead: "Write the agency’s licence number into its agency.json",
  test: (_listing, { isFirst, licence }) =>
    isFirst && !licence ? [{ field: "agency.json", words: "licence" }] : nothing,
};
