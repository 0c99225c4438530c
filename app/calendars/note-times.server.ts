import { sql } from "kysely";
import { toAgencyDay, toAgencyTime } from "#app/agency/agency-time.ts";
import { toHomeKey } from "#app/homes/record/listing-links.ts";
import { DAY_MS } from "#app/region/time.ts";
import { moveAlong } from "#app/slots/calendars.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { lock } from "#app/store/tasks.server.ts";
import { compareTimes, type HomeTimes, type TimeChange } from "./compare-times.ts";
import type { OpenMove } from "./open-event-move.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

/** Stores changed times, within a transaction. Returns inspections that moved, were cancelled or reinstated. */
export async function noteTimes(db: Database, homes: readonly HomeTimes[], now: number) {
  if (homes.length === 0) return [];
  // Locked, because two processes that compare at once would both count a change.
  await lock(db, "open times written", now);
  const ids = homes.map(({ home_id }) => home_id);
  const known = await db
    .selectFrom("open_time")
    .selectAll()
    .where("home_id", "in", ids)
    .orderBy("ordinal")
    .execute();
  const byHome = Map.groupBy(known, toHomeKey);
  const clock = toAgencyTime(now);
  const changes = homes.flatMap((home) =>
    compareTimes({ home, rows: byHome.get(toHomeKey(home)) ?? [], now, clock }),
  );
  await writeRows(
    db,
    changes.map(({ after }) => after),
  );
  for (const change of changes) await moveModules(db, change);
  return changes.flatMap(toMove);
}

/** Moves an inspection for the office, also to another day, as the same event. Runs within a transaction. */
export async function moveInspection(db: Database, { homeId, from, to }: Required<OpenMove>, now: number) {
  await lock(db, "open times written", now);
  const before = await getInspection(db, { homeId, time: from });
  const [time, end = ""] = to.split("/");
  const [day = "", starts = ""] = time?.split("T") ?? [];
  if (!before) return;
  const after = { ...before, day, starts, ends: end, sequence: before.sequence + 1, changed_at: now };
  await writeRows(db, [after]);
  await moveModules(db, { before, after });
}

/**
 * Returns an inspection's event as cancelled, for the calendar of one visitor who is not coming. Adds two to the stored
 * sequence, so that later versions of the event are newer than theirs. Runs within a transaction.
 */
export async function leaveInspection(db: Database, open: { homeId: string; time: string }, now: number) {
  await lock(db, "open times written", now);
  const row = await getInspection(db, open);
  if (!row || row.cancelled_at !== null) return row;
  const { sequence } = row;
  await writeRows(db, [{ ...row, sequence: sequence + 2, changed_at: now }]);
  return { ...row, sequence: sequence + 1, cancelled_at: now, changed_at: now };
}

/** Lets modules move their records along with an inspection. */
async function moveModules(db: Database, { before, after }: TimeChange) {
  if (!before || after.kind !== "inspection") return;
  const { uid, home_id, day, starts, ends } = after;
  const formerUid = toUid(home_id, `${before.day}T${before.starts}`);
  const move = { uid, formerUid, time: `${day}T${starts}`, ends: `${day}T${ends || starts}` };
  for (const moveIt of moveAlong) await moveIt(db, move);
}

async function writeRows(db: Database, rows: readonly OpenTimeRow[]) {
  for (const some of inParts(rows))
    await db
      .insertInto("open_time")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("uid").doUpdateSet(({ ref }) => ({
          day: ref("excluded.day"),
          starts: ref("excluded.starts"),
          ends: ref("excluded.ends"),
          sequence: ref("excluded.sequence"),
          cancelled_at: ref("excluded.cancelled_at"),
          changed_at: ref("excluded.changed_at"),
        })),
      )
      .execute();
}

function toMove({ before, after }: TimeChange): OpenMove[] {
  if (!before || after.kind !== "inspection") return [];
  const [from, to] = [before, after].map(({ day, starts }) => `${day}T${starts}`);
  if (!from || (from === to && before.cancelled_at === after.cancelled_at)) return [];
  return [{ homeId: after.home_id, from, to: after.cancelled_at === null ? to : undefined }];
}

export type OpenQuery = {
  homes?: readonly string[];
  /** Keys of homes, which include the list. */
  keys?: readonly string[];
  /** One or several days, separated by commas. */
  day?: string;
  offer?: string;
  most?: number;
};

const MOST = 10_000;

/** Finds times that are not over, including cancelled ones, earliest first. */
export function findOpenTimes(
  db: Database,
  { homes, keys, day, offer, most = MOST }: OpenQuery,
  now: number,
) {
  const [today = "", time = ""] = toAgencyTime(now).split("T");
  let rows = db
    .selectFrom("open_time")
    .selectAll()
    .where((where) =>
      where.or([
        where("day", ">", today),
        where.and([where("day", "=", today), where.or([where("ends", "=", ""), where("ends", ">", time)])]),
      ]),
    );
  if (homes) rows = rows.where("home_id", "in", homes);
  if (keys) rows = rows.where(sql<string>`offer || ' ' || home_id`, "in", keys);
  if (day) rows = rows.where("day", "in", day.split(","));
  const offers = offer?.split(",") ?? [];
  if (offers.length > 0)
    rows = rows.where(
      "offer",
      "in",
      (["sale", "rent"] as const).filter((each) => offers.includes(each)),
    );
  return rows.orderBy("day").orderBy("starts").orderBy("uid").limit(most).execute();
}

/** Gets an inspection of a home by its event or its start (2026-11-28T10:00), cancelled or not. */
export function getInspection(
  db: Database,
  { homeId, time, uid }: { homeId: string; time: string; uid?: string },
) {
  const ofHome = db
    .selectFrom("open_time")
    .selectAll()
    .where("home_id", "=", homeId)
    .where("kind", "=", "inspection");
  const found = uid
    ? ofHome.where("uid", "=", uid)
    : ofHome.where("day", "=", time.slice(0, 10)).where("starts", "=", time.slice(11));
  return found.orderBy("cancelled_at", (order) => order.desc().nullsFirst()).executeTakeFirst();
}

/** A provisional uid for an open home that has no event yet. */
export function toUid(homeId: string, time: string) {
  return `inspection-${homeId}-${time}`;
}

const KEPT_DAYS = 90;

/** Deletes times of more than 90 days ago. */
export async function purgeOpenTimes(db: Database, now: number) {
  const before = toAgencyDay(now - KEPT_DAYS * DAY_MS);
  await db.deleteFrom("open_time").where("day", "<", before).execute();
}
