import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { makeId } from "#app/store/make-id.ts";
import { isDue } from "../due-times.ts";

export const ALERT_NOTICE = "alert";

/** News of a home for an alert. */
export type Match = { alert: string; home: string; news: readonly string[]; before?: string };

/** Within the transaction of what they tell. */
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

/** Confirmed alerts of followers who are told at the moment, that may be about some homes. */
function selectActive(db: Database, now: number) {
  return db
    .selectFrom("alert")
    .innerJoin("follower", "follower.id", "alert.follower_id")
    .where("alert.confirmed_at", "is not", null)
    .where("follower.refused_at", "is", null)
    .where((where) =>
      where.or([where("follower.paused_until", "is", null), where("follower.paused_until", "<", now)]),
    );
}

const ROWS_AT_ONCE = 1_000;

/** Rows by their ids, some at once: reading them together would hold up requests. */
async function* readInTurn<Row extends { id: string }>(findAfter: (last: string) => Promise<Row[]>) {
  let last: string | undefined = "";
  while (last !== undefined) {
    const some: Row[] = await findAfter(last);
    yield some;
    last = some.length < ROWS_AT_ONCE ? undefined : some.at(-1)?.id;
  }
}

const alertColumns = ["alert.id", "alert.follower_id", "alert.frequency", "alert.topics"] as const;

/** All searches. */
export function findSearchAlerts(db: Database, now: number) {
  return readInTurn((last) =>
    selectActive(db, now)
      .select([...alertColumns, "alert.list", "alert.criteria"])
      .where("alert.criteria", "is not", null)
      .where("alert.id", ">", last)
      .orderBy("alert.id")
      .limit(ROWS_AT_ONCE)
      .execute(),
  );
}

export function findHomeAlerts(db: Database, homes: readonly string[], now: number) {
  return selectActive(db, now)
    .select([...alertColumns, "alert.home"])
    .where("alert.home", "in", homes)
    .execute();
}

/** What searches found to tell of some homes before. */
export function findEarlier(db: Database, homes: readonly string[], now: number) {
  return readInTurn((last) =>
    selectActive(db, now)
      .innerJoin("alert_match", "alert_match.alert_id", "alert.id")
      .select(["alert_match.id", "alert_match.alert_id", "alert_match.home", "alert_match.news"])
      .select(["alert_match.found_at", "alert_match.queued_at", "alert.mailed_at"])
      .select(["alert.follower_id", "alert.frequency", "alert.topics"])
      .where("alert.criteria", "is not", null)
      .where("alert_match.home", "in", homes)
      .where("alert_match.id", ">", last)
      .orderBy("alert_match.id")
      .limit(ROWS_AT_ONCE)
      .execute(),
  );
}

/** Tells nobody what is due. */
export async function dropDueNews(db: Database, now: number) {
  for (const some of inParts(await findDue(db, now))) {
    const alerts = some.map(({ id }) => id);
    await db
      .deleteFrom("alert_match")
      .where("alert_id", "in", alerts)
      .where("queued_at", "is", null)
      .execute();
  }
}

/** Alerts with news whose time has come. */
export async function findDue(db: Database, now: number) {
  const waiting = await db
    .selectFrom("alert_match")
    .innerJoin("alert", "alert.id", "alert_match.alert_id")
    .select(["alert.id", "alert.follower_id", "alert.frequency", "alert.mailed_at"])
    .select((each) => each.fn.min("alert_match.found_at").as("found_at"))
    .where("alert_match.queued_at", "is", null)
    .groupBy(["alert.id", "alert.follower_id", "alert.frequency", "alert.mailed_at"])
    .execute();
  return waiting.filter(({ frequency, mailed_at, found_at }) =>
    isDue({ frequency, mailedAt: mailed_at, foundAt: Number(found_at) }, now),
  );
}

/** What the mail of an alert tells, and to whom; `undefined` when they have stopped or paused it meanwhile. */
export async function findQueued(
  db: Database,
  { alert, queuedAt }: { alert: string; queuedAt: number },
  now: number,
) {
  const found = await selectActive(db, now)
    .select([
      "alert.id",
      "alert.list",
      "alert.criteria",
      "alert.home",
      "alert.asked_at",
      "follower.email",
      "follower.token",
    ])
    .where("alert.id", "=", alert)
    .executeTakeFirst();
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
