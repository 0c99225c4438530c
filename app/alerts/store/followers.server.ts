import { DAY_MS } from "#app/region/time.ts";
import { createYearCookie } from "#app/store/cookies.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeToken } from "#app/store/make-token.server.ts";
import { takeMailTo } from "#app/store/outbox/mails-to.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { dropNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import { type AlertPreferences, type AlertSubject, alertWording, MOST_ALERTS, PAUSE_DAYS } from "../alert.ts";
import type { AlertRow, FollowerRow } from "./alert-rows.ts";
import { noteMailed } from "./matches.server.ts";

/** Holds a follower's token in the browser in which they confirmed an alert. */
export const followerCookie = createYearCookie("__Host-alerts");

const TOKEN_BYTES = 18;
/** Limits of confirmation mails to one address, since strangers can request them. */
const mailLimits = [
  { most: 1, withinMs: 15 * 60_000 },
  { most: 3, withinMs: DAY_MS },
];

type AskOptions = {
  email: string;
  subject: AlertSubject;
  preferences: AlertPreferences;
  /** From the browser's cookie, if an alert was confirmed there before; otherwise empty. */
  token: string;
  now: number;
  toNotice: (follower: FollowerRow) => NewNotice;
};

/**
 * Adds an alert. It starts at once in a browser that confirmed this address before; otherwise a mail asks the owner of
 * the address to confirm. Only such a browser learns that the address is "full".
 */
export function askForAlert(db: Database, { email, subject, preferences, token, now, toNotice }: AskOptions) {
  return db.transaction().execute(async (transaction): Promise<"asked" | "confirmed" | "full"> => {
    await lock(transaction, "ask for an alert", now);
    const follower = await putFollower(transaction, email.toLowerCase(), now);
    const isOwner = follower.confirmed_at !== null && follower.token === token;
    const alerts = await findAlerts(transaction, follower.id);
    const known = alerts.find((alert) => isSame(alert, subject));
    const counted = alerts.filter(({ confirmed_at }) => (confirmed_at !== null) === isOwner);
    if (!known && isOwner && counted.length >= MOST_ALERTS) return "full";
    // Requests by strangers do not count towards the owner's limit, and do not displace alerts that a mail has
    // asked the owner to confirm.
    const oldest = counted.find(({ mailed_at }) => mailed_at === null) ?? counted[0];
    if (!known && oldest && counted.length >= MOST_ALERTS)
      await stopAlerts(transaction, follower.id, now, oldest.id);
    const id = known?.id ?? (await addAlert(transaction, { follower, subject, preferences, now, isOwner }));
    if (isOwner) {
      if (known) await changeAlert(transaction, known, preferences);
      return "confirmed";
    }
    if (known?.confirmed_at == null && (await takeMailTo(transaction, email, now, mailLimits))) {
      const notices = [toNotice(follower)];
      await addNotices(transaction, { subjectId: follower.id, notices, state: "waiting", now });
      await noteMailed(transaction, id, now);
    }
    return "asked";
  });
}

async function putFollower(db: Database, email: string, now: number): Promise<FollowerRow> {
  return db
    .insertInto("follower")
    .values({
      id: makeId(now),
      email,
      token: makeToken(TOKEN_BYTES),
      asked_at: now,
      confirmed_at: null,
      paused_until: null,
      refused_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

type NewAlert = Pick<AskOptions, "subject" | "preferences" | "now"> & {
  follower: FollowerRow;
  isOwner: boolean;
};

async function addAlert(db: Database, { follower, subject, preferences, now, isOwner }: NewAlert) {
  const { list, criteria = null, home = null } = subject;
  const id = makeId(now);
  await db
    .insertInto("alert")
    .values({
      id,
      follower_id: follower.id,
      list,
      criteria,
      home,
      frequency: preferences.frequency,
      topics: preferences.topics.join(),
      wording: alertWording,
      asked_at: now,
      confirmed_at: isOwner ? now : null,
      mailed_at: null,
    })
    .execute();
  return id;
}

function isSame(alert: AlertRow, { list, criteria, home }: AlertSubject) {
  return alert.list === list && alert.criteria === (criteria ?? null) && alert.home === (home ?? null);
}

/** Gets the follower whose links have this token, with their alerts. */
export async function getFollower(db: Database, token: string) {
  const follower = await db.selectFrom("follower").selectAll().where("token", "=", token).executeTakeFirst();
  return follower && { follower, alerts: await findAlerts(db, follower.id) };
}

/** Oldest first. */
function findAlerts(db: Database, followerId: string) {
  return db
    .selectFrom("alert")
    .selectAll()
    .where("follower_id", "=", followerId)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
}

type Confirmation = { followerId: string; until: number; now: number };

/** Confirms all alerts that were asked for until a time (ms). Repeating it changes nothing. */
export async function confirmAlerts(db: Database, { followerId, until, now }: Confirmation) {
  await db
    .updateTable("follower")
    .set({ confirmed_at: now, refused_at: null })
    .where("id", "=", followerId)
    .where((where) => where.or([where("confirmed_at", "is", null), where("refused_at", "is not", null)]))
    .execute();
  await db
    .updateTable("alert")
    .set({ confirmed_at: now, mailed_at: null })
    .where("follower_id", "=", followerId)
    .where("confirmed_at", "is", null)
    .where("asked_at", "<=", until)
    .execute();
}

export async function changeAlert(db: Database, { id }: Pick<AlertRow, "id">, preferences: AlertPreferences) {
  await db
    .updateTable("alert")
    .set({ frequency: preferences.frequency, topics: preferences.topics.join() })
    .where("id", "=", id)
    .execute();
}

/** Stops one alert, or all of a follower. Their waiting news is deleted with them. */
export async function stopAlerts(db: Database, followerId: string, now: number, id?: string) {
  // Links in mails go on working for 30 days from now.
  await db.updateTable("follower").set({ asked_at: now }).where("id", "=", followerId).execute();
  const all = db.deleteFrom("alert").where("follower_id", "=", followerId);
  await (id === undefined ? all : all.where("id", "=", id)).execute();
}

/** Pauses mails for 30 days, or resumes them and forgets earlier refusals by the mail server. */
export async function pauseAlerts(db: Database, followerId: string, now: number, isPaused: boolean) {
  await db
    .updateTable("follower")
    .set({ paused_until: isPaused ? now + PAUSE_DAYS * DAY_MS : null, refused_at: null })
    .where("id", "=", followerId)
    .execute();
  if (!isPaused) await dropNoticesOf(db, followerId, "refused");
}
