import type { Database } from "../database.server.ts";

/** The notices of a kind, or all, as they were queued, with what they carry. */
export async function readNotices(db: Database, kind?: string) {
  const rows = await db.selectFrom("notice").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }));
}
