import {
  type Difference,
  type Finding,
  parseDifferences,
  parseFindings,
} from "#app/homes/register/register.ts";
import type { RegisterRow, RegisterVersionRow } from "#app/homes/register/store/register-rows.ts";
import { formatMoment, withTimesInWords } from "#app/office/frame/moment-words.ts";

type HomeTone = "live" | "waits" | "stopped" | "gone";
export type HomeState = { tone: HomeTone; words: string };

export type ShownVersion = {
  number: number;
  at: string;
  author: string;
  /** "published", "waits", "not used". */
  state: string;
  isPublished: boolean;
  differences: readonly { field: string; before: string; after: string }[];
};

type PartLine = { part: string; label: string; words: string; isEdited: boolean };

export type ShownHome = {
  id: string;
  address: string;
  /** "For sale", "For rent". */
  offer: string;
  state: HomeState;
  /** The page on which visitors see it; without one they do not see it. */
  page?: string;
  /** Findings of the rules, with what to do. */
  findings: readonly { key: string; words: string; hint: string; isStop: boolean }[];
  parts: readonly PartLine[];
  /** Pictures without a description, by their numbers. */
  undescribed: readonly number[];
  /** Whether somebody else says what the home is: the agency’s software. */
  hasSender: boolean;
  versions: readonly ShownVersion[];
  statements: readonly { at: string; author: string; words: string }[];
  intents: readonly { key: string; at: string; author: string; kind: string }[];
};

const LONGEST_VALUE = 200;
const MOST_SHOWN = 30;

/** The versions of a home for its page, the newest first. */
export function toShownVersions(
  versions: readonly RegisterVersionRow[],
  { published_version, isHidden }: Pick<RegisterRow, "published_version"> & { isHidden: boolean },
): ShownVersion[] {
  return versions.slice(0, MOST_SHOWN).map((version) => ({
    number: version.number,
    at: formatMoment(version.created_at),
    author: version.author,
    state: version.id === published_version ? (isHidden ? "hidden" : "published") : stateWords[version.state],
    isPublished: version.id === published_version || version.state === "draft",
    differences: toDifferences(parseDifferences(version)),
  }));
}

const stateWords: Readonly<Record<RegisterVersionRow["state"], string>> = {
  published: "was published",
  pending: "waits for a decision",
  quarantined: "not used",
  rejected: "rejected",
  draft: "being written",
};

function toDifferences(differences: readonly Difference[]) {
  return differences.map(({ field, before, after }) => ({
    field: field.replaceAll("_", " "),
    before: toWords(before),
    after: toWords(after),
  }));
}

function toPlainWords(value: unknown): string {
  if (typeof value === "string") return value;
  const isOfTexts = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isOfTexts ? value.join("; ") : JSON.stringify(value);
}

function toWords(value: unknown) {
  if (value === null || value === undefined) return "";
  const words = withTimesInWords(toPlainWords(value));
  return words.length > LONGEST_VALUE ? `${words.slice(0, LONGEST_VALUE)}…` : words;
}

type Known = {
  row: Pick<RegisterRow, "state" | "waits_until" | "offer">;
  /** State and findings of the newest version. */
  version: Pick<RegisterVersionRow, "state" | "findings">;
  /** The home's status on the site: "Under offer". */
  label?: string;
  /** Why the rules withhold what would be shown. */
  stops: readonly Pick<Finding, "code">[];
};

/** Describes a home's state: "Live", "Withheld: says offers over", "Waits for its first picture". */
export function toHomeState({ row, version, label, stops }: Known): HomeState {
  if (version.state === "draft") return { tone: "waits", words: "Draft: not published yet" };
  const [stop] = stops;
  if (stop) return { tone: "stopped", words: `Withheld: ${describeCode(stop.code)}` };
  const reason = parseFindings(version).find(({ level }) => level === "stop");
  const why = reason ? describeCode(reason.code) : "it cannot be used";
  if (version.state === "pending") return { tone: "waits", words: `Waits for approval: ${why}` };
  if (version.state === "quarantined")
    return row.state === "incomplete"
      ? { tone: "stopped", words: `Not published: ${why}` }
      : { tone: "stopped", words: `Its newest version is not used: ${why}` };
  return toPlainState(row, label);
}

function toPlainState({ state, waits_until }: Known["row"], label: string | undefined): HomeState {
  switch (state) {
    case "live":
      if (waits_until > 0) return { tone: "waits", words: "Waits for its first picture" };
      return { tone: "live", words: label ? `Live: ${label.toLowerCase()}` : "Live" };
    case "sold":
      return { tone: "gone", words: "Sold: on the site among the sold homes" };
    case "leased":
      return { tone: "gone", words: "Leased" };
    case "hidden":
      return { tone: "gone", words: "Withdrawn: not on the site" };
    case "removed":
      return { tone: "gone", words: "Removed by its sender" };
    case "incomplete":
      return { tone: "waits", words: "Not published: it has never come whole" };
  }
}

/** Describes a finding, in words that follow a colon. */
export function describeCode(code: string) {
  return codeWords[code] ?? code.replaceAll("-", " ");
}

const codeWords: Readonly<Record<string, string>> = {
  "offers-over": "says offers over",
  "range-too-wide": "the guide is wider than 10 %",
  "below-estimate": "the price is below the estimate of the agency agreement",
  "no-price": "no price is shown",
  "hidden-price": "its text names the price that is not shown",
  "auction-past": "its auction is over and has no result",
  "guide-at-auction": "gives a price before the auction",
  "rent-not-fixed": "the rent is a range or “from”",
  "rent-invites-more": "invites offers above the rent",
  "no-pets": "says no pets",
  "bond-over-four-weeks": "the bond is more than four weeks’ rent",
  "forbidden-charge": "asks a tenant for a charge that the law forbids",
  "photo-consent": "shows a home that may be lived in, without the tenant’s consent",
  "unlabelled-location": "a picture of the neighbourhood has no label",
  "picture-elsewhere": "a picture also shows another home",
  "incomplete-listing": "headline, address or price is missing",
  "invalid-record": "a field cannot be shown",
  "invalid-field": "a field cannot be used",
  "price-jump": "the price moved by more than 40 %",
  "missing-identity": "nobody knows which home it is",
  "unknown-status": "nobody knows what became of it",
  "unknown-agent": "its agency is not known here",
  "clear-refused": "something was cleared that a live home needs",
};
