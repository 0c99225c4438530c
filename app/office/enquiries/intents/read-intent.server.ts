import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import { getPerson } from "#app/office/people/people.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import type { Person } from "../../people/people.server.ts";
import { getNewestFields, type OneEnquiry } from "../get-enquiry.server.ts";
import type { Change } from "./handle.server.ts";
import { answerSchema, assignSchema, howSchema, noteSchema } from "./intent-schema.ts";

type ReadIntent = Change & {
  /** What is kept of it: the answer, the note, who or how. */
  text: string;
};

/** What an action changes, by what was typed; or what is wrong with that. */
export function readIntent(
  entrance: OfficeIntent,
  enquiry: OneEnquiry,
): Promise<ReadIntent | { error: string }> | ReadIntent | { error: string } {
  const { intent, form, person, now } = entrance;
  const typed = Object.fromEntries(form);
  switch (intent) {
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
  toIntent: (output: v.InferOutput<Schema>) => ReadIntent,
) {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  return success ? toIntent(output) : { error: issues[0].message };
}

async function readAssignment({ db, form }: OfficeIntent) {
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

function toNotice(enquiry: OneEnquiry, text: string, { person, texts }: OfficeIntent): NewNotice {
  const fields = getNewestFields(enquiry);
  const address = typeof fields.email === "string" ? fields.email : "";
  return toAnswerNotice({
    to: { name: getVisitorName({ fields }), address },
    reference: enquiry.reference,
    subject: readSubject(enquiry.about)?.listing?.address ?? "from our website",
    text,
    person,
    phone: texts.get().office.phone,
  });
}

type Answer = {
  to: { name: string; address: string };
  reference: string;
  /** The home's address or the kind of the enquiry. */
  subject: string;
  text: string;
  person: Pick<Person, "name" | "email">;
  /** The office’s. */
  phone: string;
};

/** An answer in the queue of mails: who answers it writes to the agent. Links in it stay text. */
function toAnswerNotice({ to, reference, subject, text, person, phone }: Answer): NewNotice {
  const payload = toMail({
    to,
    replyTo: { name: person.name, address: person.email },
    subject: `Your enquiry: ${subject} [${reference}]`,
    letter: {
      paragraphs: text.split(/\n{2,}/),
      closing: [person.name, `${agency.legalName}, ${phone}`],
    },
  });
  return { kind: "answer", payload };
}
