import type { Module } from "#app/core/module.ts";

/** Imports homes and their pictures from files of the agency's software. */
export const feed: Module = {
  name: "feed",
  shared: [
    "arrival/kinds-not-shown.server.ts",
    "arrival/unknown-agents.server.ts",
    "feed-context.ts",
    "folder/providers-schema.ts",
    "format.ts",
    "importing/text-file.server.ts",
    "store",
  ],
  needs: ["agency", "listings", "pictures", "register"],
};
