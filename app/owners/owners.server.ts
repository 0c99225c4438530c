import { sql } from "kysely";
import type { PurgeOptions } from "#app/core/module-store.ts";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";
import { eraseNoticesOf, hasNotice } from "#app/store/outbox/notices-of.server.ts";
import { isOnMarket } from "../register/relistings.server.ts";
import { selectListed } from "./select-listed.server.ts";
import type { OwnerRow } from "./store/owner-rows.ts";

const TOKEN_BYTES = 24;

export type NewOwner = Pick<OwnerRow, "id" | "home_id" | "name" | "email" | "role">;

/** Adds an owner, within a transaction. False when the form was already processed. */
export async function addOwner(db: Database, owner: NewOwner, now: number) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("owner")
    .values({
      ...owner,
      email: owner.email.toLowerCase(),
      created_at: now,
      ended_at: null,
      draft: "",
      drafted_at: 0,
      reported_at: 0,
      end_told: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Makes a link for an owner and returns its token; the store keeps only its hash. Earlier links go on working. */
export async function addOwnerKey(db: Database, ownerId: string, now: number) {
  const token = makeToken(TOKEN_BYTES);
  await db
    .insertInto("owner_key")
    .values({ hash: hashSecret(token), owner_id: ownerId, created_at: now })
    .execute();
  return token;
}

/** Revokes all links of an owner. */
export async function dropOwnerKeys(db: Database, ownerId: string) {
  await db.deleteFrom("owner_key").where("owner_id", "=", ownerId).execute();
}

/** Ends an owner's page and links; at once in every process, as none caches links. */
export async function endOwner(db: Database, ownerId: string, now: number) {
  await dropOwnerKeys(db, ownerId);
  await db
    .updateTable("owner")
    .set({ ended_at: now, draft: "" })
    .where("id", "=", ownerId)
    .where("ended_at", "is", null)
    .execute();
}

function selectOwners(db: Database) {
  return db.selectFrom("owner").selectAll("owner").where("ended_at", "is", null);
}

/** The owner whose link has this token; undefined when it is unknown, revoked or erased. */
export function getOwnerByToken(db: Database, token: string) {
  return selectOwners(db)
    .innerJoin("owner_key", "owner_key.owner_id", "owner.id")
    .where("owner_key.hash", "=", hashSecret(token))
    .executeTakeFirst();
}

export function getOwner(db: Database, id: string) {
  return selectOwners(db).select(isReportLost.as("is_lost")).where("id", "=", id).executeTakeFirst();
}

/** Whether the mail of an owner's last report could not be delivered: 1 or 0. */
export const isReportLost = sql<number>`case when ${hasNotice("owner.id", { state: "dead" })} then 1 else 0 end`;

/** The owners with a page, by the id of their home's current listing, in the order in which they were added. */
export function findOwners(db: Database, homeId: string) {
  return selectListed(db)
    .selectAll("owner")
    .select(isReportLost.as("is_lost"))
    .where("register.id", "=", homeId)
    .orderBy("owner.created_at")
    .orderBy("owner.id")
    .execute();
}

/** Erases owners with this e-mail address (in lower case) and the mails to them. Returns how many there were. */
export async function eraseOwnersAt(db: Database, email: string, dataDir: string) {
  const found = await db.selectFrom("owner").select("id").where("email", "=", email).execute();
  for (const { id } of found) await eraseOwner(db, id, dataDir);
  return found.length;
}

/** Erases an owner with their links, reports and mails. */
async function eraseOwner(db: Database, id: string, dataDir: string) {
  await eraseNoticesOf(db, id, dataDir);
  await db.deleteFrom("owner").where("id", "=", id).execute();
}

/**
 * Erases owners whose page was ended or whose home left the market before a time (ms); a dry run only counts them.
 * Returns how many. Views stay, since they are mere counts.
 */
export async function purgeOwners(
  db: Database,
  before: number,
  { dataDir, isDryRun }: Pick<PurgeOptions, "dataDir" | "isDryRun">,
) {
  const ended = await db.selectFrom("owner").select("id").where("ended_at", "<", before).execute();
  const left = await selectListed(db)
    .select("owner.id")
    .where(sql<boolean>`not ${isOnMarket}`)
    .where("register.updated_at", "<", before)
    .where("owner.created_at", "<", before)
    .where("owner.reported_at", "<", before)
    .execute();
  const old = [...ended, ...left];
  if (!isDryRun) for (const { id } of old) await eraseOwner(db, id, dataDir);
  return old.length;
}
