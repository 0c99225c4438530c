import { toAgencyDay } from "#app/agency/agency-time.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { removeMailFiles } from "#app/store/outbox/mail-files.server.ts";
import { dropSettled, findSettled } from "#app/store/outbox/notices-of.server.ts";
import { eraseFollower } from "./erase-follower.server.ts";
import { ALERT_NOTICE } from "./matches.server.ts";

/** Retention periods that the privacy page promises (legal.json). */
const [UNCONFIRMED_DAYS, STOPPED_DAYS, TOLD_DAYS] = [7, 30, 90];
const DAYS_REFUSED = 3;

/** Erases alerts unconfirmed for 7 days, followers without an alert for 30 days, and news and mails after 90 days. */
export async function purgeFollowers(db: Database, now: number, dataDir: string) {
  await db
    .deleteFrom("alert_match")
    .where("found_at", "<", now - TOLD_DAYS * DAY_MS)
    .execute();
  for (const kind of [ALERT_NOTICE, "alert-confirm", "alerts-held"])
    await removeMailFiles(await dropSettled(db, kind, now - TOLD_DAYS * DAY_MS), dataDir);
  await db
    .deleteFrom("alert")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<", now - UNCONFIRMED_DAYS * DAY_MS)
    .execute();
  const idle = await db
    .selectFrom("follower")
    .select("id")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("alert").select("alert.id").whereRef("alert.follower_id", "=", "follower.id"))),
    )
    .where(({ eb, or }) =>
      or([eb("confirmed_at", "is", null), eb("asked_at", "<", now - STOPPED_DAYS * DAY_MS)]),
    )
    .execute();
  for (const { id } of idle) await eraseFollower(db, id, dataDir);
}

/** Stops mails to addresses that their mail server refused for good on three days, with none accepted in between. */
export async function pauseRefused(db: Database, now: number) {
  const settled = await findSettled(db, ALERT_NOTICE);
  for (const [follower, notices] of Map.groupBy(settled, ({ subject_id }) => subject_id)) {
    const since = notices.slice(notices.findLastIndex(({ state }) => state === "sent") + 1);
    const days = new Set(since.map(({ settled_at }) => toAgencyDay(settled_at ?? 0)));
    if (days.size < DAYS_REFUSED) continue;
    await db
      .updateTable("follower")
      .set({ refused_at: now })
      .where("id", "=", follower)
      .where("refused_at", "is", null)
      .execute();
  }
}
