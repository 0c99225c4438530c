import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { INCOMPLETE_FORM, type OfficeIntent } from "../office/access/require-person.server.ts";
import type { Errors, Typed } from "../office/frame/form-fields.tsx";
import { type OfficeText, readFields } from "./get-office-text.server.ts";
import type { TextState } from "./store/text-rows.ts";
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
  entrance: OfficeIntent,
  changed: OfficeText & Pick<Changed, "hold">,
  typed: Typed = {},
): Step {
  switch (entrance.intent) {
    case "withdraw":
      return readWithdrawal(changed);
    case "take back":
      return readTakingBack(changed);
    case "leave":
      return readLeaving(entrance, changed);
    case "publish again":
      return readAgain(entrance, changed);
    default:
      return readTyped(entrance, changed, typed);
  }
}

const incomplete = { errors: { intent: INCOMPLETE_FORM } };

function readWithdrawal({ kind, text, hold }: OfficeText & Pick<Changed, "hold">): Step {
  if (hold) return { errors: { intent: hold } };
  return kind.isList && text ? { state: "withdrawn", text } : incomplete;
}

/** The text of the agency's folder takes the place of the office's. */
function readTakingBack({ kind, key }: OfficeText): Step {
  const ofFolder = kind.findShown(defaultTexts).find((each) => each.key === key)?.text;
  return ofFolder && kind.kind !== "agent" ? { state: "published", text: ofFolder } : incomplete;
}

/** An agent leaves, and another one takes over. */
function readLeaving({ values, texts }: OfficeIntent, { kind, key, text }: OfficeText): Step {
  if (kind.kind !== "agent") return incomplete;
  const successorId = Number(values.successor);
  const isThere = texts.get().agents.some(({ id }) => id === successorId && String(id) !== key);
  if (!isThere) return { errors: { successor: NOBODY } };
  return { state: "withdrawn", text: { ...text, successorId }, successorId };
}

function readTyped(
  { intent, texts, scope }: OfficeIntent,
  { kind, key, text, shown }: OfficeText,
  typed: Typed,
): Step {
  const state = intent === "publish" ? "published" : "draft";
  // An agent's publication starts from the site's text, not from a draft of the office.
  const before = state === "published" ? (shown ?? text) : text;
  const kept = scope === "own" ? pickOfficeFields(kind, kind.toTyped(before), "") : {};
  const read = kind.read({ ...typed, ...kept }, { key, before: text, texts: texts.get() });
  return "errors" in read ? read : { state, ...read };
}

/** An earlier version, but with the current owner fields. */
function readAgain({ values, texts }: OfficeIntent, { kind, key, text, shown, versions }: OfficeText): Step {
  const again = versions.find(({ version }) => String(version) === values.again);
  if (!again) return incomplete;
  const { successorId: _, ...earlier } = readFields(again);
  const whole = { ...earlier, ...pickOfficeFields(kind, shown ?? text ?? {}, undefined) };
  const errors = kind.findErrors(whole, { key, texts: texts.get() });
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
