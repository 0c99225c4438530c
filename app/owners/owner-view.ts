import { formatNumber } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** What came of a home; never who. Groups where a module counts who comes. */
export type Figures = { groups?: number; enquiries: number; bookings: number; views: number };

const figureLabels = {
  groups: "Groups through",
  enquiries: "Enquiries",
  bookings: "Inspections booked",
  views: "Views of its page",
} as const satisfies Record<keyof Figures, string>;

/** A figure as an owner reads it. */
export type ShownFigure = { label: string; value: string };

/** What the next report tells: figures since the last one, whose day is `since`. */
export type NextReport = { figures: readonly ShownFigure[]; since?: string; opens: readonly string[] };

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
  /** What the figures are of: "Since the report of 23 November". */
  heading: string;
  figures: readonly ShownFigure[];
  /** What has come since, while they are those of the last report. */
  note?: string;
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

/** A count as an owner reads it: "None", "Fewer than 3", 1,240. */
export function toCountWords(count: number) {
  if (count <= 0) return "None";
  return count < FEWEST_COUNTED ? `Fewer than ${FEWEST_COUNTED}` : formatNumber(count);
}

export function toShownFigures(figures: Figures): ShownFigure[] {
  return figureNames.flatMap((name) => {
    const count = figures[name];
    return count === undefined ? [] : [{ label: figureLabels[name], value: toCountWords(count) }];
  });
}

const figureNames = ["groups", "enquiries", "bookings", "views"] as const;

const listFormat = new Intl.ListFormat("en-AU");

/** What a report begins with, as the agent might say it, of nothing but facts: the agent changes it before it leaves. */
export function proposeWords({ figures, opens, since }: NextReport) {
  const [next] = opens;
  const came = findNews(figures).map(({ label, value }) => `${toSpokenCount(value)} ${spoken.get(label)}`);
  const period = since ? `Since ${since}` : "So far";
  return [
    came.length > 0 ? `${period} ${listFormat.format(came)}.` : `${period} it has been quiet.`,
    next ? `The next open home is on ${next}.` : "No open home is planned at the moment.",
  ].join("\n\n");
}

const spoken = new Map<string, string>([
  [figureLabels.groups, "groups came through"],
  [figureLabels.enquiries, "enquiries came in"],
  [figureLabels.bookings, "inspections were booked"],
]);

function toSpokenCount(value: string) {
  return /^\d/.test(value) ? value : "one or two";
}

/** Figures by which there is something to tell: somebody came, asked or booked. Views alone are no news. */
export function findNews(figures: readonly ShownFigure[]) {
  return figures.filter(({ label, value }) => spoken.has(label) && value !== "None");
}

/**
 * The figures at the head of the page. Those of the last report stay until somebody came, asked or booked: its mail leads
 * here, and a row of "None" would contradict it.
 */
export function toHeading(fresh: readonly ShownFigure[], last?: Told) {
  if (!last) return { heading: "So far", figures: fresh };
  const views = fresh.at(-1)?.value ?? "None";
  const { day, shown } = last;
  if (!shown || findNews(fresh).length > 0) return { heading: `Since the report of ${day}`, figures: fresh };
  return {
    heading: `In the report of ${day}${shown.since ? `, since ${shown.since}` : ""}`,
    figures: shown.figures,
    note:
      views === "None"
        ? "Nothing has come since then."
        : `Since then: ${views.toLowerCase()} views of its page.`,
  };
}

/** The last report: its day in words, and the figures as it told them. */
type Told = { day: string; shown?: { since?: string; figures: readonly ShownFigure[] } };
