import type { Module } from "#app/core/module.ts";

export const reaxml: Module = {
  name: "reaxml",
  needs: ["agency", "feed", "register", "values"],
};
