import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { holdNotices, releaseNotices, resendNotices } from "#app/store/outbox/notices-of.server.ts";
import { getDue, startLooking, takeTask } from "#app/store/tasks.server.ts";
import type { EnquiryRow } from "./enquiry-rows.ts";

const TASK = "digest of held enquiries";

type DigestOptions = { db: Database; noteOutage: NoteOutage; onQueued: () => void };

/** Mails the office a digest of held enquiries once a day. Returns a function that stops it. */
export function startDigests({ db, noteOutage, onQueued }: DigestOptions) {
  return startLooking(async () => {
    try {
      if (await queueDigestWhenDue(db, Date.now())) onQueued();
    } catch (error) {
      noteOutage(error, "the digest of held enquiries could not be queued; it is tried again in ten minutes");
    }
  });
}

/**
 * Queues a mail to the office about enquiries held since the last digest, once a day and in one process. The mail is
 * made at the time of sending, so that visitors' words are not stored twice. True when one was queued.
 */
export function queueDigestWhenDue(db: Database, now: number) {
  return db.transaction().execute(async (transaction) => {
    const lastDue = await getDue(transaction, TASK);
    if (!(await takeTask(transaction, TASK, { now, leaseMs: DAY_MS }))) return false;
    const period = { since: lastDue === undefined ? 0 : lastDue - DAY_MS, until: now };
    if ((await findHeld(transaction, period)).length === 0) return false;
    const notices: NewNotice[] = [{ kind: "digest", payload: { channel: "digest", ...period } }];
    await addNotices(transaction, { subjectId: "digest", notices, state: "waiting", now });
    return true;
  });
}

/** An enquiry held as spam; `flag` is the reason. */
export type HeldEnquiry = Pick<EnquiryRow, "reference" | "kind" | "fields" | "created_at"> & { flag: string };

/** Finds enquiries from `since` until before `until` (ms) that are still held, oldest first. */
export async function findHeld(
  db: Database,
  { since, until }: { since: number; until: number },
): Promise<HeldEnquiry[]> {
  const held = await db
    .selectFrom("enquiry")
    .select(["reference", "kind", "fields", "flag", "created_at"])
    .where("flag", "is not", null)
    .where("created_at", ">=", since)
    .where("created_at", "<", until)
    .orderBy("created_at")
    .execute();
  return held.map(({ flag, ...enquiry }) => ({ ...enquiry, flag: flag ?? "" }));
}

/** Mails to the visitor, repeated only if they never arrived. */
const toVisitor = ["acknowledgement", "answer"];

/**
 * Sends the agency's mails of an enquiry again as new ones; the visitor gets only those that never arrived. Returns how
 * many. Within a transaction.
 */
export function resendMessages(db: Database, enquiryId: string, now: number) {
  return resendNotices(db, { subjectId: enquiryId, onlyGivenUp: toVisitor, now });
}

/** Marks an enquiry as genuine and releases its mails. Returns how many. Within a transaction. */
export async function releaseEnquiry(db: Database, enquiryId: string, now: number) {
  await db.updateTable("enquiry").set({ flag: null }).where("id", "=", enquiryId).execute();
  return releaseNotices(db, enquiryId, now);
}

/** Marks an enquiry as spam and holds its unsent mails. Within a transaction. */
export async function holdEnquiry(db: Database, enquiryId: string, why: string) {
  await db.updateTable("enquiry").set({ flag: why }).where("id", "=", enquiryId).execute();
  await holdNotices(db, enquiryId);
}
