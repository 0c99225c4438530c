import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { Database } from "#app/store/database.server.ts";

/** The time (ms) at which each person last used the office, by id, from open sessions and past sign-ins. */
export async function findLastSeen(db: Database): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  for (const table of ["session", "known_browser"] as const) {
    const rows = await db
      .selectFrom(table)
      .select(["person_id", ({ fn }) => fn.max("seen_at").as("at")])
      .groupBy("person_id")
      .execute();
    for (const { person_id: id, at } of rows) seen.set(id, Math.max(seen.get(id) ?? 0, Number(at)));
  }
  return seen;
}

export function toLastSeen(seen: ReadonlyMap<string, number>, id: string) {
  const at = seen.get(id);
  return at === undefined ? "Has not signed in yet" : `Last here ${formatMoment(at)}`;
}
