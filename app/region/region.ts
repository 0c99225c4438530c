import type { State } from "./state.ts";

export type RuleSetting = { level: "stop" | "warn" | "ask"; from: string; law: string };

/** Prevents a listing from being published, from a day on. */
export function stop(from: string, law: string): RuleSetting {
  return { level: "stop", from, law };
}

/** Logs a warning, from a day on. */
export function warn(from: string, law: string): RuleSetting {
  return { level: "warn", from, law };
}

/** Asks a person in the office whether it is right; the listing is published meanwhile. */
function ask(from: string, law: string): RuleSetting {
  return { level: "ask", from, law };
}

/** Rules by code (app/rules, app/wording). */
export type RegionRules = Readonly<Record<string, RuleSetting>>;

/** First day of the product's checks; the laws are older. */
const OURS = "2016-01-01";
const CONSUMER_LAW = "Australian Consumer Law s 18 (misleading conduct)";

/** Rules of every state and territory, from general knowledge; a region may name its own law instead. */
export const rulesEverywhere = {
  // Not a law: an agency that hides a price does not mean to print it in the next field.
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

/** Settings of the agency's state. Pages leave out what a region lacks. */
export type Region = {
  state: State;
  name: string;
  /** IANA name of the time zone. */
  zone: string;
  /** `strata`: costs of a building with several owners. */
  words: { strata: string };
  /** Bounds in degrees. */
  extent: { north: number; south: number; west: number; east: number };
  /** Includes at least the rules of every region. */
  rules: RegionRules & Record<keyof typeof rulesEverywhere, RuleSetting>;
  /** The maximum bond in weeks of rent, and where it is deposited. */
  bond?: { mostWeeks: number; mostWeeksInWords: string; keeper: string };
  /** The revenue office's calculator of transfer duty. */
  dutyCalculator?: { office: string; address: string };
};

/** Whether a position lies in a region, or within the bounds of its drawing. */
export function isWithin(extent: Region["extent"], { lat, lng }: { lat: number; lng: number }) {
  return lat <= extent.north && lat >= extent.south && lng >= extent.west && lng <= extent.east;
}
