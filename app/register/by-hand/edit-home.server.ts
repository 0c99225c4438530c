import type { Database } from "#app/store/database.server.ts";
import type { CheckHome } from "../decide/check-home.ts";
import type { By, Fields } from "../register.ts";
import { raiseRevision } from "../revision.server.ts";
import type { FeedStatus } from "../store/register-rows.ts";
import { publishVersion } from "../versions.server.ts";
import { getHandHome, type HandHome, isDraft, isOfOffice, toShown } from "./get-home.server.ts";
import {
  applyOverrides,
  endOverride,
  HIDDEN,
  type Override,
  type Part,
  saveOverride,
  toKept,
} from "./overrides.server.ts";

/** Finds rules that stop the edited home and did not stop it before; none for a draft. */
export function findNewStops(home: HandHome, edits: readonly Override[], check: CheckHome) {
  if (isDraft(home)) return [];
  const { row, sent, overrides, shown } = home;
  const others = overrides.filter(({ part }) => edits.every((edit) => edit.part !== part));
  const next = toShown(row, sent, [...others, ...edits]);
  const findStops = (record: typeof next) =>
    check(row.id, { offer: row.offer, record }).filter(({ level }) => level === "stop");
  const before = new Set(findStops(shown).map(({ code, words }) => `${code} ${words}`));
  return findStops(next).filter(({ code, words }) => !before.has(`${code} ${words}`));
}

/**
 * Overrides fields of the sender; a home written in the office gets a new version instead. Runs within a transaction.
 */
export async function editHome(db: Database, { row }: HandHome, override: Override, by: By) {
  const home = await getHandHome(db, row.id);
  if (!home) throw new Error(`There is no home ${row.id}`);
  if (isDraft(home)) await writeDraft(db, home, override.value);
  else if (isOfOffice(row)) await addVersion(db, home, override.value, by);
  else await keepOverride(db, home, override, by);
  if (!isDraft(home)) await raiseRevision(db, by.now);
}

/** Hides a home from the site until `revertPart`, whatever its sender says. Runs within a transaction. */
export async function hideHome(db: Database, homeId: string, by: By) {
  await saveOverride(db, homeId, { part: HIDDEN, value: { status: "withdrawn" } }, by);
  await raiseRevision(db, by.now);
}

/** Drops the office's edit, so that the sender's value is shown again. Runs within a transaction. */
export async function revertPart(db: Database, homeId: string, part: Part, by: By) {
  await endOverride(db, homeId, part, by);
  await raiseRevision(db, by.now);
}

/** Saves an edit, or drops it if the sender says the same. */
async function keepOverride(db: Database, { row, sent }: HandHome, override: Override, by: By) {
  const kept = toKept(override, sent);
  if (Object.keys(kept.value).length > 0) await saveOverride(db, row.id, kept, by);
  else await endOverride(db, row.id, kept.part, by);
}

async function writeDraft(db: Database, { newest, sent }: HandHome, value: Fields) {
  const record = JSON.stringify(merge(sent, value));
  await db.updateTable("register_version").set({ record }).where("id", "=", newest.id).execute();
}

async function addVersion(db: Database, { row, newest, sent }: HandHome, value: Fields, by: By) {
  const record = merge(sent, value);
  const differences = Object.keys(value)
    .filter((field) => JSON.stringify(value[field]) !== JSON.stringify(sent[field] ?? null))
    .map((field) => ({ field, before: sent[field] ?? null, after: value[field] ?? null }));
  const version = {
    ...newest,
    number: newest.number + 1,
    outcome: "PROCESSED" as const,
    state: "published" as const,
    status: toFeedStatus(record.status),
    record: JSON.stringify(record),
    differences: JSON.stringify(differences),
    findings: "[]",
  };
  await publishVersion(db, row, version, by);
}

function merge({ id, ...record }: Fields, value: Fields) {
  return applyOverrides({ state: "live" }, record, [{ part: "facts", value }]);
}

/** The sender's status that corresponds to a state. */
function toFeedStatus(status: unknown): FeedStatus {
  return status === "sold" || status === "leased" || status === "withdrawn" ? status : "current";
}

export type HomeEdit = {
  /** The form's submission id: sending the form again does nothing more. */
  id: string;
  homeId: string;
  author: string;
  kind: string;
  /** The `updated_at` that the person saw; undefined if intermediate changes do not matter. */
  seen?: number;
  now: number;
};

class ChangedMeanwhile extends Error {}

/**
 * Performs and logs one edit, once. Returns "changed" and does nothing if the home has changed since the person saw it.
 */
export async function editOnce(db: Database, intent: HomeEdit, work: (db: Database) => Promise<void>) {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await noteEdit(transaction, intent))) return "repeated";
      await touch(transaction, intent);
      await work(transaction);
      return "done";
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return "changed";
    throw error;
  }
}

/** Whether the form with this submission id was carried out before. */
export async function wasDone(db: Database, id: string) {
  return (await db.selectFrom("home_act").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Notes an edit. False if a form with this id was carried out before. */
export async function noteEdit(db: Database, { id, homeId, author, kind, now }: HomeEdit) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("home_act")
    .values({ id, home_id: homeId, author, kind, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The second of two simultaneous edits waits here, and fails if it was based on the version before the first. */
async function touch(db: Database, { homeId, seen, now }: HomeEdit) {
  const touched = db.updateTable("register").where("id", "=", homeId);
  if (seen === undefined) {
    await touched.set(({ eb }) => ({ updated_at: eb("updated_at", "+", 1) })).execute();
    return;
  }
  const { numUpdatedRows } = await touched
    .set({ updated_at: Math.max(now, seen + 1) })
    .where("updated_at", "=", seen)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile();
}

/** Edits of a home in the office, newest first. */
export function findEdits(db: Database, homeId: string) {
  return db
    .selectFrom("home_act")
    .selectAll()
    .where("home_id", "=", homeId)
    .orderBy("created_at", "desc")
    .execute();
}
