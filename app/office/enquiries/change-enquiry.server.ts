import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { endContractLinks } from "#app/enquiries/store/contract-links.server.ts";
import { holdNotices, releaseNotices, resendNotices } from "#app/enquiries/store/held.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import {
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { isInLog, writeLog } from "#app/office/log/log.server.ts";
import { getPerson, type Person } from "#app/office/people/people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import type { HandlingRow } from "../store/office-rows.ts";
import { getNewestFields, type OneEnquiry } from "./get-enquiry.server.ts";
import { intentFields } from "./intent-fields.ts";

export type IntentResult =
  | { outcome: "done" }
  | { outcome: "invalid" | "changed"; intent: string; text: string; error?: string };

type Entrance = Pick<OfficeIntent, "db" | "intent" | "values" | "person" | "now"> & {
  outbox: Pick<OfficeIntent["outbox"], "wake">;
  texts: Pick<OfficeIntent["texts"], "get">;
};

const sentSchema = v.object({ submission: submissionRule, version: numberRule });

export async function changeEnquiry(entrance: Entrance, enquiry: OneEnquiry): Promise<IntentResult> {
  const { db, intent, values, person, now } = entrance;
  const { field, rule } = intentFields[intent] ?? {};
  const typed = { intent, text: field ? (values[field.name] ?? "") : "" };
  const sent = v.safeParse(sentSchema, values);
  const read = rule && v.safeParse(rule, typed.text);
  if (!sent.success) return { outcome: "invalid", ...typed, error: INCOMPLETE_FORM };
  if (read && !read.success) return { outcome: "invalid", ...typed, error: read.issues[0].message };
  const change = await toChange(entrance, enquiry, read?.output ?? "");
  if ("error" in change) return { outcome: "invalid", ...typed, ...change };
  const { submission: id, version } = sent.output;
  const outcome = await handleEnquiry(
    db,
    { id, version, enquiry, person, kind: intent, text: change.text, now },
    { ...change, also: (transaction) => changeNotices(transaction, enquiry, entrance) },
  );
  entrance.outbox.wake();
  return outcome === "changed" ? { outcome, ...typed } : { outcome: "done" };
}

function changeNotices(db: Database, { id }: OneEnquiry, { intent, person, now }: Entrance) {
  if (intent === "send again") return resendNotices(db, id, now);
  if (intent === "end contract") return endContractLinks(db, id, now);
  if (intent === "not spam") return releaseNotices(db, id, now);
  if (intent === "spam") return holdNotices(db, id, `called spam by ${person.name}`);
  return Promise.resolve();
}

/** The change that an action makes, and the text that is kept of it: the answer, the note or the name. */
async function toChange(
  entrance: Entrance,
  enquiry: OneEnquiry,
  text: string,
): Promise<(Change & { text: string }) | { error: string }> {
  const { db, intent, person } = entrance;
  switch (intent) {
    case "take":
      return { text, ...taken(person) };
    case "assign": {
      const assignee = await getPerson(db, text);
      return assignee ? { text: assignee.name, ...taken(assignee) } : { error: "Choose who answers" };
    }
    case "answer":
      return { text, ...answered(enquiry, entrance), notices: [toNotice(enquiry, text, entrance)] };
    case "mark answered":
      return { text, ...answered(enquiry, entrance) };
    case "note":
      return { text };
    default:
      return { text, set: {} };
  }
}

type Somebody = { id: string; name: string };

function taken({ id, name }: Somebody) {
  return {
    set: { state: "taken", assignee_id: id, answered_at: null } as const,
    after: { state: "taken", assignee: name },
  };
}

/** An answer to an enquiry that nobody had taken takes it. */
function answered({ assignee_id }: OneEnquiry, { person, now }: { person: Somebody; now: number }) {
  return {
    set: { state: "answered", assignee_id: assignee_id ?? person.id, answered_at: now } as const,
    after: { state: "answered" },
  };
}

/** An answer in the queue of mails: who answers it writes to the agent. Links in it stay text. */
function toNotice(enquiry: OneEnquiry, text: string, { person, texts }: Entrance): NewNotice {
  const fields = getNewestFields(enquiry);
  const subject = readSubject(enquiry.about)?.listing?.address ?? "from our website";
  const payload = toMail({
    to: { name: getVisitorName({ fields }), address: String(fields.email ?? "") },
    replyTo: { name: person.name, address: person.email },
    subject: `Your enquiry: ${subject} [${enquiry.reference}]`,
    letter: {
      paragraphs: text.split(/\n{2,}/),
      closing: [person.name, `${agency.legalName}, ${texts.get().office.phone}`],
    },
  });
  return { kind: "answer", payload };
}

type Handle = {
  /** The form's submission id: sent again, nothing more is done. */
  id: string;
  enquiry: { id: string; reference: string; state: string; assignee: string | null };
  person: Pick<Person, "id" | "name">;
  /** The version that the person saw. */
  version: number;
  kind: string;
  text?: string;
  now: number;
};

export type Change = {
  set?: Partial<Pick<HandlingRow, "state" | "assignee_id" | "answered_at">>;
  notices?: readonly NewNotice[];
  /** In the same transaction. */
  also?: (db: Database) => Promise<unknown>;
  after?: object;
};

class ChangedMeanwhile extends Error {}

/**
 * Does one thing with an enquiry, once, and writes it down. "changed": somebody else has changed the enquiry since the
 * person saw it, and nothing is done.
 */
async function handleEnquiry(db: Database, handle: Handle, change: Change) {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await addEvent(transaction, handle))) return "repeated";
      await setHandling(transaction, handle, change);
      await addNotices(transaction, {
        subjectId: handle.enquiry.id,
        notices: change.notices ?? [],
        state: "waiting",
        now: handle.now,
      });
      await change.also?.(transaction);
      const { enquiry, person, kind: intent, now } = handle;
      // The states, never what was written.
      const before = { state: enquiry.state, assignee: enquiry.assignee };
      const after = change.after && { ...before, ...change.after };
      await writeLog(transaction, { person, intent, subject: enquiry.reference, before, after, now });
      return "done";
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}

/** Whether a form was carried out before: it came twice. */
export async function wasHandled(db: Database, submission: string) {
  const event = db.selectFrom("handling_event").select("id").where("id", "=", submission);
  // After an erasure only the log is left.
  return (await event.executeTakeFirst()) !== undefined || isInLog(db, submission);
}

type Event = Omit<Handle, "enquiry" | "version"> & { enquiry: Pick<Handle["enquiry"], "id"> };

/** Writes down what was done with an enquiry; false when it was done before. Within a transaction. */
export async function addEvent(db: Database, { id, enquiry, person, kind, text = "", now }: Event) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("handling_event")
    .values({ id, enquiry_id: enquiry.id, person_id: person.id, kind, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A note changes nothing, so it never comes too late. */
async function setHandling(db: Database, { enquiry, version }: Handle, { set }: Change) {
  if (!set) return;
  const { numUpdatedRows } = await db
    .updateTable("handling")
    .set({ ...set, version: version + 1 })
    .where("enquiry_id", "=", enquiry.id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile();
}
