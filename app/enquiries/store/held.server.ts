import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { holdNotices, releaseNotices, resendNotices } from "#app/store/outbox/notices-of.server.ts";
import { getDue, startLooking, takeTask } from "#app/store/tasks.server.ts";
import type { EnquiryRow } from "./enquiry-rows.ts";

const TASK = "digest of held enquiries";

type DigestOptions = { db: Database; noteOutage: NoteOutage; onQueued: () => void };

/** Mails the office a digest of what was held, once a day. Returns a function that stops it. */
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
 * Once a day, in one of the processes, queues a mail to the office about the enquiries that were held since the last one.
 * The mail is made when it is sent, so that nobody’s words are stored twice. True when there is one.
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

/** An enquiry that is held as spam; `flag` says why. */
export type HeldEnquiry = Pick<EnquiryRow, "reference" | "kind" | "fields" | "created_at"> & { flag: string };

/** The enquiries from `since` until before `until` (ms) that are still held, oldest first. */
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

/** Mails to the visitor, which are sent again only if they never arrived. */
const toVisitor = ["acknowledgement", "answer"];

/**
 * Sends the agency's messages of an enquiry once more, as new mails; the visitor gets only what never arrived. Returns how
 * many. Within a transaction.
 */
export function resendMessages(db: Database, enquiryId: string, now: number) {
  return resendNotices(db, { subjectId: enquiryId, onlyGivenUp: toVisitor, now });
}

/** Takes an enquiry for genuine after all: its messages go out. Returns how many. Within a transaction. */
export async function releaseEnquiry(db: Database, enquiryId: string, now: number) {
  await db.updateTable("enquiry").set({ flag: null }).where("id", "=", enquiryId).execute();
  return releaseNotices(db, enquiryId, now);
}

/** Takes an enquiry for spam: what has not gone out is held. Within a transaction. */
export async function holdEnquiry(db: Database, enquiryId: string, why: string) {
  await db.updateTable("enquiry").set({ flag: why }).where("id", "=", enquiryId).execute();
  await holdNotices(db, enquiryId);
}
