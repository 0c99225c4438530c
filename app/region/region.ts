/** The level of a rule, its first day (as 2026-11-28), and its law. */
export type RuleSetting = { level: "stop" | "warn"; from: string; law: string };

/** Keeps a listing from being published, from a day on. */
export function stop(from: string, law: string): RuleSetting {
  return { level: "stop", from, law };
}

/** Writes a line into the log, from a day on. */
export function warn(from: string, law: string): RuleSetting {
  return { level: "warn", from, law };
}

/** By the codes of the rules (app/homes/rules). */
export type RegionRules = Readonly<Record<string, RuleSetting>>;

/** Settings that depend on the agency's state. Pages leave out what a region does not have. */
export type Region = {
  state: string;
  name: string;
  /** How far it reaches, in degrees. */
  extent: { north: number; south: number; west: number; east: number };
  /** Area code of landlines, for numbers that are written without it. */
  areaCode: string;
  rules: RegionRules;
  /** The most weeks of rent that may be taken as bond, and who keeps it. */
  bond?: { mostWeeks: number; mostWeeksInWords: string; keeper: string };
  duty?: RegionDuty;
};

/** Whether a position lies in a state, or in what a drawing shows of it. */
export function isWithin(extent: Region["extent"], { lat, lng }: { lat: number; lng: number }) {
  return lat <= extent.north && lat >= extent.south && lng >= extent.west && lng <= extent.east;
}

type DutyBand = {
  /** The band applies to the part of the price above this amount, in dollars. */
  above: number;
  /** The duty on the part of the price below the band. */
  base: number;
  /** Dollars for every $100 above it, or part of $100. */
  per100: number;
};

/** A financial year's rates; days as 2025-07-01, amounts in dollars. */
export type DutyTable = {
  from: string;
  until: string;
  lookedUp: string;
  least: number;
  /** From the lowest to the highest. */
  bands: readonly [DutyBand, ...DutyBand[]];
  firstHome: { freeUpTo: number; fullFrom: number };
  foreignPercent: number;
};

/** The newest first. */
export type DutyTables = readonly [DutyTable, ...DutyTable[]];

/** The office that publishes the rates, and the addresses of its pages. */
export type RevenueOffice = { name: string; duty: string; firstHome: string };

/** The duty of a region, and who is asked about it. */
export type RegionDuty = { tables: DutyTables; office: RevenueOffice };
