import { formatNumber } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** Counts for a home. `groups` is given only where a module counts visitors at open homes. */
export type Figures = { groups?: number; enquiries: number; bookings: number; views: number };

const figureLabels = {
  groups: "Groups through",
  enquiries: "Enquiries",
  bookings: "Inspections booked",
  views: "Views of its page",
} as const satisfies Record<keyof Figures, string>;

/** A figure in the words that an owner reads. */
export type ShownFigure = { label: string; value: string };

/** The content of the next report: figures since the last one, whose day is `since`. */
export type NextReport = { figures: readonly ShownFigure[]; since?: string; opens: readonly string[] };

/** The content of an owner's page. People who asked appear only as counts. */
export type OwnerView = {
  name: string;
  address: string;
  /** The home's status, such as "For sale", "Under offer" or "Withdrawn from the market". */
  state: string;
  price: string;
  picture?: Picture & { changedAt: number };
  /** Path of the home's public page, if it has one. */
  page?: string;
  /** The period of the figures: "Since the report of 23 November". */
  heading: string;
  figures: readonly ShownFigure[];
  /** News since then, while `figures` are those of the last report. */
  note?: string;
  /** The agent's words of the last report. */
  words?: { paragraphs: readonly string[]; author: string; day: string };
  /** Visitors' opinions that the agent has released. */
  sayings: readonly { day: string; words: string }[];
  opens: readonly string[];
  priceName: string;
  prices: readonly { day: string; words: string }[];
  estimate?: string;
  alike: readonly NearbyHome[];
  sold: readonly NearbyHome[];
  agent: { name: string; phone: string };
  today: string;
};

/** A home nearby, with its facts in one line. */
export type NearbyHome = { href: string; address: string; price: string; facts: string };

/** Smaller counts are not shown exactly, because they could identify a person. */
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

/** Proposes an opening for a report from the facts alone; the agent edits it before sending. */
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

/** Figures worth reporting: somebody came, asked or booked. Views alone are no news. */
export function findNews(figures: readonly ShownFigure[]) {
  return figures.filter(({ label, value }) => spoken.has(label) && value !== "None");
}

/**
 * The figures at the top of the page. Those of the last report stay until somebody came, asked or booked, because its
 * mail links here and a row of "None" would contradict it.
 */
export function toHeading(fresh: readonly ShownFigure[], last?: LastReport) {
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

/** The last report: its day in words, and the figures that it showed. */
type LastReport = { day: string; shown?: { since?: string; figures: readonly ShownFigure[] } };
