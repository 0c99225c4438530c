import type { FoundBooking } from "#app/enquiries/store/bookings.server.ts";
import { findAuthors } from "#app/office-enquiries/handling/handle-enquiry.server.ts";
import type { NoticeRow } from "#app/store/core-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import { findNoticesAbout } from "#app/store/outbox/notices-of.server.ts";

/** A mail about an open home to a person who booked it; without a name it was sent automatically. */
export type Telling = { subject_id: string; state: NoticeRow["state"]; at: number; name: string | null };

/** Finds the mails about an open home to those who booked it. */
export async function findTellings(
  db: Database,
  bookings: readonly Pick<FoundBooking, "id">[],
): Promise<Telling[]> {
  const ids = bookings.map(({ id }) => id);
  const [notices, authors] = [await findNoticesAbout(db, ids, "open home"), await findAuthors(db, ids)];
  return notices.map(({ subject_id, state, settled_at, created_at }) => ({
    subject_id,
    state,
    at: settled_at ?? created_at,
    name: authors.get(`${subject_id} ${created_at}`) ?? null,
  }));
}
