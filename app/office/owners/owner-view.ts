import { formatNumber } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** What came of a home; never who. */
export type Figures = { groups: number; enquiries: number; bookings: number; views: number };

export const figureLabels = {
  groups: "Groups through",
  enquiries: "Enquiries",
  bookings: "Inspections booked",
  views: "Views of its page",
} as const satisfies Record<keyof Figures, string>;

/** What an owner reads of their home. Of the people who asked there are counts only. */
export type OwnerView = {
  /** Whose page it is. */
  name: string;
  address: string;
  /** "For sale", "Under offer", "Withdrawn": how it stands on the site. */
  state: string;
  price: string;
  picture?: Picture & { changedAt: number };
  /** The page that visitors see, if they do. */
  page?: string;
  /** The day of the last report, in words; without one everything counts. */
  since?: string;
  /** Since then, and in all. */
  figures: readonly { label: string; value: string; all?: string }[];
  /** The agent's words of the last report. */
  words?: { paragraphs: readonly string[]; author: string; day: string };
  /** What visitors said, as far as the agent has released it. */
  sayings: readonly { day: string; words: string }[];
  opens: readonly string[];
  /** "Price" or "Rent". */
  priceName: string;
  prices: readonly { day: string; words: string }[];
  estimate?: string;
  alike: readonly NearbyHome[];
  sold: readonly NearbyHome[];
  agent: { name: string; phone: string };
  today: string;
};

/** A home close by: its price, and what else is known of it. */
export type NearbyHome = { href: string; address: string; price: string; facts: string };

/** Fewer than this could tell who it was. */
const FEWEST_COUNTED = 3;

/** A count as an owner reads it: "None", "A few", 1,240. */
export function toCountWords(count: number) {
  if (count <= 0) return "None";
  return count < FEWEST_COUNTED ? "A few" : formatNumber(count);
}

/**
 * All figures, and those since the last report where there is one: each counts in one report only. Beside "a few", then or
 * before, there is no total that would tell how many.
 */
export function toShownFigures(all: Figures, since?: Figures) {
  return figureNames.map((name) => {
    const count = (since ?? all)[name];
    const isTold = since && !isFew(count) && !isFew(all[name] - count);
    return {
      label: figureLabels[name],
      value: toCountWords(count),
      all: isTold ? `${toCountWords(all[name])} in all` : undefined,
    };
  });
}

function isFew(count: number) {
  return count > 0 && count < FEWEST_COUNTED;
}

const figureNames = ["groups", "enquiries", "bookings", "views"] as const;

/** Sentences to begin a report with, of nothing but facts. */
export function proposeWords({ figures, opens, since }: Pick<OwnerView, "figures" | "opens" | "since">) {
  const [groups = "", enquiries = "", bookings = ""] = figures.map(({ value }) => value.toLowerCase());
  const [next] = opens;
  const seen = groups === "none" ? "Nobody came through" : `${toCapital(groups)} groups came through`;
  return [
    `${seen} ${since ? `since ${since}` : "so far"}. Enquiries: ${enquiries}; inspections booked: ${bookings}.`,
    next ? `The next open home is on ${next}.` : "No open home is set at the moment.",
  ].join("\n\n");
}

function toCapital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
