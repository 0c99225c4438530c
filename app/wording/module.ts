import type { Module } from "#app/core/module.ts";

/** Words that may not be published, and words that a person is asked about. */
export const wording: Module = {
  name: "wording",
  needs: ["rules"],
};
