import { createHash } from "node:crypto";
import type { Database } from "#app/store/database.server.ts";
import { addNotices, countInLanes, type NewNotice, sendNow } from "#app/store/outbox/notices.server.ts";

export type NamedDestination = { name: string; secrets: Readonly<Record<string, string>> };

/** Makes the mails about a stopped destination. */
export type ToStopNotices = (name: string) => Promise<readonly NewNotice[]>;

/** Enters a destination into the store. One that was stopped restarts if its secrets have changed. */
export async function enterDestination(db: Database, { name, secrets }: NamedDestination) {
  const digest = createHash("sha256")
    .update(JSON.stringify([name, secrets]))
    .digest("base64url");
  const row = { name, secrets: digest, last_answer: null, last_at: null, stopped_at: null };
  await db
    .insertInto("destination")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ secrets: digest, stopped_at: null })
        .where("destination.secrets", "!=", digest),
    )
    .execute();
}

export async function isStopped(db: Database, name: string) {
  const { stopped_at } = await db
    .selectFrom("destination")
    .select("stopped_at")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return stopped_at !== null;
}

/** Stores a destination's last answer: an HTTP or SMTP status, or an error code. */
export async function noteAnswer(
  db: Database,
  name: string,
  { answer, now }: { answer: string; now: number },
) {
  await db
    .updateTable("destination")
    .set({ last_answer: answer, last_at: now })
    .where("name", "=", name)
    .execute();
}

type StopOptions = { now: number; toStopNotices: ToStopNotices };

/** Stops sending to a destination that refuses our secret, and queues the mails about it once. */
export async function stopDestination(db: Database, name: string, { now, toStopNotices }: StopOptions) {
  const notices = await toStopNotices(name);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("destination")
      .set({ stopped_at: now })
      .where("name", "=", name)
      .where("stopped_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n)
      await addNotices(transaction, { subjectId: "destination", notices, state: "waiting", now });
  });
}

/** Restarts a stopped destination, and sends its waiting events at once. Returns false if it was not stopped. */
export async function startDestination(db: Database, name: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("destination")
    .set({ stopped_at: null })
    .where("name", "=", name)
    .where("stopped_at", "is not", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await sendNow(db, name, now);
  return true;
}

/** Finds all destinations with their last answers, the number of waiting enquiries and the oldest one's time (ms). */
export async function findDestinations(db: Database) {
  const found = await db
    .selectFrom("destination")
    .select(["name", "last_answer", "last_at", "stopped_at"])
    .orderBy("name")
    .execute();
  const waiting = await countInLanes(db);
  return found.map((destination) => {
    const lane = waiting.get(destination.name);
    return { ...destination, waiting: lane?.waiting ?? 0, since: lane?.since };
  });
}

export async function findStopped(db: Database) {
  const found = await findDestinations(db);
  return found.filter(({ stopped_at }) => stopped_at !== null);
}
