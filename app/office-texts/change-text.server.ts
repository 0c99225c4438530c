import * as v from "valibot";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { getPersonByEmail } from "#app/office/people/agency-people.server.ts";
import { peopleWork } from "#app/slots/office-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import {
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  submissionRule,
} from "../office/access/require-person.server.ts";
import type { Errors, FormField, Typed } from "../office/frame/form-fields.tsx";
import { toChangedPart } from "../office/log/changed-part.ts";
import { isInLog, writeLog } from "../office/log/office-log.server.ts";
import { getNextKey, type OfficeText } from "./get-office-text.server.ts";
import { type Changed, readStep, type TextStep } from "./read-step.ts";
import { addVersion, deleteDraft, findAdded } from "./store/versions.server.ts";
import type { OfficeTextKind } from "./text-kind.ts";

type TextResult = { outcome: "done"; key: string } | NotDone;

/** The page is shown again, with what was typed or chosen. */
type NotDone = {
  outcome: "invalid" | "changed";
  /** The typed values, if the form has any. */
  typed: Typed | undefined;
  /** The chosen successor of an agent who leaves. */
  successor: string;
  errors: Errors;
  /** The version that was on the page. */
  version: number;
  /** Questions of the rules: sent again with them, the same text is published. */
  asked?: string;
};

const TAKEN = "Somebody added another one at the same moment. Please send yours again.";
const KNOWN = "It is among the texts already, perhaps not on the site. Open it there.";

/** Carries out a form of a text's page: deletes the draft, or adds a version of the text. */
export async function changeOfficeText(entrance: OfficeIntent, changed: Changed): Promise<TextResult> {
  const form = readForm(entrance, changed);
  if (form.id === undefined) return refuse(form, "invalid", { intent: INCOMPLETE_FORM });
  if (entrance.intent === "discard draft") {
    const isGone = await discardDraft(entrance, changed, { id: form.id, version: form.version });
    return isGone ? { outcome: "done", key: changed.key ?? "" } : refuse(form, "changed", {});
  }
  // A form for a new text that is sent twice would otherwise add two.
  const added = await findAdded(entrance.db, form.id);
  if (added) return { outcome: "done", key: added.key };
  if (form.version !== changed.version) return refuse(form, "changed", {});
  return addText(entrance, changed, { ...form, id: form.id });
}

type SentForm = {
  /** The submission id; undefined if the form is incomplete. */
  id: string | undefined;
  /** The version that was on the page. */
  version: number;
  /** The typed values, if the form has any. */
  typed: Typed | undefined;
  successor: string;
};

const sentSchema = v.object({ submission: submissionRule, version: numberRule });

function readForm({ intent, values, texts }: OfficeIntent, { kind, text, version }: Changed): SentForm {
  const isOfWords = intent === "publish" || intent === "save draft";
  const sent = v.safeParse(sentSchema, values);
  return {
    id: sent.success ? sent.output.submission : undefined,
    version: sent.success ? sent.output.version : version,
    typed: isOfWords ? toTyped(values, kind.findFields(texts.get(), text)) : undefined,
    successor: values.successor ?? "",
  };
}

function refuse(
  { typed, successor, version }: SentForm,
  outcome: NotDone["outcome"],
  errors: Errors,
): NotDone {
  return { outcome, typed, successor, errors, version };
}

/** Adds the version that a form asks for, unless it has errors, and publishes it at once. */
async function addText(
  entrance: OfficeIntent,
  changed: Changed,
  form: SentForm & { id: string },
): Promise<TextResult> {
  const { key, isTaken } = await chooseKey(entrance, changed, form.typed);
  if (isTaken) return refuse(form, "invalid", { intent: KNOWN });
  const step = readStep(entrance, { ...changed, key }, form.typed);
  if ("errors" in step) return refuse(form, "invalid", step.errors);
  const judged = await judge(entrance, changed, { step, typed: form.typed });
  if (judged) return { ...refuse(form, "invalid", judged.errors), asked: judged.asked };
  if (!(await storeVersion(entrance, { ...changed, key }, { step, id: form.id, seen: form.version }))) {
    if (changed.key !== undefined) return refuse(form, "changed", {});
    // Two new texts got the same key at once: there is no other version to compare with.
    const hasOwnKey = toOwnKey(changed.kind, form.typed) !== undefined;
    return refuse(form, "invalid", { intent: hasOwnKey ? KNOWN : TAKEN });
  }
  await entrance.texts.refresh();
  return { outcome: "done", key };
}

/**
 * The key of a text; a new one gets it from its title, or the next number. `isTaken`: another text on the site has it.
 */
async function chooseKey({ db, texts }: OfficeIntent, { key, kind }: Changed, typed: Typed | undefined) {
  if (key !== undefined) return { key, isTaken: false };
  const own = toOwnKey(kind, typed);
  if (own === undefined) return { key: await getNextKey(db, kind, texts.get()), isTaken: false };
  return { key: own, isTaken: kind.findShown(texts.get()).some((each) => each.key === own) };
}

/** The key that a text's own values give it; undefined for kinds with numbered texts. */
function toOwnKey(kind: OfficeTextKind, typed: Typed | undefined) {
  return typed && kind.toKey?.(typed);
}

/** Stores a version, hands enquiries over and logs it. False if somebody else has added a version meanwhile. */
function storeVersion(
  entrance: OfficeIntent,
  text: OfficeText,
  { step, id, seen }: { step: TextStep; id: string; seen: number },
) {
  const { person, now } = entrance;
  const { kind, key } = text;
  const version = { id, key, kind: kind.kind, seen, state: step.state, fields: step.text, person, now };
  return entrance.db.transaction().execute(async (transaction) => {
    const result = await addVersion(transaction, version);
    if (result === "done") await finish(transaction, entrance, { changed: text, step });
    return result !== "changed";
  });
}

/** The rules' errors in a text, or questions that were not asked yet. */
async function judge(
  { values }: OfficeIntent,
  { kind, findFaults }: Changed,
  { step, typed }: { step: TextStep; typed: Typed | undefined },
) {
  if (step.state !== "published" || !findFaults) return undefined;
  const { stops, asks } = await findFaults(kind.toTyped(step.text));
  const said = Object.values(stops);
  if (said.length > 0) return { errors: typed ? stops : { intent: said.join(" ") } };
  const asked = Object.values(asks).join(" ");
  return typed && asked && asked !== values.asked ? { errors: asks, asked } : undefined;
}

/** Hands enquiries over and writes the log, in the same transaction. */
async function finish(
  db: Database,
  { intent, person, now, texts }: OfficeIntent,
  { changed, step }: { changed: OfficeText; step: TextStep },
) {
  const { kind, text } = changed;
  const { agents } = texts.get();
  const successor = agents.find(({ id }) => id === step.successorId);
  if (successor) await handOver(db, { from: kind.toTyped(text).email ?? "", to: successor.email });
  const { before, after } = toLogged(kind, { before: text, after: step.text, texts: texts.get() });
  const subject = kind.isPrivate ? `${kind.one} ${changed.key}` : kind.toName(step.text);
  const all = { ...after, ...(successor && { "taken over by": successor.name }) };
  await writeLog(db, { person, intent: `${intent}: ${kind.one}`, subject, before, after: all, now });
}

/** Deletes a draft, unless somebody has published or changed it. */
function discardDraft(
  { db, person, now }: OfficeIntent,
  { kind, key = "", text }: Changed,
  { id, version }: { id: string; version: number },
) {
  return db.transaction().execute(async (transaction) => {
    if (await isInLog(transaction, id)) return true;
    if (!(await deleteDraft(transaction, { kind: kind.kind, key }, version))) return false;
    const subject = kind.isPrivate ? `${kind.one} ${key}` : kind.toName(text);
    await writeLog(transaction, { id, person, intent: `discard draft: ${kind.one}`, subject, now });
    return true;
  });
}

function toTyped(values: Typed, fields: readonly FormField[]): Typed {
  return Object.fromEntries(
    fields.map(({ name, kind, value = "" }) => [
      name,
      kind === "fixed" ? value : (values[name] ?? "").replace(/\r\n?/g, "\n"),
    ]),
  );
}

type Logged = { before: unknown; after: object; texts: SiteTexts };

/** The changed fields by their labels, with the part of each that changed; of private fields only the labels. */
function toLogged(kind: OfficeTextKind, { before, after, texts }: Logged) {
  const [old, now] = [before ? kind.toTyped(before) : {}, kind.toTyped(after)];
  const changed = kind
    .findFields(texts, after)
    .map((field) => ({ ...field, from: old[field.name] ?? "", to: now[field.name] ?? "" }))
    .filter(({ from, to }) => from !== to);
  const isPrivate = ({ name }: FormField) =>
    kind.isPrivate === true || kind.privateFields?.includes(name) === true;
  const parts = changed
    .filter((field) => !isPrivate(field))
    .map((field) => [toLogName(field), toChangedPart(field.from, field.to)] as const);
  const hidden = changed.filter(isPrivate).map(toLogName).join(", ");
  return {
    before: before ? Object.fromEntries(parts.map(([name, [from]]) => [name, from])) : {},
    after: {
      ...Object.fromEntries(parts.map(([name, [, to]]) => [name, to])),
      ...(hidden && { fields: hidden }),
    },
  };
}

/** A field's label, with its group if it has one: "Story, heading". */
export function toLogName({ group, label }: Pick<FormField, "group" | "label">) {
  return group ? `${group}, ${label.toLowerCase()}` : label;
}

/** Reassigns the work of an agent who leaves; within a transaction. */
async function handOver(db: Database, { from, to }: { from: string; to: string }) {
  const [left, successor] = [await getPersonByEmail(db, from), await getPersonByEmail(db, to)];
  for (const { readdress, handOn } of peopleWork) {
    await readdress(db, { from, to });
    if (left) await handOn(db, { from: left.id, to: successor?.id });
  }
}
