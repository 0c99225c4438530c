import type { Module } from "#app/core/module.ts";

/** What facts and words of a home may not say is found before it is published. */
export const rules: Module = {
  name: "rules",
  shared: ["exempt-phrases.ts", "listing-texts.ts", "rule-setting.ts", "rule.ts"],
  needs: ["agency"],
};
