import * as v from "valibot";
import { defaultTexts, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Entrance } from "../office/access/require-person.server.ts";
import { agentKind } from "./kinds/agents.ts";
import { answerKind } from "./kinds/answers.ts";
import { articleKind } from "./kinds/articles.ts";
import { officeKind } from "./kinds/office.ts";
import { pageKind } from "./kinds/pages.ts";
import { suburbKind } from "./kinds/suburbs.ts";
import { testimonialKind } from "./kinds/testimonials.ts";
import type { TextKind, TextVersionRow } from "./store/text-rows.ts";
import { findKeys, findNewest, findVersions } from "./store/versions.server.ts";
import type { OfficeTextKind, TextFields } from "./text-kind.ts";

type Access = Pick<Entrance, "person" | "scope">;
type Reader = Access & Pick<Entrance, "db" | "texts">;

export type OfficeText = {
  kind: OfficeTextKind;
  key: string;
  /** Newest first, without the text of the agency’s folder. */
  versions: readonly TextVersionRow[];
  /** The number of the newest version; 0 if there is none. */
  version: number;
  /** The newest version, which may be a draft. */
  text: TextFields | undefined;
  /** The text on the site, if there is one. */
  shown: TextFields | undefined;
  state: TextVersionRow["state"];
};

/** A text that the person may change; undefined if there is none. */
export async function getOfficeText(
  { db, texts, ...access }: Reader,
  { kind, key }: Pick<OfficeText, "kind" | "key">,
): Promise<OfficeText | undefined> {
  const versions = await findVersions(db, { kind: kind.kind, key });
  const [newest] = versions;
  const shown = kind.findShown(texts.get()).find((each) => each.key === key)?.text;
  const text = newest ? readFields(newest) : shown;
  const state = newest?.state ?? "published";
  if (!text || !isInScope(kind, { text, state }, access)) return undefined;
  return { kind, key, versions, version: newest?.version ?? 0, text, shown, state };
}

const fieldsSchema = v.record(v.string(), v.unknown());

/** Parses the stored fields of a version. */
export function readFields({ fields }: Pick<TextVersionRow, "fields">): TextFields {
  return v.parse(fieldsSchema, JSON.parse(fields));
}

/** Agents may change only the profile with their own e-mail address, until they are taken off the team. */
function isInScope(
  kind: OfficeTextKind,
  { text, state }: Pick<OfficeText, "text" | "state">,
  { person, scope }: Access,
) {
  if (scope === "all") return true;
  if (kind.kind !== "agent" || state === "withdrawn") return false;
  return kind.toTyped(text).email?.toLowerCase() === person.email;
}

/** All texts that the person may change, by kind. */
export async function findTexts({ db, texts, ...access }: Reader) {
  const kinds = officeTextKinds.map(({ kind }) => kind);
  const newest = await findNewest(db, kinds);
  return officeTextKinds.flatMap((kind) => {
    const stored = new Map(newest.filter((row) => row.kind === kind.kind).map((row) => [row.key, row]));
    const shown = kind.findShown(texts.get()).filter(({ key }) => !stored.has(key));
    const all = [
      ...shown.map(({ key, text }) => ({ key, text, state: "published" as const })),
      ...[...stored.values()].map((row) => ({ key: row.key, text: readFields(row), state: row.state })),
    ];
    const lines = all
      .filter((each) => isInScope(kind, each, access))
      .map(({ key, text, state }) => ({ key, name: kind.toName(text), state }))
      .toSorted((a, b) => a.key.localeCompare(b.key, "en", { numeric: true }));
    const { path, title, one } = kind;
    const canAdd = kind.isList && access.scope === "all";
    return lines.length > 0 || canAdd ? [{ path, title, one, canAdd, lines }] : [];
  });
}

/** A number that no text of the kind has ever had. */
export async function getNextKey(db: Database, kind: OfficeTextKind, texts: SiteTexts) {
  const rows = await findKeys(db, kind.kind);
  const known = [...rows, ...kind.findShown(texts), ...kind.findShown(defaultTexts)];
  return String(Math.max(0, ...known.map(({ key }) => Number(key))) + 1);
}

/** The kinds of text that the office edits, in the order of its page. */
export const officeTextKinds: readonly OfficeTextKind[] = Object.values({
  office: officeKind,
  page: pageKind,
  agent: agentKind,
  article: articleKind,
  testimonial: testimonialKind,
  suburb: suburbKind,
  answer: answerKind,
} satisfies Record<TextKind, OfficeTextKind>);

/** The kind with this path in addresses. */
export function getOfficeTextKind(path: string | undefined) {
  return officeTextKinds.find((kind) => kind.path === path);
}
