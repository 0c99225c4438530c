import type { Module } from "#app/core/module.ts";

/** Finds words that may not be published, and words about which the office is asked. */
export const wording: Module = {
  name: "wording",
  needs: ["rules", "values"],
};
