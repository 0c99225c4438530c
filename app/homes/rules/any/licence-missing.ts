import { type AnyRule, nothing } from "../rule.ts";

export const licenceMissing: AnyRule = {
  code: "licence-missing",
  instead: "Write the agency’s licence number into content/agency.ts",
  test: (_listing, { isFirst, licence }) =>
    isFirst && !licence ? [{ field: "content/agency.ts", words: "licence" }] : nothing,
};
