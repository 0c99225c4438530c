import { defaultTexts, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import { INCOMPLETE_FORM, type OfficeIntent } from "../office/access/require-person.server.ts";
import type { Errors, Typed } from "../office/frame/form-fields.tsx";
import { type OfficeText, readFields } from "./get-office-text.server.ts";
import type { TextState, TextVersionRow } from "./store/text-rows.ts";
import type { OfficeTextKind } from "./text-kind.ts";

/** A text, or a new one without a key. */
export type Changed = Omit<OfficeText, "key"> & {
  key: string | undefined;
  /** Why it cannot be taken off the site, if so. */
  hold?: string;
  /** Checks the words against the publishing rules. */
  findFaults?: (words: Typed) => Promise<{ stops: Errors; asks: Errors }>;
};

/** The next version of a text; with the agent who takes over where an agent leaves. */
export type TextStep = { text: object; state: TextState; successorId?: number };

type Step = TextStep | { errors: Errors };

const NOBODY = "Choose who takes over";

/** Reads a form of a text's page. */
export function readStep(
  { intent, values, texts, scope }: OfficeIntent,
  changed: OfficeText & Pick<Changed, "hold">,
  typed: Typed = {},
): Step {
  const { kind, key, text, shown, versions } = changed;
  if (intent === "withdraw" && changed.hold) return { errors: { intent: changed.hold } };
  if (intent === "withdraw" && kind.isList && text) return { state: "withdrawn", text };
  if (intent === "take back" && kind.kind !== "agent") {
    const ofFolder = kind.findShown(defaultTexts).find((each) => each.key === key)?.text;
    return ofFolder ? { state: "published", text: ofFolder } : { errors: { intent: INCOMPLETE_FORM } };
  }
  if (intent === "leave" && kind.kind === "agent") {
    const successorId = Number(values.successor);
    const isThere = texts.get().agents.some(({ id }) => id === successorId && String(id) !== key);
    if (!isThere) return { errors: { successor: NOBODY } };
    return { state: "withdrawn", text: { ...text, successorId }, successorId };
  }
  if (intent === "publish again") {
    const again = versions.find(({ version }) => String(version) === values.again);
    return again ? readAgain(changed, again, texts.get()) : { errors: { intent: INCOMPLETE_FORM } };
  }
  const state = intent === "publish" ? "published" : "draft";
  // An agent's publication starts from the site's text, not from a draft of the office.
  const before = state === "published" ? (shown ?? text) : text;
  const kept = scope === "own" ? pickOfficeFields(kind, kind.toTyped(before), "") : {};
  const read = kind.read({ ...typed, ...kept }, { key, before: text, texts: texts.get() });
  return "errors" in read ? read : { state, ...read };
}

/** An earlier version, but with the current owner fields. */
function readAgain({ kind, key, text, shown }: OfficeText, again: TextVersionRow, texts: SiteTexts): Step {
  const { successorId: _, ...earlier } = readFields(again);
  const whole = { ...earlier, ...pickOfficeFields(kind, shown ?? text ?? {}, undefined) };
  const errors = kind.findErrors(whole, { key, texts });
  return errors
    ? { errors: { intent: Object.values(errors).join(". ") } }
    : { state: "published", text: whole };
}

/** `none` is the value of fields that `from` does not have. */
function pickOfficeFields<Value>(
  { officeFields = [] }: OfficeTextKind,
  from: Readonly<Record<string, Value>>,
  none: Value,
): Record<string, Value> {
  return Object.fromEntries(officeFields.map((name) => [name, from[name] ?? none]));
}
