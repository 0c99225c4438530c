import type { RegionDuty } from "./duty.ts";

/** What a listing can be tested by. */
const ruleCodes = [
  "offers-over",
  "range-too-wide",
  "below-estimate",
  "no-price",
  "hidden-price",
  "auction-past",
  "guide-at-auction",
  "rent-not-fixed",
  "rent-invites-more",
  "no-pets",
  "bond-over-four-weeks",
  "excludes-people",
  "promises-outcome",
  "photo-consent",
  "licence-missing",
  "picture-elsewhere",
  "unlabelled-location",
] as const;
export type RuleCode = (typeof ruleCodes)[number];

/** What a rule does, from which day on (as 2026-11-28), and by which law. */
export type RuleSetting = { level: "stop" | "warn"; from: string; law: string };
export type RegionRules = { readonly [Code in RuleCode]?: RuleSetting };

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
