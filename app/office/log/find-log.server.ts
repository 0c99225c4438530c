import type { Database } from "#app/store/database.server.ts";

export const LOG_PAGE_SIZE = 100;

/** What was done, newest first: one page, and a first line of the next. */
export function findLog(db: Database, page: number) {
  return db
    .selectFrom("log")
    .select(["id", "person_name", "act as intent", "subject", "before", "after", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LOG_PAGE_SIZE + 1)
    .offset((page - 1) * LOG_PAGE_SIZE)
    .execute();
}
