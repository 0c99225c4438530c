import { ACKNOWLEDGEMENT } from "#app/enquiries/save-enquiry.server.ts";
import { CONTRACT } from "#app/enquiries/store/contract-links.server.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { hasNotice } from "#app/store/outbox/notices-of.server.ts";
import { queueOnce } from "#app/store/outbox/queued.server.ts";

const WAITING_DAYS = 90;

/** The kind of the notice to visitors who asked before there was a contract. */
const LATER = "contract later";

/**
 * Finds unanswered requests of the last 90 days for a home's contract that have had no link. One whose first mail still
 * waits will get its link with that.
 */
export function findWaiting(db: Database, homeId: string, now: number) {
  return db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .select(["enquiry.id", "reference"])
    .where("kind", "=", CONTRACT)
    .where("listing_list", "=", "sale")
    .where("listing_id", "=", homeId)
    .where("enquiry.created_at", ">", now - WAITING_DAYS * DAY_MS)
    .where("flag", "is", null)
    .where("handling.state", "!=", "answered")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contract_link").select("hash").whereRef("contract_link.enquiry_id", "=", "enquiry.id"),
        ),
      ),
    )
    .where(({ not }) => not(hasNotice("enquiry.id", { kind: LATER })))
    .where(({ not }) => not(hasNotice("enquiry.id", { kind: ACKNOWLEDGEMENT, state: "waiting" })))
    .execute();
}

/** Queues the mail with the link once for each waiting visitor: its id is the enquiry's. Within a transaction. */
export async function sendToWaiting(db: Database, homeId: string, now: number) {
  const waiting = await findWaiting(db, homeId, now);
  const notices = waiting.map(({ id, reference }) => ({
    id: `${id}.contract`,
    subjectId: id,
    kind: LATER,
    payload: { channel: CONTRACT, reference, isLater: true } as const,
  }));
  await queueOnce(db, { kind: LATER, notices, state: "waiting", now });
}
