import type { State } from "./state.ts";

/** The level of a rule, its first day (as 2026-11-28), and its law. */
export type RuleSetting = { level: "stop" | "warn" | "ask"; from: string; law: string };

/** Keeps a listing from being published, from a day on. */
export function stop(from: string, law: string): RuleSetting {
  return { level: "stop", from, law };
}

/** Writes a line into the log, from a day on. */
export function warn(from: string, law: string): RuleSetting {
  return { level: "warn", from, law };
}

/** Asks a person in the office whether it is right; the listing is published meanwhile. */
function ask(from: string, law: string): RuleSetting {
  return { level: "ask", from, law };
}

/** By the codes of the rules (app/rules, app/wording). */
export type RegionRules = Readonly<Record<string, RuleSetting>>;

/** Since when the product checks it; the law is older. */
const OURS = "2016-01-01";
const CONSUMER_LAW = "Australian Consumer Law s 18 (misleading conduct)";

/** The rules that hold in every state and territory, named from general knowledge; a region may name its own law instead. */
export const rulesEverywhere = {
  // No law: who hides a price does not mean to print it in the next field.
  "hidden-price": stop(OURS, "The agency’s own word: price_display is false"),
  "other-amount": ask(OURS, "The rules on prices, rents and bonds, which words alone do not decide"),
  "names-people": ask(OURS, "The acts against discrimination, which words alone do not decide"),
  "auction-past": warn(OURS, CONSUMER_LAW),
  "excludes-people": stop(
    OURS,
    "Racial, Sex, Disability and Age Discrimination Acts (Cth), on accommodation and advertisements",
  ),
  "promises-outcome": stop(OURS, `${CONSUMER_LAW} and s 30 (false representations about land)`),
  "picture-elsewhere": warn(OURS, CONSUMER_LAW),
  "unlabelled-location": warn(OURS, CONSUMER_LAW),
} satisfies RegionRules;

/** Settings that depend on the agency's state. Pages leave out what a region does not have. */
export type Region = {
  state: State;
  name: string;
  /** The time zone, by its IANA name. */
  zone: string;
  /** `strata`: costs of a building that owners share. */
  words: { strata: string };
  /** How far it reaches, in degrees. */
  extent: { north: number; south: number; west: number; east: number };
  /** Those that hold everywhere, at least. */
  rules: RegionRules & Record<keyof typeof rulesEverywhere, RuleSetting>;
  /** The most weeks of rent that may be taken as bond, and who keeps it. */
  bond?: { mostWeeks: number; mostWeeksInWords: string; keeper: string };
  /** Where its revenue office works out the transfer duty on a home. */
  dutyCalculator?: { office: string; address: string };
};

/** Whether a position lies in a state, or in what a drawing shows of it. */
export function isWithin(extent: Region["extent"], { lat, lng }: { lat: number; lng: number }) {
  return lat <= extent.north && lat >= extent.south && lng >= extent.west && lng <= extent.east;
}
