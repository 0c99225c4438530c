import { setImmediate } from "node:timers/promises";
import type { PurgeOptions } from "#app/core/module-store.ts";
import type { Campaign } from "#app/enquiries/store/campaign.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeToken } from "#app/store/make-token.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { eraseNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import { dropQueued } from "#app/store/outbox/queued.server.ts";
import type { SubscriberRow } from "./newsletter-rows.ts";

/** The shortest interval between two mails to confirm, so that nobody can flood a mailbox. */
const ASK_AGAIN_MS = 15 * 60_000;
const TOKEN_BYTES = 18;

type AskOptions = {
  email: string;
  wording: string;
  campaign?: Campaign;
  now: number;
  toNotice: (subscriber: SubscriberRow) => NewNotice;
};

/** Requests a subscription. The person may not own the address, so a mail asks its owner to confirm. */
export function askToSubscribe(db: Database, { toNotice, now, ...asked }: AskOptions) {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await putAsked(transaction, { ...asked, email: asked.email.toLowerCase(), now });
    if (!subscriber) return;
    const notices = [toNotice(subscriber)];
    await addNotices(transaction, { subjectId: subscriber.id, notices, state: "waiting", now });
  });
}

/** Stores the request. Returns `undefined` if no mail is due: the address is confirmed, or was just asked. */
async function putAsked(
  db: Database,
  { email, wording, campaign, now }: Omit<AskOptions, "toNotice">,
): Promise<SubscriberRow | undefined> {
  const asked = {
    state: "asked",
    wording,
    campaign: campaign ? JSON.stringify(campaign) : null,
    asked_at: now,
    confirmed_at: null,
    left_at: null,
  } as const;
  const row = { id: makeId(now), email, token: makeToken(TOKEN_BYTES), ...asked };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("subscriber")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return row;
  return db
    .updateTable("subscriber")
    .set(asked)
    .where("email", "=", email)
    .where("state", "!=", "confirmed")
    .where((where) =>
      where.or([
        where("state", "=", "left"),
        where("asked_at", "<=", now - ASK_AGAIN_MS),
        // A time in the future means that the clock was set back since.
        where("asked_at", ">", now + ASK_AGAIN_MS),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

type ImportOptions = {
  email: string;
  wording: string;
  consentedAt: number;
  now: number;
  /** False for a dry run. */
  isWriting: boolean;
};

/** Adds a person who consented elsewhere, unless they are subscribed or have left. Returns their former state. */
export async function importSubscriber(
  db: Database,
  { email, wording, consentedAt, now, isWriting }: ImportOptions,
) {
  const known = await getSubscriberState(db, email);
  if (!isWriting || (known && known !== "asked")) return known ?? "new";
  const consent = { state: "confirmed", wording, asked_at: consentedAt, confirmed_at: consentedAt } as const;
  await db
    .insertInto("subscriber")
    .values({
      id: makeId(now),
      email,
      token: makeToken(TOKEN_BYTES),
      ...consent,
      campaign: null,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(consent).where("subscriber.state", "=", "asked"),
    )
    .execute();
  return known ?? "new";
}

/** Gets a subscriber by the token of their links, in any state. */
export function getSubscriber(db: Database, token: string) {
  return db.selectFrom("subscriber").selectAll().where("token", "=", token).executeTakeFirst();
}

/** The state of an e-mail address in lower case; undefined if it never subscribed. */
export async function getSubscriberState(db: Database, email: string) {
  const found = await db
    .selectFrom("subscriber")
    .select("state")
    .where("email", "=", email)
    .executeTakeFirst();
  return found?.state;
}

type ConfirmOptions = { token: string; now: number; toNotice: (subscriber: SubscriberRow) => NewNotice };

/** Confirms a subscription. Idempotent; returns false for an unknown token. */
export function confirmSubscription(db: Database, { token, now, toNotice }: ConfirmOptions) {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable("subscriber")
      .set({ state: "confirmed", confirmed_at: now, left_at: null })
      .where("token", "=", token)
      .where("state", "!=", "confirmed")
      .returningAll()
      .executeTakeFirst();
    if (!confirmed) return (await getSubscriber(transaction, token)) !== undefined;
    const notices = [toNotice(confirmed)];
    await addNotices(transaction, { subjectId: confirmed.id, notices, state: "waiting", now });
    return true;
  });
}

/** Unsubscribes an address and drops its queued issues. Idempotent; returns false for an unknown token. */
export function unsubscribe(db: Database, { token, now }: { token: string; now: number }) {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await getSubscriber(transaction, token);
    if (!subscriber) return false;
    await transaction
      .updateTable("subscriber")
      .set({ state: "left", left_at: now })
      .where("id", "=", subscriber.id)
      .where("state", "!=", "left")
      .execute();
    await dropQueued(transaction, subscriber.id);
    return true;
  });
}

/** Counts confirmed subscribers. */
export async function countConfirmed(db: Database) {
  const { count } = await db
    .selectFrom("subscriber")
    .select((each) => each.fn.countAll().as("count"))
    .where("state", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Erases an address and the mails to it. Returns the number of erased subscribers. */
export async function eraseSubscriber(db: Database, email: string, dataDir: string) {
  const found = await db.selectFrom("subscriber").select("id").where("email", "=", email).execute();
  for (const { id } of found) await eraseById(db, id, dataDir);
  return found.length;
}

/** The retention period promised by the privacy page (legal.json). */
const LAPSED_MS = 7 * DAY_MS;

/** Erases addresses a week after they unsubscribed, or were asked and did not confirm. Returns their number. */
export async function purgeLapsed(
  db: Database,
  { now, dataDir, isDryRun = false, isStopping = () => isDryRun }: PurgeOptions,
) {
  const before = now - LAPSED_MS;
  const lapsed = await db
    .selectFrom("subscriber")
    .select("id")
    .where((where) =>
      where.or([
        where.and([where("state", "=", "left"), where("left_at", "<", before)]),
        where.and([where("state", "=", "asked"), where("asked_at", "<", before)]),
      ]),
    )
    .execute();
  for (const { id } of lapsed) {
    if (isStopping()) break;
    await eraseById(db, id, dataDir);
    // node:sqlite is synchronous, so yield to requests.
    await setImmediate();
  }
  return lapsed.length;
}

async function eraseById(db: Database, id: string, dataDir: string) {
  await eraseNoticesOf(db, id, dataDir);
  await db.deleteFrom("subscriber").where("id", "=", id).execute();
}

/** Counts subscribers by the name of their state. */
export async function countByState(db: Database) {
  const counts = await db
    .selectFrom("subscriber")
    .select(["state as name", (each) => each.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return counts.map(({ name, count }) => ({ name, count: Number(count) }));
}
