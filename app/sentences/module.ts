import type { Module } from "#app/core/module.ts";

/** A search typed as a sentence, "3 bed house in Manly under 2m", is read into the filters of a list. */
export const sentences: Module = {
  name: "sentences",
  needs: ["agency", "listings"],
};
