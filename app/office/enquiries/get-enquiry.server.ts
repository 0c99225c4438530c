import { readFields } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";
import type { AccessScope } from "./find-enquiries.server.ts";

const MOST_OTHERS = 20;

export type OneEnquiry = NonNullable<Awaited<ReturnType<typeof getEnquiry>>>;

/** Returns an enquiry with all that belongs to it; `undefined` if there is none, or the person may not see it. */
export async function getEnquiry(db: Database, reference: string, { person, reach }: AccessScope) {
  const enquiry = await db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .leftJoin("person", "person.id", "handling.assignee_id")
    .select([
      "enquiry.id",
      "reference",
      "kind",
      "fields",
      "about",
      "enquiry.email",
      "flag",
      "enquiry.created_at",
    ])
    .select(["state", "assignee_id", "agent_email", "due_at", "answered_at", "version"])
    .select("person.name as assignee")
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const { assignee_id, agent_email } = enquiry;
  const isOwn = assignee_id === person.id || (assignee_id === null && agent_email === person.email);
  if (reach === "own" && !isOwn) return undefined;
  const [amendments, notices, events, others] = await Promise.all([
    findAmendments(db, enquiry.id),
    findNotices(db, enquiry.id),
    findEvents(db, enquiry.id),
    findOthers(db, enquiry),
  ]);
  return { ...enquiry, amendments, notices, events, others: reach === "all" ? others : [] };
}

/** The visitor's words as they last changed them. */
export function getNewestFields({ fields, amendments }: OneEnquiry) {
  return readFields(amendments.at(-1)?.fields ?? fields);
}

function findAmendments(db: Database, id: string) {
  return db
    .selectFrom("amendment")
    .select(["id", "kind", "fields", "created_at"])
    .where("enquiry_id", "=", id)
    .orderBy("created_at")
    .execute();
}

/** Finds the notices that were sent, and whether they arrived. */
function findNotices(db: Database, id: string) {
  return db
    .selectFrom("notice")
    .select(["id", "kind", "state", "attempts", "created_at", "settled_at"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
}

function findEvents(db: Database, id: string) {
  return db
    .selectFrom("handling_event")
    .innerJoin("person", "person.id", "handling_event.person_id")
    .select(["handling_event.id", "kind", "text", "handling_event.created_at", "person.name as person"])
    .where("enquiry_id", "=", id)
    .orderBy("handling_event.created_at")
    .orderBy("handling_event.id")
    .execute();
}

/** Everything else from the same e-mail address, newest first. */
function findOthers(db: Database, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom("enquiry")
    .select(["reference", "kind", "fields", "about", "created_at"])
    .where("email", "=", email)
    .where("email", "!=", "")
    .where("id", "!=", id)
    .orderBy("created_at", "desc")
    .limit(MOST_OTHERS)
    .execute();
}
