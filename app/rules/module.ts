import type { Module } from "#app/core/module.ts";

/** Checks facts and words of homes against the law before they are published. */
export const rules: Module = {
  name: "rules",
  shared: ["exempt-phrases.ts", "listing-texts.ts", "rule-setting.ts", "rule.ts"],
  needs: ["agency", "values"],
};
