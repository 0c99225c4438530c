import * as v from "valibot";
import { addVersion, deleteDraft, findAdded } from "#app/agency/texts/versions.server.ts";
import type { Database } from "#app/store/database.server.ts";
import {
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  submissionRule,
} from "../access/require-person.server.ts";
import type { Errors, FormField, Typed } from "../frame/form-fields.tsx";
import { isInLog, writeLog } from "../log/log.server.ts";
import { getNextKey, type OfficeText } from "./get-office-text.server.ts";
import { handOver } from "./hand-over.server.ts";
import { type Changed, readStep, type Step } from "./read-step.ts";
import type { OfficeTextKind } from "./text-kind.ts";

export type TextResult = { outcome: "done"; key: string } | NotDone;

/** The page again, with what was typed or chosen. */
type NotDone = {
  outcome: "invalid" | "changed";
  /** The words, where their form was sent. */
  typed: Typed | undefined;
  /** The chosen successor of somebody who leaves. */
  successor: string;
  errors: Errors;
  /** The one that was on the page. */
  version: number;
  /** What is asked about once: sent again with it, the same words are published. */
  asked?: string;
};

const sentSchema = v.object({ submission: submissionRule, version: numberRule });

const LONGEST_LOGGED = 200;
const TAKEN = "Somebody added another one at the same moment. Please send yours again.";
const KNOWN = "It is among the texts already, perhaps not on the site. Open it there.";

export async function changeOfficeText(entrance: OfficeIntent, changed: Changed): Promise<TextResult> {
  const { db, values, texts } = entrance;
  const isOfWords = entrance.intent === "publish" || entrance.intent === "save draft";
  const typed = isOfWords ? toTyped(values, changed.kind.findFields(texts.get(), changed.text)) : undefined;
  const sent = v.safeParse(sentSchema, values);
  const version = sent.success ? sent.output.version : changed.version;
  const refuse = (outcome: NotDone["outcome"], errors: Errors): NotDone => {
    return { outcome, typed, successor: values.successor ?? "", errors, version };
  };
  if (!sent.success) return refuse("invalid", { intent: INCOMPLETE_FORM });
  const { submission: id } = sent.output;
  if (entrance.intent === "discard draft") {
    const isGone = await discardDraft(entrance, changed, { id, version });
    return isGone ? { outcome: "done", key: changed.key ?? "" } : refuse("changed", {});
  }
  // Sent twice, a new text would be beside itself.
  const added = await findAdded(db, id);
  if (added) return { outcome: "done", key: added.key };
  if (version !== changed.version) return refuse("changed", {});
  const own = typed && changed.kind.toKey?.(typed);
  const key = changed.key ?? own ?? (await getNextKey(db, changed.kind, texts.get()));
  const isKnown = own && changed.kind.findShown(texts.get()).some((each) => each.key === own);
  if (changed.key === undefined && isKnown) return refuse("invalid", { intent: KNOWN });
  const step = readStep(entrance, { ...changed, key }, typed);
  if ("errors" in step) return refuse("invalid", step.errors);
  const judged = await judge(entrance, changed, { step, typed });
  if (judged) return { ...refuse("invalid", judged.errors), asked: judged.asked };
  const outcome = await db.transaction().execute(async (transaction) => {
    const result = await addVersion(transaction, {
      id,
      key,
      kind: changed.kind.kind,
      seen: version,
      state: step.state,
      fields: step.text,
      person: entrance.person,
      now: entrance.now,
    });
    if (result === "done") await finish(transaction, entrance, { changed: { ...changed, key }, step });
    return result;
  });
  // Two added at once: there is no other version of this one to look at.
  if (outcome === "changed" && changed.key === undefined)
    return refuse("invalid", { intent: own ? KNOWN : TAKEN });
  if (outcome === "changed") return refuse("changed", {});
  await texts.refresh();
  return { outcome: "done", key };
}

/** What the rules before publishing have against a text, unless it was asked about before. */
async function judge(
  { values }: OfficeIntent,
  { kind, findFaults }: Changed,
  { step, typed }: { step: Exclude<Step, { errors: Errors }>; typed: Typed | undefined },
) {
  if (step.state !== "published" || !findFaults) return undefined;
  const { stops, asks } = await findFaults(kind.toTyped(step.text));
  const said = Object.values(stops);
  if (said.length > 0) return { errors: typed ? stops : { intent: said.join(" ") } };
  const asked = Object.values(asks).join(" ");
  return typed && asked && asked !== values.asked ? { errors: asks, asked } : undefined;
}

/** In the same transaction: what follows from it, and the log. */
async function finish(
  db: Database,
  { intent, person, now, texts }: OfficeIntent,
  { changed, step }: { changed: OfficeText; step: Exclude<Step, { errors: Errors }> },
) {
  const { kind, text } = changed;
  const { agents } = texts.get();
  const successor = agents.find(({ id }) => id === step.successorId);
  if (successor) await handOver(db, { from: kind.toTyped(text).email ?? "", to: successor.email });
  const { before, after } = toLogged(kind, text, step.text);
  const subject = kind.isPrivate ? `${kind.one} ${changed.key}` : kind.toName(step.text);
  const all = { ...after, ...(successor && { "taken over by": successor.name }) };
  await writeLog(db, { person, intent: `${intent}: ${kind.one}`, subject, before, after: all, now });
}

/** False where it is none any more. */
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

/** Lists the changed fields in short; of private fields only the names. */
function toLogged(kind: OfficeTextKind, before: unknown, after: object) {
  const [old, now] = [before ? kind.toTyped(before) : {}, kind.toTyped(after)];
  const names = Object.keys(now).filter((name) => (old[name] ?? "") !== now[name]);
  const isPrivate = (name: string) => kind.isPrivate === true || kind.privateFields?.includes(name) === true;
  const pick = (typed: Typed) =>
    names.filter((name) => !isPrivate(name)).map((name) => [name, toShort(typed[name] ?? "")]);
  const hidden = names.filter(isPrivate).join(", ");
  return {
    before: before ? Object.fromEntries(pick(old)) : {},
    after: { ...Object.fromEntries(pick(now)), ...(hidden && { fields: hidden }) },
  };
}

function toShort(words: string) {
  return words.length > LONGEST_LOGGED ? `${words.slice(0, LONGEST_LOGGED)}…` : words;
}
