import { joinedEnquiries } from "#app/slots/office-enquiries-joined.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { type Access, isAccessible } from "./find-enquiries.server.ts";

/** E-mail addresses in lower case, and phone numbers as digits. */
type Addresses = { emails: readonly string[]; phones: readonly string[] };

/** Only this many of the newest enquiries are checked for joined ones. */
const MOST_JOINED = 500;

/**
 * Finds the ids of a visitor's enquiries that the person may see, including those that modules attribute to the same
 * visitor, the newest first.
 */
export async function findIdsOfVisitor(db: Database, access: Access, { emails, phones }: Addresses) {
  // A separate query, because no index serves both tables at once.
  const seen = db.selectFrom("handling").select("enquiry_id").where(isAccessible(access));
  const called = phones.length > 0 ? await seen.where("phone", "in", phones).execute() : [];
  const written =
    emails.length > 0
      ? await seen
          .innerJoin("enquiry", "enquiry.id", "handling.enquiry_id")
          .where("email", "in", emails)
          .execute()
      : [];
  const own = toNewestFirst([...called, ...written]);
  if (own.length === 0) return own;
  const asked = own.slice(0, MOST_JOINED);
  const joined = (await Promise.all(joinedEnquiries.map((find) => find(db, asked)))).flat();
  const added = joined.length > 0 ? await seen.where("enquiry_id", "in", joined).execute() : [];
  return toNewestFirst([...called, ...written, ...added]);
}

/** Ids begin with their time. */
function toNewestFirst(rows: readonly { enquiry_id: string }[]) {
  return [...new Set(rows.map(({ enquiry_id }) => enquiry_id))].sort().reverse();
}

/** Counts other addresses in these enquiries. */
export async function countFurtherAddresses(db: Database, ids: readonly string[], known: Addresses) {
  const counts = new Map<string, number>();
  if (ids.length === 0) return counts;
  const found = await db
    .selectFrom("handling")
    .innerJoin("enquiry", "enquiry.id", "handling.enquiry_id")
    .select(["email", "phone"])
    .where("enquiry_id", "in", ids)
    .execute();
  for (const { email, phone } of found)
    for (const address of [email, phone])
      if (address && !known.emails.includes(address) && !known.phones.includes(address))
        counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}

/** Finds colleagues' notes on some enquiries, the newest first. */
export async function findNotesOn(db: Database, ids: readonly string[], limit: number) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("handling_event")
    .innerJoin("enquiry", "enquiry.id", "handling_event.enquiry_id")
    .innerJoin("person", "person.id", "handling_event.person_id")
    .select(["handling_event.id", "text", "reference", "handling_event.created_at", "person.name as person"])
    .where("enquiry_id", "in", ids)
    .where("handling_event.kind", "=", "note")
    .orderBy("handling_event.created_at", "desc")
    .limit(limit)
    .execute();
}
