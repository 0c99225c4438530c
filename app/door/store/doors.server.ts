import { toAgencyTime, withAgencyOffset } from "#app/agency/agency-time.ts";
import { getInspection } from "#app/calendars/index.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeToken } from "#app/store/make-token.server.ts";
import type { Door } from "./note-visitor.server.ts";

const TOKEN_BYTES = 16;
/** How long after the end of an open home visitors can still sign in. */
const CODE_AFTER_MS = 3 * HOUR_MS;
/** How long before its start and after its end an open home's sheet offers the door. */
export const DOOR_MS = 24 * HOUR_MS;

/** Opens a door, so that phones cache its sheet and visitors have a code to scan; a new code if the old was ended. */
export async function openDoor(
  db: Database,
  { uid, homeId, time, ends }: Door & { ends: string },
  now: number,
) {
  const opened = {
    home_id: homeId,
    time,
    ends,
    token: makeToken(TOKEN_BYTES),
    opened_at: now,
    ended_at: null,
  };
  await db
    .insertInto("open_door")
    .values({ open_uid: uid, ...opened })
    .onConflict((conflict) =>
      conflict
        .column("open_uid")
        .doUpdateSet(opened)
        .where((where) =>
          where.or([where("open_door.ended_at", "is not", null), where("open_door.ends", "<", ends)]),
        ),
    )
    .execute();
}

/** Ends a code from now on. */
export async function endCode(db: Database, uid: string, now: number) {
  await db.updateTable("open_door").set({ ended_at: now }).where("open_uid", "=", uid).execute();
}

export function getDoor(db: Database, uid: string) {
  return db.selectFrom("open_door").selectAll().where("open_uid", "=", uid).executeTakeFirst();
}

/** Gets the door of a code, and when its open home was cancelled; undefined once the code has ended or expired. */
export async function getDoorByToken(db: Database, token: string, now: number) {
  const door = await db.selectFrom("open_door").selectAll().where("token", "=", token).executeTakeFirst();
  if (!door || !isCodeAlive(door, now)) return undefined;
  const event = await getInspection(db, { homeId: door.home_id, time: "", uid: door.open_uid });
  return { ...door, cancelled_at: event?.cancelled_at ?? null };
}

export function isCodeAlive({ ends, ended_at }: { ends: string; ended_at: number | null }, now: number) {
  return ended_at === null && toAgencyTime(now - CODE_AFTER_MS) < ends;
}

/** Whether it is at most a day before the start or after the end of an open home. */
export function isDoorTime({ time, ends }: { time: string; ends: string }, now: number) {
  return toAgencyTime(now + DOOR_MS) >= time && toAgencyTime(now - DOOR_MS) < ends;
}

/** Until when (ms) phones cache its sheet. */
export function toKeptUntil(ends: string) {
  return Date.parse(withAgencyOffset(ends)) + DOOR_MS;
}
