import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";

type Entry = {
  /** The form's submission id, if no other row records that the form was carried out. */
  id?: string;
  /** Undefined for a command on the server. */
  person?: { id: string; name: string };
  intent: string;
  /** An enquiry's reference, a home's id or a person's name. */
  subject: string;
  /** Never a visitor's words. */
  before?: object;
  after?: object;
  now: number;
};

/** Logs who did what, within the transaction that does it. */
export async function writeLog(db: Database, { id, person, intent, subject, before, after, now }: Entry) {
  await db
    .insertInto("log")
    .values({
      id: id ?? makeId(now),
      person_id: person?.id ?? null,
      person_name: person?.name ?? "Command line",
      act: intent,
      subject,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      created_at: now,
    })
    .execute();
}

/** Whether a form was carried out before, that is, sent twice. */
export async function isInLog(db: Database, submission: string) {
  const entry = await db.selectFrom("log").select("id").where("id", "=", submission).executeTakeFirst();
  return entry !== undefined;
}

/** Whether somebody did this after a time (ms). */
export async function wasLogged(
  db: Database,
  { personId, intent, after }: { personId: string; intent: string; after: number },
) {
  const entry = await db
    .selectFrom("log")
    .select("id")
    .where("act", "=", intent)
    .where("person_id", "=", personId)
    .where("created_at", ">", after)
    .executeTakeFirst();
  return entry !== undefined;
}

export const LOG_PAGE_SIZE = 100;

type Wanted = {
  page: number;
  /** The name of the person who did it. */
  by?: string;
  /** Words to find in the subject, and the ids of homes that match them. */
  about?: { words: string; homes: readonly string[] };
};

/** A page of the log, newest first and filtered, with one line more if there is a next page. */
export function findLog(db: Database, { page, by, about }: Wanted) {
  return db
    .selectFrom("log")
    .select(["id", "person_name", "act as intent", "subject", "before", "after", "created_at"])
    .$if(by !== undefined, (query) => query.where("person_name", "=", by ?? ""))
    .$if(about !== undefined, (query) =>
      query.where(({ or, eb, fn }) =>
        or([
          eb("subject", "in", [...(about?.homes ?? []), about?.words ?? ""]),
          eb(fn<string>("lower", ["subject"]), "like", `%${about?.words.toLowerCase()}%`),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LOG_PAGE_SIZE + 1)
    .offset((page - 1) * LOG_PAGE_SIZE)
    .execute();
}

export async function findActors(db: Database) {
  const found = await db.selectFrom("log").select("person_name").distinct().orderBy("person_name").execute();
  return found.map(({ person_name }) => person_name);
}
