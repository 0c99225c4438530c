import type { Module } from "#app/core/module.ts";

/** Reads a search typed as a sentence, "3 bed house in Manly under 2m", into the filters of a list. */
export const sentences: Module = {
  name: "sentences",
  needs: ["agency", "listings"],
};
