import type { Module } from "#app/core/module.ts";

/** Reads REAXML, the format of most agencies' software. */
export const reaxml: Module = {
  name: "reaxml",
  needs: ["agency", "feed", "register", "values"],
};
