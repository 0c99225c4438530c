import { formatMoment, withTimesInWords } from "#app/office/frame/moment-words.ts";
import type { State } from "#app/office/frame/state-badge.tsx";
import { tellsStreet } from "#app/register/by-hand/drafts.server.ts";
import { findEdits } from "#app/register/by-hand/edit-home.server.ts";
import { type HandHome, hasSender } from "#app/register/by-hand/get-home.server.ts";
import { describeCode } from "#app/register/finding-words.ts";
import { findLiveNamesake } from "#app/register/identity/namesakes.server.ts";
import { type Finding, parseDifferences } from "#app/register/register.ts";
import type { RegisterVersionRow } from "#app/register/store/register-rows.ts";
import { getHistory } from "#app/register/versions.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { describeChangedFacts } from "./forms/features.ts";
import { findSections } from "./forms/part-forms.ts";
import { findPictureNotes, toNoted, toPictureIndex } from "./pictures/picture-notes.tsx";
import { findStatementLines, type PriceLine } from "./price-lines.server.ts";

const LONGEST_VALUE = 200;
const MOST_SHOWN = 30;

type Known = {
  state: State;
  /** The public page; undefined if visitors do not see the home. */
  page?: string;
  /** The contract in words, empty if there is none; undefined for a rental. */
  contract?: string;
  findings: readonly Finding[];
  /** Lines about the price, for people who may see them. A shown home has its price statements as well. */
  prices: readonly PriceLine[];
};

export type ShownHome = Omit<Known, "findings"> & {
  id: string;
  isHidden: boolean;
  address: string;
  /** "For sale" or "For rent". */
  offer: string;
  findings: readonly ShownFinding[];
  parts: readonly ShownPart[];
  /** The number of pictures, and the numbers of those with a note, from 1. */
  pictures: { count: number; noted: readonly number[] };
  hasSender: boolean;
  versions: readonly ShownVersion[];
  /** The office's edits of the home. */
  intents: readonly Act[];
};

type ShownFinding = {
  key: string;
  words: string;
  hint: string;
  isStop: boolean;
  /** A question for a person, with what it is about. */
  asked?: { code: string; words: string };
};

type ShownPart = {
  part: string;
  label: string;
  words: string;
  /** The sender's value, or the value before it was edited. */
  sent: string;
  /** Who changed it and when. */
  since?: { author: string; at: string };
};

export type ShownVersion = {
  number: number;
  moment: number;
  author: string;
  state: string;
  isPublished: boolean;
  differences: readonly { field: string; before: string; after: string }[];
};

/** A home as its page in the office shows it: findings, history and what differs from what was sent. */
export async function showHome(
  db: Database,
  home: HandHome,
  { findings, contract, ...known }: Known,
): Promise<ShownHome> {
  const { row, shown } = home;
  const namesake = row.state === "live" ? await findLiveNamesake(db, row) : undefined;
  const { versions } = await getHistory(db, row.id);
  const intents = await findEdits(db, row.id);
  return {
    ...known,
    id: row.id,
    isHidden: home.isHidden,
    address: String(shown.address ?? ""),
    offer: row.offer === "sale" ? "For sale" : "For rent",
    findings: [
      ...(namesake ? [toDoubled(namesake)] : []),
      ...(tellsStreet(home) ? [streetInAddress] : []),
      ...findings
        .filter((finding) => toPictureIndex(finding) === undefined)
        .map(({ code, path, words, hint, level }) => ({
          key: `${code} ${path} ${words}`,
          words: level === "ask" ? hint : `${describeCode(code)}: “${words}”`,
          hint: level === "ask" ? `“${words}”` : hint,
          isStop: level === "stop",
          asked: level === "ask" ? { code, words } : undefined,
        })),
    ],
    contract,
    parts: toParts(home),
    pictures: toNoted(findPictureNotes(findings, shown)),
    hasSender: hasSender(row),
    versions: versions
      .slice(0, MOST_SHOWN)
      .map((version) => toShownVersion(version, home))
      .filter((version, index, all) => !isSameAddition(version, all[index - 1])),
    prices: [...(await findStatementLines(db, row.id)), ...known.prices],
    intents: intents
      .map(({ author, kind, created_at }) => ({ author, kind, moment: created_at }))
      // Pictures that were uploaded one by one count as one change.
      .filter((intent, index, all) => !isSameIntent(intent, all[index - 1])),
  };
}

/** Of pictures that were uploaded one by one, only the last version is shown. */
function isSameAddition(one: ShownVersion, newer?: ShownVersion) {
  const ofPictures = [one, newer].every(
    (version) => version?.differences.length === 1 && version.differences[0]?.field === "pictures",
  );
  return ofPictures && !one.isPublished && newer !== undefined && isAtOnce(one, newer);
}

function isSameIntent(one: Act, other?: Act) {
  return other !== undefined && one.kind === other.kind && isAtOnce(one, other);
}

type By = { author: string; moment: number };
type Act = By & { kind: string };

/** Done by one person within one minute. */
function isAtOnce(one: By, other: By) {
  return one.author === other.author && formatMoment(one.moment) === formatMoment(other.moment);
}

/** Two homes at one address, from before the register refused that. */
function toDoubled({ id }: { id: string }): ShownFinding {
  return {
    key: "doubled",
    words: `${id} is on the site at this address, too`,
    hint: "Withdraw one of the two.",
    isStop: false,
  };
}

const streetInAddress: ShownFinding = {
  key: "street",
  words: "the address of its page reveals the hidden street",
  hint: "Where that matters, begin a new home with “Show the suburb only” ticked, and hide this one.",
  isStop: false,
};

function toParts({ row, sent, shown, overrides }: HandHome): ShownPart[] {
  const countPictures = ({ pictures }: HandHome["sent"]) =>
    Array.isArray(pictures) && pictures.length > 0 ? String(pictures.length) : "";
  const all = findSections(row, shown).flatMap(({ parts }) => parts);
  const forms = all.map(({ part, form }) => ({
    part,
    label: form.label,
    toWords: (record: HandHome["sent"]) => form.toWords(record, row),
  }));
  return [...forms, { part: "pictures", label: "Pictures", toWords: countPictures }].map(
    ({ part, label, toWords }) => {
      const held = overrides.find((each) => each.part === part);
      return {
        part,
        label,
        words: toWords(shown),
        sent: toWords(sent),
        since: held && { author: held.author, at: formatMoment(held.createdAt) },
      };
    },
  );
}

function toShownVersion(version: RegisterVersionRow, { row, shown, ...home }: HandHome): ShownVersion {
  const isHidden = home.isHidden || row.state === "hidden" || shown.status === "withdrawn";
  const isPublished = version.id === row.published_version;
  return {
    number: version.number,
    moment: version.created_at,
    author: version.author,
    state: isPublished ? (isHidden ? "hidden" : "published") : stateWords[version.state],
    isPublished: isPublished || version.state === "draft",
    differences: parseDifferences(version).map(({ field, before, after }) => ({
      field: field.replaceAll("_", " "),
      ...(field === "facts"
        ? describeChangedFacts(before, after)
        : { before: toWords(before), after: toWords(after) }),
    })),
  };
}

const stateWords: Readonly<Record<RegisterVersionRow["state"], string>> = {
  published: "was published",
  pending: "waits for a decision",
  quarantined: "not used",
  rejected: "rejected",
  draft: "being written",
};

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
