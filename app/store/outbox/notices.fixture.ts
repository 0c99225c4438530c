import type { Database } from "../database.server.ts";

/** The notices of a kind, or all, as they were queued, with what they carry. */
export async function readNotices(db: Database, kind?: string) {
  const rows = await db.selectFrom("notice").selectAll().execute();
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .toSorted((one, other) => one.created_at - other.created_at)
    .map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }));
}
