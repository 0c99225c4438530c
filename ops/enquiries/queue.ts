import { releaseNotices, resendNotices } from "#app/enquiries/store/queue.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { getEnquiry } from "./find.ts";

/** Sends the agency's messages of an enquiry once more, as new mails; the visitor gets only what never arrived. */
export async function resendEnquiry(db: Database, idOrReference: string, now: number) {
  const { id, reference, flag } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => resendNotices(transaction, id, now));
  if (flag && count === 0)
    throw new Error(`${reference} is held (${flag}); "release ${reference}" sends it.`);
  console.log(`Sent again: ${formatCount(count, "message")} of ${reference}.`);
}

/** Takes an enquiry for genuine after all: its messages go out. */
export async function releaseEnquiry(db: Database, idOrReference: string, now: number) {
  const { id, reference } = await getEnquiry(db, idOrReference);
  const count = await db.transaction().execute((transaction) => releaseNotices(transaction, id, now));
  console.log(`Sent: ${formatCount(count, "message")} of ${reference}.`);
}
