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
/** A name is required, because the others read the new member's votes and notes. */
export const joinSchema = v.object({
  name: requiredLine(
    "Enter your first name",
    MOST_NAME_CHARACTERS,
    `A first name has at most ${MOST_NAME_CHARACTERS} characters.`,
  ),
});
const link = v.picklist(linkKinds);

/** The actions on a list. Each names a target state, so that repeating one is harmless. */
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

/** Parses a form of the list. Hearts are buttons named "keep" or "drop"; other forms have a field `intent`. */
export function parseIntent(form: FormData) {
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === "string"));
  for (const intent of ["keep", "drop"] as const)
    if (intent in fields) return v.safeParse(intentSchema, { intent, home: fields[intent] });
  const { before, note, ...others } = fields;
  // A vote also submits the page's note. Unless it was edited it is left out, because the stored one may be newer.
  const changed = note === before ? others : { ...others, note };
  return v.safeParse(intentSchema, changed);
}
