import type { Module } from "#app/core/module.ts";

/** How most software of agencies writes its homes: REAXML, as the feed brings it. */
export const reaxml: Module = {
  name: "reaxml",
  needs: ["agency", "feed", "register"],
};
