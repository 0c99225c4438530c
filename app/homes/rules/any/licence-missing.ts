import { ruleSettings } from "#content/rules.ts";
import { type AnyRule, nothing } from "../rule.ts";

export const licenceMissing: AnyRule = {
  code: "licence-missing",
  ...ruleSettings["licence-missing"],
  law: "Fair Trading advertising guidelines",
  instead: "Write the agency’s licence number into content/agency.ts",
  test: (_listing, { isFirst, licence }) =>
    isFirst && !licence ? [{ field: "content/agency.ts", words: "licence" }] : nothing,
};
