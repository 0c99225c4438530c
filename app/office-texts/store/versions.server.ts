import type { Database } from "#app/store/database.server.ts";
import type { TextKind, TextState, TextVersionRow } from "./text-rows.ts";

type TextName = { kind: TextKind; key: string };

/** The stored versions of a text, newest first. */
export function findVersions(db: Database, { kind, key }: TextName): Promise<TextVersionRow[]> {
  return db
    .selectFrom("text_version")
    .selectAll()
    .where("kind", "=", kind)
    .where("key", "=", key)
    .orderBy("version", "desc")
    .execute();
}

/** The newest version of every text of some kinds, drafts included. */
export function findNewest(db: Database, kinds: readonly string[]): Promise<TextVersionRow[]> {
  return db
    .selectFrom("text_version as newest")
    .selectAll()
    .where("kind", "in", kinds)
    .where("version", "=", ({ selectFrom }) =>
      selectFrom("text_version as each")
        .select(({ fn }) => fn.max("each.version").as("newest"))
        .whereRef("each.kind", "=", "newest.kind")
        .whereRef("each.key", "=", "newest.key"),
    )
    .execute();
}

/** The keys of all texts of a kind that were ever stored, withdrawn ones too. */
export function findKeys(db: Database, kind: TextKind) {
  return db.selectFrom("text_version").select("key").where("kind", "=", kind).distinct().execute();
}

export type NewVersion = TextName & {
  /** The form's submission id. */
  id: string;
  /** The version that the person saw; 0 if there was none. */
  seen: number;
  state: TextState;
  fields: object;
  person: { id: string; name: string };
  now: number;
};

/** Adds a version once, within a transaction, and deletes the draft before it. "changed": there is a newer version. */
export async function addVersion(
  db: Database,
  version: NewVersion,
): Promise<"done" | "repeated" | "changed"> {
  const { id, kind, key, seen, state, person } = version;
  const known = await db.selectFrom("text_version").select("id").where("id", "=", id).executeTakeFirst();
  if (known) return "repeated";
  const newest = await getNewestNumber(db, version);
  if (newest !== seen) return "changed";
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("text_version")
    .values({
      id,
      kind,
      key,
      state,
      version: seen + 1,
      fields: JSON.stringify(version.fields),
      person_id: person.id,
      person_name: person.name,
      created_at: version.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return "changed";
  await deleteDraft(db, version, seen);
  if (state !== "draft") await raiseTextRevision(db);
  return "done";
}

/** Finds the text to which a form with this submission id has added a version. */
export function findAdded(db: Database, id: string) {
  return db.selectFrom("text_version").select(["kind", "key"]).where("id", "=", id).executeTakeFirst();
}

/** Deletes a draft, within a transaction. False if it is no longer a draft. */
export async function deleteDraft(db: Database, { kind, key }: TextName, version: number) {
  const { numDeletedRows } = await db
    .deleteFrom("text_version")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("version", "=", version)
    .where("state", "=", "draft")
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes versions from before a time (ms) that newer ones have replaced. */
export async function purgeVersions(db: Database, before: number) {
  const replaced = db
    .selectFrom("text_version as old")
    .select("old.id")
    .where("old.created_at", "<", before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("text_version as newer")
          .select("newer.id")
          .where("newer.state", "!=", "draft")
          .whereRef("newer.kind", "=", "old.kind")
          .whereRef("newer.key", "=", "old.key")
          .whereRef("newer.version", ">", "old.version"),
      ),
    );
  await db.deleteFrom("text_version").where("id", "in", replaced).execute();
}

async function getNewestNumber(db: Database, { kind, key }: TextName) {
  const { newest } = await db
    .selectFrom("text_version")
    .select((each) => each.fn.max("version").as("newest"))
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Each process compares this number with that of the texts it shows. */
export async function getTextRevision(db: Database) {
  const { number } = await db.selectFrom("text_revision").select("number").executeTakeFirstOrThrow();
  return number;
}

/** Marks the published texts as changed, within the transaction that changes them. */
async function raiseTextRevision(db: Database) {
  await db
    .updateTable("text_revision")
    .set(({ eb }) => ({ number: eb("number", "+", 1) }))
    .execute();
}

/** The newest version of each text that is not a draft, in the order of the texts' first versions. */
export function findPublished(db: Database) {
  return db
    .selectFrom("text_version as shown")
    .select(["kind", "key", "state", "fields"])
    .where("version", "=", ({ selectFrom }) =>
      selectFrom("text_version as each")
        .select(({ fn }) => fn.max("each.version").as("newest"))
        .where("each.state", "!=", "draft")
        .whereRef("each.kind", "=", "shown.kind")
        .whereRef("each.key", "=", "shown.key"),
    )
    .execute();
}
