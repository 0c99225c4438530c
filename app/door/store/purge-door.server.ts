import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { PurgeOptions } from "#app/core/module-store.ts";
import { VISITORS_KEPT_MONTHS } from "#app/enquiries/store/erase-enquiries.server.ts";
import { toMonthsBefore } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { DOOR_MS } from "./doors.server.ts";

/** Deletes doors whose open home ended more than a day ago. */
export async function purgeDoors(db: Database, now: number) {
  await db
    .deleteFrom("open_door")
    .where("ends", "<", toAgencyTime(now - DOOR_MS))
    .execute();
}

/** Erases visitors noted twelve months ago, and joins with erased enquiries. Returns the number of visitors. */
export async function purgeOpenVisitors(
  db: Database,
  { now, isDryRun }: Pick<PurgeOptions, "now" | "isDryRun">,
) {
  const before = toMonthsBefore(now, VISITORS_KEPT_MONTHS);
  const visitors = await db.selectFrom("open_visitor").select("id").where("noted_at", "<", before).execute();
  if (isDryRun) return visitors.length;
  await db.deleteFrom("open_visitor").where("noted_at", "<", before).execute();
  for (const joined of ["same_as", "joined_to"] as const)
    await db
      .updateTable("open_visitor")
      .set({ [joined]: null })
      .where(joined, "is not", null)
      .where(joined, "not in", db.selectFrom("enquiry").select("enquiry.id"))
      .execute();
  return visitors.length;
}
