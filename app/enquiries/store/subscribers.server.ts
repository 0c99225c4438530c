import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeToken } from "#app/store/make-token.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import type { Campaign } from "./campaign.ts";
import type { SubscriberRow } from "./enquiry-rows.ts";

/** Asked again within this time, no second mail goes out: nobody's mailbox is flooded through us. */
const ASK_AGAIN_MS = 15 * 60_000;
const TOKEN_BYTES = 18;

type AskOptions = {
  email: string;
  wording: string;
  campaign?: Campaign;
  now: number;
  toNotice: (subscriber: SubscriberRow) => NewNotice;
};

/** Somebody (perhaps not the owner of the address) asks for the newsletter: a mail asks the owner. */
export function askToSubscribe(db: Database, { toNotice, now, ...asked }: AskOptions) {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await putAsked(transaction, { ...asked, email: asked.email.toLowerCase(), now });
    if (!subscriber) return;
    const notices = [toNotice(subscriber)];
    await addNotices(transaction, { subjectId: subscriber.id, notices, state: "waiting", now });
  });
}

/** The subscriber as asked now; `undefined` where no mail is due: confirmed already, or asked just before. */
async function putAsked(
  db: Database,
  { email, wording, campaign, now }: Omit<AskOptions, "toNotice">,
): Promise<SubscriberRow | undefined> {
  const row: SubscriberRow = {
    id: makeId(now),
    email,
    token: makeToken(TOKEN_BYTES),
    state: "asked",
    wording,
    campaign: campaign ? JSON.stringify(campaign) : null,
    asked_at: now,
    confirmed_at: null,
    left_at: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("subscriber")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return row;
  return db
    .updateTable("subscriber")
    .set({
      state: "asked",
      wording,
      campaign: row.campaign,
      asked_at: now,
      confirmed_at: null,
      left_at: null,
    })
    .where("email", "=", email)
    .where("state", "!=", "confirmed")
    .where((where) =>
      where.or([
        where("state", "=", "left"),
        where("asked_at", "<=", now - ASK_AGAIN_MS),
        // Before the clock was set back.
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
  /** Without it, nothing but the answer. */
  isWriting: boolean;
};

/** Somebody who agreed elsewhere joins the list, unless they are on it or have left it. Says what they were here. */
export async function importSubscriber(
  db: Database,
  { email, wording, consentedAt, now, isWriting }: ImportOptions,
) {
  const known = await db
    .selectFrom("subscriber")
    .select("state")
    .where("email", "=", email)
    .executeTakeFirst();
  if (!isWriting || (known && known.state !== "asked")) return known?.state ?? "new";
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
  return known?.state ?? "new";
}

export function getSubscriber(db: Database, token: string) {
  return db.selectFrom("subscriber").selectAll().where("token", "=", token).executeTakeFirst();
}

type ConfirmOptions = { token: string; now: number; toNotice: (subscriber: SubscriberRow) => NewNotice };

/** The owner of the address agrees. Again changes nothing; false when no such link was sent. */
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

/** Takes an address off the list, and its issues out of the queue. Again changes nothing; false when no such link was sent. */
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
    await transaction
      .deleteFrom("notice")
      .where("subject_id", "=", subscriber.id)
      .where("state", "in", ["queued", "paused"])
      .execute();
    return true;
  });
}

/** How many get the newsletter. */
export async function countConfirmed(db: Database) {
  const { count } = await db
    .selectFrom("subscriber")
    .select((each) => each.fn.countAll().as("count"))
    .where("state", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return Number(count);
}
