import * as v from "valibot";
import type { NewNotice } from "#app/mail/notices.server.ts";
import type { ActEntrance } from "#app/office/access/enter.server.ts";
import { getPerson } from "#app/office/people/people.server.ts";
import type { OneEnquiry } from "../get-enquiry.server.ts";
import { getName, getNewest, readAbout } from "../stored.ts";
import { answerSchema, assignSchema, howSchema, noteSchema } from "./act-schema.ts";
import { toAnswerNotice } from "./answer-notice.ts";
import type { Change } from "./handle.server.ts";

type ReadAct = Change & {
  /** What is kept of it: the answer, the note, who or how. */
  text: string;
};

/** What an act changes, by what was typed; or what is wrong with that. */
export function readAct(
  entrance: ActEntrance,
  enquiry: OneEnquiry,
): Promise<ReadAct | { error: string }> | ReadAct | { error: string } {
  const { act, form, person, now } = entrance;
  const typed = Object.fromEntries(form);
  switch (act) {
    case "take":
      return { text: "", ...taken(person) };
    case "assign":
      return readAssignment(entrance);
    case "answer":
      return read(answerSchema, typed, ({ answer }) => ({
        text: answer,
        ...answered(enquiry, { person, now }),
        notices: [toNotice(enquiry, answer, entrance)],
      }));
    case "mark answered":
      return read(howSchema, typed, ({ how }) => ({ text: how, ...answered(enquiry, { person, now }) }));
    case "note":
      return read(noteSchema, typed, ({ note }) => ({ text: note }));
    default:
      return { text: "", set: {} };
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: Record<string, unknown>,
  toAct: (output: v.InferOutput<Schema>) => ReadAct,
) {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  return success ? toAct(output) : { error: issues[0].message };
}

async function readAssignment({ db, form }: ActEntrance) {
  const { success, output } = v.safeParse(assignSchema, Object.fromEntries(form));
  const assignee = success ? await getPerson(db, output.person) : undefined;
  return assignee ? { text: assignee.name, ...taken(assignee) } : { error: "Choose who answers" };
}

type Somebody = { id: string; name: string };

function taken({ id, name }: Somebody) {
  return {
    set: { state: "taken", assignee_id: id, answered_at: null } as const,
    after: { state: "taken", assignee: name },
  };
}

/** Whoever answers what nobody had taken has taken it. */
function answered({ assignee_id }: OneEnquiry, { person, now }: { person: Somebody; now: number }) {
  return {
    set: { state: "answered", assignee_id: assignee_id ?? person.id, answered_at: now } as const,
    after: { state: "answered" },
  };
}

function toNotice(enquiry: OneEnquiry, text: string, { person, texts }: ActEntrance): NewNotice {
  const fields = getNewest(enquiry);
  const address = typeof fields.email === "string" ? fields.email : "";
  return toAnswerNotice({
    to: { name: getName(fields), address },
    reference: enquiry.reference,
    subject: readAbout(enquiry.about)?.listing?.address ?? "from our website",
    text,
    person,
    phone: texts.get().office.phone,
  });
}
