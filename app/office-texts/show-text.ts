import { href } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { defaultTexts, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Scope } from "#app/core/permission.ts";
import { formatDate, toSmall } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import type { FormField, Typed } from "../office/frame/form-fields.tsx";
import type { OfficeText } from "./get-office-text.server.ts";
import type { OfficeTextKind } from "./text-kind.ts";

type ShowOptions = { texts: SiteTexts; now: number; scope: Scope; canWithdraw: boolean };

/** For texts that visitors read, and for those of the office only. */
const stateWords = {
  site: {
    draft: "Draft",
    published: "On the site",
    withdrawn: "Not on the site",
    withdraw: "Take off the site",
  },
  office: {
    draft: "Draft",
    published: "Offered at each enquiry",
    withdrawn: "No longer offered",
    withdraw: "Stop offering it",
  },
} as const;

export type ShownText = {
  name: string;
  /** Missing parts for which the page shows a substitute. */
  lacks: readonly string[];
  fields: readonly FormField[];
  /** Fields that the reader cannot change, with their values on the site. */
  kept: readonly { label: string; words: string }[];
  typed: Typed;
  submission: string;
  /** 0 for a new text. */
  version: number;
  author?: string;
  /** For example "On the site". */
  state: string;
  /** The available actions; undefined for a new text. */
  intents?: TextIntents;
};

type TextIntents = {
  previewHref?: string;
  pictures: readonly { label: string; href: string }[];
  /** The public page if the text is on the site; null for a text that only the office reads. */
  pageHref?: string | null;
  hasDraft: boolean;
  /** The label of the button that withdraws it; undefined if the person may not. */
  withdraw?: string;
  canTakeBack: boolean;
  /** Agents who may take over from one who leaves. */
  successors?: readonly { value: string; label: string }[];
  versions: readonly { version: number; words: string; canPublish: boolean; previewHref?: string }[];
  version: number;
  /** Submission ids by action. */
  submissions: Readonly<Record<string, string>>;
};

export function showText(found: OfficeText, { texts, now, scope, canWithdraw }: ShowOptions): ShownText {
  const { kind, key, versions, version, text, shown, state } = found;
  const toPreview = (number?: number) =>
    href("/office/texts/:kind/:key/preview", { kind: kind.path, key }) + (number ? `?version=${number}` : "");
  const isShown = kind.findShown(texts).some((each) => each.key === key);
  const others = texts.agents.filter(({ id }) => String(id) !== key);
  const isAgent = kind.kind === "agent";
  const fields = kind.findFields(texts, text);
  const isKept = ({ name }: FormField) => scope === "own" && kind.officeFields?.includes(name) === true;
  const typed = kind.toTyped(text);
  const onSite = kind.toTyped(shown ?? text);
  const publicPage = isShown ? kind.toPath(text) : undefined;
  const words = stateWords[kind.isOfOffice ? "office" : "site"];
  return {
    name: kind.toName(text),
    lacks: kind.findLacks(text),
    fields: fields.filter((field) => !isKept(field)),
    kept: fields.filter(isKept).map(({ name, label }) => ({ label, words: onSite[name] ?? "" })),
    typed,
    submission: makeId(now),
    version,
    author: versions[0]?.person_name,
    state:
      state === "draft" && isShown
        ? `Draft; the version before it is ${toSmall(words.published)}`
        : words[state],
    intents: {
      previewHref: kind.toPath(text) && toPreview(),
      pictures: findPictures(kind, key, fields),
      pageHref: kind.isOfOffice ? null : publicPage,
      hasDraft: state === "draft",
      withdraw: canWithdraw && kind.isList && !isAgent && isShown ? words.withdraw : undefined,
      canTakeBack: canWithdraw && !isAgent && isChanged(kind, { key, shown }),
      successors:
        canWithdraw && isAgent && isShown && others.length > 0
          ? others.map(({ id, name }) => ({ value: String(id), label: name }))
          : undefined,
      versions: versions.map((row) => ({
        version: row.version,
        words: `Version ${row.version}, ${words[row.state].toLowerCase()}, ${row.person_name}, ${toDay(row.created_at)}`,
        canPublish: row.state !== "draft" && row.version !== version,
        previewHref: kind.toPath(text) && toPreview(row.version),
      })),
      version,
      submissions: toSubmissions(versions, now),
    },
  };
}

/** Links to the pages for uploading its pictures. */
function findPictures({ kind, path, picture }: OfficeTextKind, key: string, fields: readonly FormField[]) {
  if (!picture) return [];
  const page = href("/office/texts/:kind/:key/picture", { kind: path, key });
  if (kind !== "page") return [{ label: picture, href: page }];
  return fields
    .filter(({ options }) => options?.some((option) => option.picture))
    .map(({ name, label, group }) => ({
      label: `Upload: ${[group, label].join(", ").toLowerCase()}`,
      href: `${page}?${new URLSearchParams({ place: name })}`,
    }));
}

/** Whether the text on the site differs from the agency's folder. */
function isChanged(
  { findShown, toTyped }: OfficeTextKind,
  { key, shown }: Pick<OfficeText, "key" | "shown">,
) {
  const ofFolder = findShown(defaultTexts).find((each) => each.key === key)?.text;
  if (!ofFolder || !shown) return ofFolder !== undefined;
  return JSON.stringify(toTyped(ofFolder)) !== JSON.stringify(toTyped(shown));
}

export function showNewText(
  kind: OfficeTextKind,
  { texts, now }: Pick<ShowOptions, "texts" | "now">,
): ShownText {
  return {
    name: `New ${kind.one}`,
    lacks: [],
    fields: kind.findFields(texts, undefined),
    kept: [],
    typed: {},
    submission: makeId(now),
    version: 0,
    state: "Not kept yet",
  };
}

function toSubmissions(versions: OfficeText["versions"], now: number) {
  const intents = [
    "discard draft",
    "leave",
    "withdraw",
    "take back",
    ...versions.map(({ version }) => `publish again ${version}`),
  ];
  return Object.fromEntries(intents.map((intent) => [intent, makeId(now)]));
}

function toDay(ms: number) {
  return formatDate(toAgencyDay(ms));
}
