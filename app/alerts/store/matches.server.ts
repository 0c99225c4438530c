import { setImmediate } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { makeId } from "#app/store/make-id.ts";
import { hasNotice } from "#app/store/outbox/notices-of.server.ts";
import { addQueued } from "#app/store/outbox/queued.server.ts";
import { isDue } from "../due-times.ts";
import type { AlertMatchRow, AlertRow, AlertsMails, FollowerRow } from "./alert-rows.ts";

export const ALERT_NOTICE = "alert";
/** Delay after which every process has loaded the homes that one of them has compared. */
const SETTLE_MS = 4_000;

export type Match = { alert: string; home: string; news: readonly string[]; before?: string };

/** Stores matches. Runs within the transaction that stores their changes. */
export async function addMatches(db: Database, matches: readonly Match[], now: number) {
  for (const some of inParts(matches))
    await db
      .insertInto("alert_match")
      .values(
        some.map(({ alert, home, news, before = null }) => ({
          id: makeId(now),
          alert_id: alert,
          home,
          news: news.join(),
          before,
          found_at: now,
          queued_at: null,
        })),
      )
      .execute();
}

/** Confirmed alerts of followers whose mails are neither paused nor refused. */
function selectActive(db: Database, now: number) {
  return db
    .selectFrom("alert")
    .innerJoin("follower", "follower.id", "alert.follower_id")
    .select(["alert.id", "alert.follower_id", "alert.list", "alert.criteria", "alert.home"])
    .select(["alert.frequency", "alert.topics", "alert.asked_at", "follower.email", "follower.token"])
    .where("alert.confirmed_at", "is not", null)
    .where("follower.refused_at", "is", null)
    .where((where) =>
      where.or([where("follower.paused_until", "is", null), where("follower.paused_until", "<", now)]),
    );
}

/** An alert with its follower's address and token. */
export type ActiveAlert = Pick<
  AlertRow,
  "id" | "follower_id" | "list" | "criteria" | "home" | "frequency" | "topics" | "asked_at"
> &
  Pick<FollowerRow, "email" | "token">;

/** An alert with the news for its mail. */
export type QueuedAlert = ActiveAlert & { matches: readonly AlertMatchRow[] };

const ROWS_AT_ONCE = 200;
const ALERTS_AT_ONCE = 25;

/** Yields all active alerts in batches, because reading them in one go would hold up requests. */
export async function* findActiveAlerts(db: Database, now: number) {
  let last: string | undefined = "";
  while (last !== undefined) {
    const some: ActiveAlert[] = await selectActive(db, now)
      .where("alert.id", ">", last)
      .orderBy("alert.id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const few of inParts(some, ALERTS_AT_ONCE)) {
      await setImmediate();
      yield few;
    }
    last = some.length < ROWS_AT_ONCE ? undefined : some.at(-1)?.id;
  }
}

/** The homes among these that each alert has announced before, by the alert's id. */
export async function findTold(db: Database, homes: readonly string[]) {
  const told = new Map<string, string[]>();
  for (const some of inParts(homes)) {
    const rows = await db
      .selectFrom("alert_match")
      .select(["alert_id", "home"])
      .distinct()
      .where("home", "in", some)
      .where("queued_at", "is not", null)
      .execute();
    for (const { alert_id, home } of rows) told.set(alert_id, [...(told.get(alert_id) ?? []), home]);
  }
  return told;
}

/** Queues one mail for each alert that is due. Returns how many. */
export async function queueDueMails(db: Database, now: number) {
  const due = await findDue(db, now);
  for (const some of inParts(due))
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("alert_match")
        .set({ queued_at: now })
        .where("alert_id", "in", toIds(some))
        .where("queued_at", "is", null)
        .execute();
      const mails = some.map(({ id, follower_id }) => ({
        id: `${id}.${now}`,
        subjectId: follower_id,
        kind: ALERT_NOTICE,
        payload: { channel: ALERT_NOTICE, alert: id, queuedAt: now } as const,
      }));
      await addQueued(transaction, mails, { now, dueAt: now + SETTLE_MS });
    });
  return due.length;
}

/** Deletes news that is due, without telling anybody. */
export async function dropDueNews(db: Database, now: number) {
  for (const some of inParts(await findDue(db, now)))
    await db
      .deleteFrom("alert_match")
      .where("alert_id", "in", toIds(some))
      .where("queued_at", "is", null)
      .execute();
}

function toIds(alerts: readonly { id: string }[]) {
  return alerts.map(({ id }) => id);
}

/** Alerts whose news is due. A follower with a queued mail gets no other one yet, as both would leave at once. */
async function findDue(db: Database, now: number) {
  const waiting = await db
    .selectFrom("alert_match")
    .innerJoin("alert", "alert.id", "alert_match.alert_id")
    .select(["alert.id", "alert.follower_id", "alert.frequency", "alert.mailed_at"])
    .select((each) => each.fn.min("alert_match.found_at").as("found_at"))
    .where("alert_match.queued_at", "is", null)
    .where(({ not }) => not(hasNotice("alert.follower_id", { kind: ALERT_NOTICE, state: "queued" })))
    .groupBy(["alert.id", "alert.follower_id", "alert.frequency", "alert.mailed_at"])
    .execute();
  return waiting.filter(({ frequency, mailed_at, found_at }) =>
    isDue({ frequency, mailedAt: mailed_at, foundAt: Number(found_at) }, now),
  );
}

/** The news and recipient of an alert's mail; undefined when the alert was stopped or paused meanwhile. */
export async function findQueued(
  db: Database,
  { alert, queuedAt }: AlertsMails["alert"],
  now: number,
): Promise<QueuedAlert | undefined> {
  const found = await selectActive(db, now).where("alert.id", "=", alert).executeTakeFirst();
  const matches = await db
    .selectFrom("alert_match")
    .selectAll()
    .where("alert_id", "=", alert)
    .where("queued_at", "=", queuedAt)
    .orderBy("found_at")
    .orderBy("id")
    .execute();
  return found && { ...found, matches };
}

/** Records the time of an alert's last mail. */
export async function noteMailed(db: Database, id: string, now: number) {
  await db.updateTable("alert").set({ mailed_at: now }).where("id", "=", id).execute();
}
