import type { Module } from "#app/core/module.ts";

/** Reads money, times, areas, links and the like in the spellings that software and people send. */
export const values: Module = {
  name: "values",
  shared: [
    "amounts.ts",
    "area-units.ts",
    "join-address.ts",
    "links.ts",
    "measures.ts",
    "mend-encoding.ts",
    "moments.ts",
    "money.ts",
    "numbers.ts",
    "open-times.ts",
    "past-day.ts",
    "price-words.ts",
    "texts.ts",
    "value-rules.ts",
    "yes.ts",
  ],
  needs: ["agency"],
};
