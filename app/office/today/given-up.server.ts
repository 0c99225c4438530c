import type { Database } from "#app/store/database.server.ts";
import type { AccessScope } from "../enquiries/list/find-enquiries.server.ts";

const MOST = 20;

/** Enquiries with a mail that was given up after five days; nothing for who sees only their own. */
export async function findGivenUp(db: Database, { reach }: AccessScope) {
  if (reach === "own") return [];
  return db
    .selectFrom("notice")
    .innerJoin("enquiry", "enquiry.id", "notice.subject_id")
    .select("reference")
    .select((each) => each.fn.countAll<number>().as("mails"))
    .where("state", "=", "dead")
    .groupBy("reference")
    .orderBy("reference")
    .limit(MOST)
    .execute();
}

/** How many enquiries of the last week are held as spam; 0 for who may not judge them. */
export async function countHeld(db: Database, { reach }: AccessScope, since: number) {
  if (reach === "own") return 0;
  const { count } = await db
    .selectFrom("enquiry")
    .select((each) => each.fn.countAll().as("count"))
    .where("flag", "is not", null)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
