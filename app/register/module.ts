import type { Module } from "#app/core/module.ts";

/** The register of homes: what senders say, what the office edits, every version, and what is published. */
export const register: Module = {
  name: "register",
  shared: [
    "adopt.server.ts",
    "by-hand",
    "decide/apply.server.ts",
    "decide/check-bulk-change.server.ts",
    "decide/check-home.ts",
    "find-at-address.server.ts",
    "finding-words.ts",
    "identity/known-homes.server.ts",
    "identity/namesakes.server.ts",
    "permissions.ts",
    "pictures/shown-pictures.server.ts",
    "price-words.ts",
    "register.ts",
    "relistings.server.ts",
    "revision.server.ts",
    "store/register-rows.ts",
    "versions.server.ts",
  ],
  needs: ["agency", "listings", "pictures"],
};
