import * as v from "valibot";
import { countCharacters, optionalLine, optionalLines, requiredLine } from "#app/ui/form/text-rules.ts";
import { linkKinds, MOST_NAME_CHARACTERS, MOST_NOTE_CHARACTERS, votes } from "../kept-list.ts";

const MOST_ID_CHARACTERS = 200;

const home = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_ID_CHARACTERS));
const note = optionalLines(
  MOST_NOTE_CHARACTERS,
  ({ input }) =>
    `A note has at most ${MOST_NOTE_CHARACTERS} characters. This one has ${countCharacters(String(input))}.`,
);
const name = optionalLine(
  MOST_NAME_CHARACTERS,
  `A first name has at most ${MOST_NAME_CHARACTERS} characters.`,
);
/** Who joins a list says who they are: the others read their votes and notes. */
export const joinSchema = v.object({
  name: requiredLine(
    "Enter your first name",
    MOST_NAME_CHARACTERS,
    `A first name has at most ${MOST_NAME_CHARACTERS} characters.`,
  ),
});
const link = v.picklist(linkKinds);

/** The actions of a form on a list. Each names the state it wants, not a change, so that repeating it does no harm. */
const intentSchema = v.variant("intent", [
  v.object({ intent: v.literal("keep"), home }),
  v.object({ intent: v.literal("drop"), home }),
  v.object({
    intent: v.literal("rate"),
    home,
    note: v.optional(note),
    vote: v.optional(v.picklist([...votes, ""])),
  }),
  v.object({ intent: v.literal("name"), name, home: v.optional(home) }),
  v.object({ intent: v.literal("make link"), link }),
  v.object({ intent: v.literal("withdraw link"), link }),
  v.object({ intent: v.literal("leave") }),
  v.object({ intent: v.literal("forget") }),
]);

export type Intent = v.InferOutput<typeof intentSchema>;

/** A heart is a button called keep or drop; every other form says its action. */
export function parseIntent(form: FormData) {
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === "string"));
  for (const intent of ["keep", "drop"] as const)
    if (intent in fields) return v.safeParse(intentSchema, { intent, home: fields[intent] });
  const { before, note, ...others } = fields;
  // A vote comes with the note as its page has it, which may be older than the one that is kept.
  const changed = note === before ? others : { ...others, note };
  return v.safeParse(intentSchema, changed);
}
