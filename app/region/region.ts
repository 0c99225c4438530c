import type { RegionDuty } from "./duty.ts";

/** The level of a rule, its first day (as 2026-11-28), and its law. */
export type RuleSetting = { level: "stop" | "warn"; from: string; law: string };
/** By the codes of the rules (app/homes/rules). */
export type RegionRules = Readonly<Record<string, RuleSetting>>;

/** Settings that depend on the agency's state. Pages leave out what a region does not have. */
export type Region = {
  state: string;
  name: string;
  /** Area code of landlines, for numbers that are written without it. */
  areaCode: string;
  rules: RegionRules;
  /** The most weeks of rent that may be taken as bond. */
  bond?: { mostWeeks: number; mostWeeksInWords: string };
  duty?: RegionDuty;
};
