import type { RegionDuty } from "./duty.ts";

/** What a rule does, from which day on (as 2026-11-28), and by which law. */
export type RuleSetting = { level: "stop" | "warn"; from: string; law: string };
/** By the codes of the rules (app/homes/rules). */
export type RegionRules = Readonly<Record<string, RuleSetting>>;

/** What depends on the state that the agency is in. What it does not have is absent on the pages. */
export type Region = {
  state: string;
  name: string;
  /** Of landlines: what stands before a number that is written without it. */
  areaCode: string;
  rules: RegionRules;
  /** The most weeks of rent that may be taken as bond. */
  bond?: { mostWeeks: number; mostWeeksInWords: string };
  duty?: RegionDuty;
};
