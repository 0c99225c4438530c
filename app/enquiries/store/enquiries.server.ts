import { createHash } from "node:crypto";
import type { Database } from "./database.server.ts";
import { addNotices, type NewNotice } from "./notices.server.ts";
import { makeReference } from "./reference.ts";

export type NewEnquiry = {
  /** The form's submission id. */
  id: string;
  kind: string;
  fields: Record<string, unknown>;
  about?: object;
  email: string;
  /** Why it looks like spam: then its notices are held. */
  flag?: string;
};

export type SavedEnquiry = {
  reference: string;
  outcome: "saved" | "repeated" | "amended";
};

type SaveOptions = {
  now: number;
  toNotices: (saved: SavedEnquiry) => readonly NewNotice[];
};

/**
 * Writes the enquiry and its notices in one transaction. The same submission id again gives the same answer:
 * nothing new is stored when the values are the same, an amendment (with notices of its own) when they are not.
 */
export function saveEnquiry(db: Database, enquiry: NewEnquiry, { now, toNotices }: SaveOptions) {
  return db.transaction().execute(async (transaction): Promise<SavedEnquiry> => {
    const saved = await insertOrAmend(transaction, enquiry, now);
    if (saved.outcome !== "repeated") {
      const state = enquiry.flag ? "held" : "waiting";
      await addNotices(transaction, { subjectId: enquiry.id, notices: toNotices(saved), state, now });
    }
    return saved;
  });
}

async function insertOrAmend(db: Database, enquiry: NewEnquiry, now: number): Promise<SavedEnquiry> {
  const fields = JSON.stringify(enquiry.fields);
  for (;;) {
    const reference = makeReference();
    if (await insertEnquiry(db, enquiry, { reference, fields, now })) return { reference, outcome: "saved" };
    const known = await db.selectFrom("enquiry").selectAll().where("id", "=", enquiry.id).executeTakeFirst();
    // Not the id but the reference was taken: another one.
    if (!known) continue;
    const isSame = known.fields === fields && known.kind === enquiry.kind;
    const isNews = !isSame && (await insertAmendment(db, enquiry, { fields, now }));
    return { reference: known.reference, outcome: isNews ? "amended" : "repeated" };
  }
}

async function insertEnquiry(
  db: Database,
  { id, kind, about, email, flag }: NewEnquiry,
  { reference, fields, now }: { reference: string; fields: string; now: number },
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("enquiry")
    .values({
      id,
      reference,
      kind,
      fields,
      about: about ? JSON.stringify(about) : null,
      email: email.toLowerCase(),
      flag: flag ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** An amendment's id is made of its values, so that it too is stored once. */
async function insertAmendment(
  db: Database,
  { id, kind }: NewEnquiry,
  { fields, now }: { fields: string; now: number },
) {
  const digest = createHash("sha256").update(`${kind}\n${fields}`).digest("base64url");
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("amendment")
    .values({ id: `${id}.${digest}`, enquiry_id: id, kind, fields, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
