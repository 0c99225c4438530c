import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { payloadSchema } from "#app/store/outbox/payload.ts";

/** Mails to the visitor, which go out a second time only where they never arrived. */
const toVisitor = ["acknowledgement", "answer"];

/**
 * Sends the agency's messages of an enquiry once more, as new mails; the visitor gets only what never arrived. Returns how
 * many. Within a transaction.
 */
export async function resendNotices(db: Database, enquiryId: string, now: number) {
  const known = await db.selectFrom("notice").selectAll().where("subject_id", "=", enquiryId).execute();
  const wanted = known.filter(
    ({ kind, state }) => state !== "held" && (!toVisitor.includes(kind) || state === "dead"),
  );
  const notices = new Map(
    wanted.map(({ kind, payload }) => [
      kind + payload,
      { kind, payload: v.parse(payloadSchema, JSON.parse(payload)) },
    ]),
  );
  const replaced = wanted.filter(({ state }) => state !== "sent").map((notice) => notice.id);
  if (replaced.length > 0) await db.deleteFrom("notice").where("id", "in", replaced).execute();
  await addNotices(db, { subjectId: enquiryId, notices: [...notices.values()], state: "waiting", now });
  return notices.size;
}

/** Takes an enquiry for genuine after all: its messages go out. Returns how many. Within a transaction. */
export async function releaseNotices(db: Database, enquiryId: string, now: number) {
  await db.updateTable("enquiry").set({ flag: null }).where("id", "=", enquiryId).execute();
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ state: "waiting", due_at: now })
    .where("subject_id", "=", enquiryId)
    .where("state", "=", "held")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Takes an enquiry for spam: what has not gone out is held. Within a transaction. */
export async function holdNotices(db: Database, enquiryId: string, why: string) {
  await db.updateTable("enquiry").set({ flag: why }).where("id", "=", enquiryId).execute();
  await db
    .updateTable("notice")
    .set({ state: "held" })
    .where("subject_id", "=", enquiryId)
    .where("state", "=", "waiting")
    .execute();
}
