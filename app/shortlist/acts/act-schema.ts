import * as v from "valibot";
import { countCharacters, optionalLine, optionalLines, requiredEmail } from "#app/form/text-rules.ts";
import { linkKinds } from "../link-kinds.ts";
import { MOST_HOMES } from "../most-homes.ts";
import { MOST_NAME_CHARACTERS, MOST_NOTE_CHARACTERS, votes } from "../opinion.ts";

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
const place = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(MOST_HOMES));
const link = v.picklist(linkKinds);

/** What a form can do to a list. Each act says how it is to be, not how it is to change: twice is the same as once. */
const actSchema = v.variant("act", [
  v.object({ act: v.literal("keep"), home }),
  v.object({ act: v.literal("drop"), home }),
  v.object({ act: v.literal("move"), home, to: place }),
  v.object({
    act: v.literal("think"),
    home,
    note: v.optional(note),
    vote: v.optional(v.picklist([...votes, ""])),
  }),
  v.object({ act: v.literal("name"), name }),
  v.object({ act: v.literal("make link"), link }),
  v.object({ act: v.literal("withdraw link"), link }),
  v.object({ act: v.literal("compare"), homes: v.array(home) }),
  v.object({ act: v.literal("mail"), email: requiredEmail() }),
  v.object({ act: v.literal("leave") }),
  v.object({ act: v.literal("forget") }),
]);

export type Act = v.InferOutput<typeof actSchema>;

/** A heart is a button called keep or drop; every other form says its act. */
export function parseAct(form: FormData) {
  const fields = Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === "string"));
  for (const act of ["keep", "drop"] as const)
    if (act in fields) return v.safeParse(actSchema, { act, home: fields[act] });
  const { before, note, ...others } = fields;
  // A vote comes with the note as its page has it, which may be older than the one that is kept.
  const changed = note === before ? others : { ...others, note };
  return v.safeParse(actSchema, { ...changed, homes: form.getAll("home") });
}
