import type { Database } from "#app/store/database.server.ts";

/** Each process compares this number with that of the texts it shows. */
export async function getTextRevision(db: Database) {
  const { number } = await db.selectFrom("text_revision").select("number").executeTakeFirstOrThrow();
  return number;
}

/** Something that is published has changed; within the transaction that changes it. */
export async function raiseTextRevision(db: Database) {
  await db
    .updateTable("text_revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1) }))
    .execute();
}

/** Finds the newest version of each text that is no draft, in the order of their keys' first versions. */
export function findPublished(db: Database) {
  return db
    .selectFrom("text_version as shown")
    .select(["kind", "key", "state", "fields"])
    .where("state", "!=", "draft")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("text_version as newer")
            .select("newer.id")
            .where("newer.state", "!=", "draft")
            .whereRef("newer.kind", "=", "shown.kind")
            .whereRef("newer.key", "=", "shown.key")
            .whereRef("newer.version", ">", "shown.version"),
        ),
      ),
    )
    .execute();
}
