import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { Step } from "../compare-homes.ts";
import type { KnownHomeRow } from "./alert-rows.ts";

/** A home that is back within this time is not new. */
const FLICKER_MS = 30 * DAY_MS;

/** All homes as last announced and as last seen; empty before the first look and after a restore. */
export function findKnownHomes(db: Database) {
  return db.selectFrom("known_home").selectAll().execute();
}

/** Stores a comparison, within a transaction. Throws where another process or the office was quicker. */
export async function writeKnownHomes(db: Database, steps: readonly Step[]) {
  const added = steps.flatMap(({ from, to }) => (to && !from ? [to] : []));
  for (const some of inParts(added)) await db.insertInto("known_home").values(some).execute();
  for (const { from, to } of steps) {
    if (!from || to === from) continue;
    if (!to) await db.deleteFrom("known_home").where("id", "=", from.id).execute();
    else await changeHome(db, from, to);
  }
}

async function changeHome(db: Database, from: KnownHomeRow, to: KnownHomeRow) {
  const { numUpdatedRows } = await db
    .updateTable("known_home")
    .set(to)
    .where("id", "=", from.id)
    .where("state", "=", from.state)
    .where("seen", "is not distinct from", from.seen)
    .where("new_at", "is not distinct from", from.new_at)
    .where("held_at", "is not distinct from", from.held_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error("The known homes were changed by another process meanwhile.");
  // Followers of a home that is listed again follow it under its new id.
  if (from.id === to.id) return;
  await db.updateTable("alert").set({ home: to.id }).where("home", "=", from.id).execute();
  await db.updateTable("alert_match").set({ home: to.id }).where("home", "=", from.id).execute();
}

/** Counts new homes that wait for the office's decision. */
export async function countHeld(db: Database) {
  const { count } = await db
    .selectFrom("known_home")
    .select((each) => each.fn.countAll().as("count"))
    .where("held_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Releases held homes, so that the next look announces them. False when somebody decided before. */
export async function releaseHeld(db: Database, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("known_home")
    .set({ held_at: null, released_at: now })
    .where("held_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records homes held until a time (ms) as known, without announcing them. False when somebody decided before. */
export async function dropHeld(db: Database, until: number) {
  const { numUpdatedRows } = await db
    .updateTable("known_home")
    .set(({ fn }) => ({ state: fn.coalesce("seen", "state"), new_at: null, held_at: null }))
    .where("held_at", "<=", until)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Forgets homes that have been away for 30 days; listed again, they are new. */
export async function forgetHomes(db: Database, now: number) {
  await db
    .deleteFrom("known_home")
    .where("seen", "like", '%"isGone":true%')
    .where("seen_at", "<", now - FLICKER_MS)
    .execute();
}
