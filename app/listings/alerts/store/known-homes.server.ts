import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { Comparison } from "../../changes/compare-homes.ts";
import type { KnownHomeRow } from "./alert-rows.ts";
import { LEARN_TASK } from "./alert-tables.server.ts";
import { dropDueNews } from "./matches.server.ts";

/** All homes that are known; those held until a time (ms) are held no more. */
export async function findKnownHomes(db: Database, heldUntil: number) {
  const known = await db.selectFrom("known_home").selectAll().execute();
  const isReleased = ({ held_at }: KnownHomeRow) => held_at !== null && held_at <= heldUntil;
  if (!known.some(isReleased)) return known;
  await releaseHomes(db, heldUntil);
  return known.map((home) => (isReleased(home) ? { ...home, held_at: null } : home));
}

/** Whether a backup was restored since the homes were compared last. */
export async function isRestored(db: Database) {
  return Boolean(
    await db.selectFrom("task").select("name").where("name", "=", LEARN_TASK).executeTakeFirst(),
  );
}

/** Within the transaction that learns. What is due by now was told after the backup. */
export async function noteLearned(db: Database, now: number) {
  await dropDueNews(db, now);
  await db.deleteFrom("task").where("name", "=", LEARN_TASK).execute();
}

/** Writes what a comparison has found, within a transaction. Throws where another process has written meanwhile. */
export async function writeKnownHomes(
  db: Database,
  { added, changed }: Pick<Comparison, "added" | "changed">,
) {
  for (const some of inParts(added)) await db.insertInto("known_home").values(some).execute();
  for (const { from, to } of changed) {
    const { numUpdatedRows } = await db
      .updateTable("known_home")
      .set(to)
      .where("id", "=", from.id)
      .where("state", "=", from.state)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Error("Another process has compared the homes meanwhile.");
    if (from.id !== to.id) await moveHome(db, from.id, to.id);
  }
}

/** Who followed a home that is listed again follows it under its new id. */
async function moveHome(db: Database, from: string, to: string) {
  await db.updateTable("alert").set({ home: to }).where("home", "=", from).execute();
  await db.updateTable("alert_match").set({ home: to }).where("home", "=", from).execute();
}

/** Homes of which the office has to say whether their news goes out, and since when (ms) each waits. */
export async function findHeldHomes(db: Database) {
  const held = await db
    .selectFrom("known_home")
    .select(["id", "state", "held_at"])
    .where("held_at", "is not", null)
    .execute();
  return held.map(({ id, state, held_at }) => ({ id, state, heldAt: held_at ?? 0 }));
}

/** Those held until a time (ms) are held no more; true for whoever was first to say so. */
export async function releaseHomes(db: Database, until: number) {
  const { numUpdatedRows } = await db
    .updateTable("known_home")
    .set({ held_at: null })
    .where("held_at", "<=", until)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Forgets homes that left before a time (ms): listed again, they are new. */
export async function forgetHomes(db: Database, before: number) {
  await db.deleteFrom("known_home").where("gone_at", "<", before).execute();
}
