import type { Database } from "#app/store/database.server.ts";
import { toKey, toKeyText, toKnownHomes, toPublished } from "../identity/known-homes.server.ts";
import { compareSlots } from "../publish/to-entry.ts";
import { raiseRevision } from "../revision.server.ts";
import { findPictures } from "./picture-rows.server.ts";

/** New homes whose first picture is here, or that have waited for it long enough, are shown from now on. */
export async function releaseWaiting(db: Database, now: number) {
  const rows = await db.selectFrom("register").selectAll().where("waits_until", ">", 0).execute();
  if (rows.length === 0) return;
  const known = await toKnownHomes(db, rows);
  const leads = new Map<string, string>();
  for (const row of rows) {
    const published = known.get(toKeyText(toKey(row)))?.published;
    const pictures = published ? toPublished(published).media.filter(({ use }) => use === "picture") : [];
    const lead = pictures.sort((a, b) => compareSlots(a.slot, b.slot))[0];
    if (lead) leads.set(row.id, lead.url);
  }
  const here = await findPictures(db, [...new Set(leads.values())]);
  const ready = rows.filter(({ id, waits_until }) => waits_until <= now || here.has(leads.get(id) ?? ""));
  if (ready.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("register")
      .set({ waits_until: 0 })
      .where(
        "id",
        "in",
        ready.map(({ id }) => id),
      )
      .execute();
    await raiseRevision(transaction, now);
  });
}
