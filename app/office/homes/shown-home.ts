import { type Difference, parseDifferences } from "#app/homes/register/register.ts";
import type { RegisterRow, RegisterVersionRow } from "#app/homes/register/store/register-rows.ts";
import { formatMoment, withTimesInWords } from "#app/office/frame/moment-words.ts";
import type { HomeState } from "./home-state.ts";

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
  pictures: number;
  hasOwnPictures: boolean;
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
