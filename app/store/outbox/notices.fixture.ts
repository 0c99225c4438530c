import type { Database } from "../database.server.ts";

/** Reads the notices of a kind, or all, in the order in which they were queued, with their payloads. */
export async function readNotices(db: Database, kind?: string) {
  const rows = await db.selectFrom("notice").selectAll().execute();
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .toSorted((one, other) => one.created_at - other.created_at)
    .map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }));
}
