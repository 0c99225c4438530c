import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { toNoticeRow } from "#app/store/outbox/notices.server.ts";
import { ALERT_NOTICE, findDue } from "./matches.server.ts";

/** By then every process has the homes that one of them has found. */
const SETTLE_MS = 4_000;

/** Queues one mail for each alert whose time has come. Returns how many. */
export async function queueDueMails(db: Database, now: number) {
  const due = await findDue(db, now);
  const waits = due.length > 0 ? await findWaiting(db) : new Set();
  const next = due.filter(({ id }) => !waits.has(id));
  for (const some of inParts(next)) await queueMails(db, some, now);
  return next.length;
}

/** Alerts of which a mail has not left yet: their next one waits, since at night both would wait for the same minute. */
async function findWaiting(db: Database) {
  const notices = await db
    .selectFrom("notice")
    .select("id")
    .where("kind", "=", ALERT_NOTICE)
    .where("state", "=", "queued")
    .execute();
  return new Set(notices.map(({ id }) => id.slice(0, id.lastIndexOf("."))));
}

/** A mail of an alert is about to leave. */
export async function noteMailed(db: Database, id: string, now: number) {
  await db.updateTable("alert").set({ mailed_at: now }).where("id", "=", id).execute();
}

type Due = { id: string; follower_id: string };

/** The mail is made when it is sent, of the matches that were queued at this time (ms); another process may be first. */
async function queueMails(db: Database, alerts: readonly Due[], now: number) {
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable("alert_match")
      .set({ queued_at: now })
      .where(
        "alert_id",
        "in",
        alerts.map(({ id }) => id),
      )
      .where("queued_at", "is", null)
      .returning("alert_id")
      .execute();
    const ids = new Set(taken.map(({ alert_id }) => alert_id));
    const rows = alerts
      .filter(({ id }) => ids.has(id))
      .map(({ id, follower_id }) => ({
        ...toNoticeRow(
          { kind: ALERT_NOTICE, payload: { channel: ALERT_NOTICE, alert: id, queuedAt: now } },
          { id: `${id}.${now}`, subjectId: follower_id, state: "queued", now },
        ),
        due_at: now + SETTLE_MS,
      }));
    if (rows.length === 0) return;
    await transaction.insertInto("notice").values(rows).execute();
  });
}
