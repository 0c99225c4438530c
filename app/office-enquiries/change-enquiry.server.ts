import * as v from "valibot";
import { getEmail, getVisitorName } from "#app/enquiries/enquiry.ts";
import { holdEnquiry, releaseEnquiry, resendMessages } from "#app/enquiries/store/held.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { toStatementPath } from "#app/homes/record/listing-links.ts";
import {
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { isInLog, writeLog } from "#app/office/log/office-log.server.ts";
import { getPerson } from "#app/office/people/agency-people.server.ts";
import { toAnswerMail } from "#app/office-enquiries/answer-mail.ts";
import { CONTRACT, endContractLinks } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { getNewestFields, type OneEnquiry } from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { handleEnquiry, hasEvent } from "#app/office-enquiries/handling/handle-enquiry.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { findGaps } from "./begin-answer.server.ts";
import { intentFields } from "./intent-fields.ts";
import type { HandlingRow } from "./store/handling-rows.ts";

export type IntentResult =
  | { outcome: "done" }
  | { outcome: "invalid" | "changed"; intent: string; text: string; error?: string };

type Entrance = Pick<OfficeIntent, "db" | "intent" | "values" | "person" | "now" | "publicOrigin"> & {
  outbox: Pick<OfficeIntent["outbox"], "wake">;
  texts: Pick<OfficeIntent["texts"], "get">;
};

const sentSchema = v.object({ submission: submissionRule, version: numberRule });

/** Carries out the action of a form on an enquiry, once for each submission and only on the version that was shown. */
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
  const { text, set, notices, after } = change;
  const handle = { id, version, enquiryId: enquiry.id, personId: person.id, kind: intent, text, now };
  const outcome = await handleEnquiry(db, handle, {
    set,
    notices,
    async also(transaction) {
      await changeNotices(transaction, enquiry, entrance);
      await logChange(transaction, enquiry, entrance, after);
    },
  });
  entrance.outbox.wake();
  return outcome === "changed" ? { outcome, ...typed } : { outcome: "done" };
}

function changeNotices(db: Database, { id }: OneEnquiry, { intent, person, now }: Entrance) {
  if (intent === "send again") return resendMessages(db, id, now);
  if (intent === "end contract") return endContractLinks(db, id, now);
  if (intent === "not spam") return releaseEnquiry(db, id, now);
  if (intent === "spam") return holdEnquiry(db, id, `called spam by ${person.name}`);
  return Promise.resolve();
}

/** Logs the states, never what was written. */
function logChange(
  db: Database,
  { reference, state, assignee }: OneEnquiry,
  { person, intent, now }: Entrance,
  changed?: object,
) {
  const before = { state, assignee };
  const after = changed && { ...before, ...changed };
  return writeLog(db, { person, intent, subject: reference, before, after, now });
}

type Change = {
  /** The answer, the note or the assignee's name, for the enquiry's history. */
  text: string;
  set?: Partial<Pick<HandlingRow, "state" | "assignee_id" | "answered_at">>;
  notices?: readonly NewNotice[];
  after?: object;
};

async function toChange(
  entrance: Entrance,
  enquiry: OneEnquiry,
  text: string,
): Promise<Change | { error: string }> {
  const { db, intent, person } = entrance;
  switch (intent) {
    case "take":
      return { text, ...taken(person) };
    case "assign": {
      const assignee = await getPerson(db, text);
      return assignee ? { text: assignee.name, ...taken(assignee) } : { error: "Choose who answers" };
    }
    case "answer": {
      const [gap] = findGaps(text);
      if (gap) return { error: `Fill in ${gap} or take it out: we do not know it` };
      return { text, ...answered(enquiry, entrance), notices: [toNotice(enquiry, text, entrance)] };
    }
    case "mark answered":
      return { text, ...answered(enquiry, entrance) };
    case "reopen":
      return { text, ...reopened(isTaken(enquiry) ? enquiry.assignee_id : null) };
    case "give back":
      return { text, ...reopened(null) };
    case "note":
      return { text };
    default:
      // Nothing of the handling changes, but its version does: others see that something was done.
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

/** Undoes taking or answering by mistake. The enquiry waits again, with its first deadline. */
function reopened(assignee_id: string | null) {
  const state = assignee_id ? "taken" : "new";
  return { set: { state, assignee_id, answered_at: null } as const, after: { state } };
}

/** Whether somebody took it or answered it themselves. Who only marked it as answered does not keep it. */
function isTaken({ events }: OneEnquiry) {
  const last = events.findLast(({ kind }) => ["take", "assign", "answer", "give back"].includes(kind));
  return last !== undefined && last.kind !== "give back";
}

/** Whoever answers an enquiry that nobody has taken is assigned to it. */
function answered({ assignee_id }: OneEnquiry, { person, now }: { person: Somebody; now: number }) {
  return {
    set: { state: "answered", assignee_id: assignee_id ?? person.id, answered_at: now } as const,
    after: { state: "answered" },
  };
}

/** The mail with an answer, and with those of the home's papers that were ticked. */
function toNotice(
  enquiry: OneEnquiry,
  text: string,
  { person, texts, values, publicOrigin }: Entrance,
): NewNotice {
  const fields = getNewestFields(enquiry);
  const subject = readSubject(enquiry.about)?.listing?.address ?? "from our website";
  const answer = {
    to: { name: getVisitorName(fields), address: getEmail(fields) },
    from: { name: person.name, address: person.email },
    subject: `Your enquiry: ${subject} [${enquiry.reference}]`,
    text,
    phone: texts.get().office.phone,
    statement: values.statement ? publicOrigin + toStatementPath(enquiry.listing_id ?? "") : undefined,
  };
  if (!values.contract) return { kind: "answer", payload: toAnswerMail(answer) };
  return { kind: "answer", payload: { channel: CONTRACT, reference: enquiry.reference, answer } };
}

/** Whether a form was carried out before, that is, sent twice. */
export async function wasHandled(db: Database, submission: string) {
  // An erased enquiry is only in the log.
  return (await hasEvent(db, submission)) || isInLog(db, submission);
}
