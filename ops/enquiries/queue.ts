import { formatCount } from "#app/format.ts";
import { addNotices } from "#app/mail/notices.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { getEnquiry } from "./find.ts";

/** Sends the agency's messages of an enquiry once more, as new mails; the visitor gets only what never arrived. */
export async function resendEnquiry(db: Database, id: string, now: number) {
  const { id: subjectId, reference, flag } = await getEnquiry(db, id);
  const known = await db.selectFrom("notice").selectAll().where("subject_id", "=", subjectId).execute();
  const wanted = known.filter(
    ({ kind, state }) => state !== "held" && (kind !== "acknowledgement" || state === "dead"),
  );
  const notices = new Map(
    wanted.map(({ kind, payload }) => [kind + payload, { kind, payload: JSON.parse(payload) }]),
  );
  if (flag && notices.size === 0)
    throw new Error(`${reference} is held (${flag}); "release ${reference}" sends it.`);
  await db.transaction().execute(async (transaction) => {
    const replaced = wanted.filter(({ state }) => state !== "sent").map((notice) => notice.id);
    if (replaced.length > 0) await transaction.deleteFrom("notice").where("id", "in", replaced).execute();
    await addNotices(transaction, { subjectId, notices: [...notices.values()], state: "waiting", now });
  });
  console.log(`Sent again: ${formatCount(notices.size, "message")} of ${reference}.`);
}

/** Takes an enquiry for genuine after all: its messages go out. */
export async function releaseEnquiry(db: Database, id: string, now: number) {
  const enquiry = await getEnquiry(db, id);
  const released = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("enquiry").set({ flag: null }).where("id", "=", enquiry.id).execute();
    const { numUpdatedRows } = await transaction
      .updateTable("notice")
      .set({ state: "waiting", due_at: now })
      .where("subject_id", "=", enquiry.id)
      .where("state", "=", "held")
      .executeTakeFirstOrThrow();
    return numUpdatedRows;
  });
  console.log(`Sent: ${formatCount(Number(released), "message")} of ${enquiry.reference}.`);
}
