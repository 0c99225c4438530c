import * as v from "valibot";
import { countPictures } from "#app/pictures/picture-rows.server.ts";
import { DAY_MS } from "#app/region/time.ts";
import { column, type FeedFile, type HomeReport, homeReportSchema } from "#app/register/register.ts";
import { outcomes } from "#app/register/store/register-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import type { FeedFileRow } from "./feed-rows.ts";

type Counts = v.InferOutput<typeof countsSchema>;
const countsSchema = v.record(v.picklist(outcomes), v.optional(v.number()));

export const parseCounts = column("counts", countsSchema);
export const parseReports = column("listings", v.pipe(v.array(homeReportSchema), v.readonly()));

export type FileReport = {
  provider: string;
  state: FeedFileRow["state"];
  /** Why the file is held or refused; for an accepted one, its warnings. */
  reason?: string;
  counts: Counts;
  /** Without unchanged homes that have no findings; those are only counted. */
  listings: readonly HomeReport[];
};

/**
 * Records that a file is being read. For bytes that were sent before, returns the earlier row, with its report if there
 * is one.
 */
export async function startFile(db: Database, file: FeedFile & { name: string }): Promise<FeedFileRow> {
  await db
    .insertInto("feed_file")
    .values({
      id: file.id,
      provider: file.provider,
      name: file.name,
      digest: file.sha256,
      state: "reading",
      reason: null,
      counts: "{}",
      listings: "[]",
      received_at: file.receivedAt,
      finished_at: null,
      is_untold: 0,
    })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .execute();
  return db.selectFrom("feed_file").selectAll().where("digest", "=", file.sha256).executeTakeFirstOrThrow();
}

/** Stores the report of a file; listings without change or finding are only counted. */
export async function finishFile(db: Database, id: string, report: FileReport, now: number) {
  const listings = report.listings.filter(
    ({ outcome, findings }) => outcome !== "UNCHANGED" || findings.length > 0,
  );
  return db
    .updateTable("feed_file")
    .set({
      provider: report.provider,
      state: report.state,
      reason: report.reason ?? null,
      counts: JSON.stringify(report.counts),
      listings: JSON.stringify(listings),
      finished_at: now,
      is_untold: 0,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findFile(db: Database, id: string) {
  return db.selectFrom("feed_file").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Files that the next mail about the feed has to name, oldest first. */
export function findUntoldFiles(db: Database) {
  return db.selectFrom("feed_file").selectAll().where("is_untold", "=", 1).orderBy("received_at").execute();
}

export async function markUnreported(db: Database, id: string, isUntold = true) {
  await db
    .updateTable("feed_file")
    .set({ is_untold: Number(isUntold) })
    .where("id", "=", id)
    .execute();
}

/** Reports since `since` (ms) that contain a finding with this code. */
export async function findReports(db: Database, code: string, since: number) {
  const files = await db
    .selectFrom("feed_file")
    .select("listings")
    .where("received_at", ">=", since)
    .where("listings", "like", `%${code}%`)
    .execute();
  return files.flatMap(parseReports);
}

/** Files waiting for a person's decision, oldest first. */
export function findHeldFiles(db: Database) {
  return db.selectFrom("feed_file").selectAll().where("state", "=", "held").orderBy("received_at").execute();
}

/**
 * Records a person's decision on a held file; the feed's process carries it out. Returns the file, or undefined if it
 * is no longer held.
 */
export async function decideFile(db: Database, id: string, state: "approved" | "rejected", author: string) {
  const file = await findFile(db, id);
  if (file?.state !== "held") return undefined;
  const { numUpdatedRows } = await db
    .updateTable("feed_file")
    .set({ state, reason: `${file.reason}; ${state} by ${author}` })
    .where("id", "=", id)
    .where("state", "=", "held")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? file : undefined;
}

/** Held files that a person has decided about. */
export function findDecidedFiles(db: Database) {
  return db.selectFrom("feed_file").selectAll().where("state", "in", ["approved", "rejected"]).execute();
}

/** Counts of files by state and of the last day's listings by outcome, and what is waiting. */
export type FeedCounts = {
  files: readonly { state: FeedFileRow["state"]; count: number }[];
  outcomes: Counts;
  /** When the oldest waiting file arrived (ms). */
  waitingSince?: number;
  picturesWaiting: number;
};

/** Counts files by state, and the last day's listings by outcome. */
export async function countFeed(db: Database, now: number): Promise<FeedCounts> {
  const files = await countFiles(db);
  const recent = await db
    .selectFrom("feed_file")
    .select("counts")
    .where("received_at", ">", now - DAY_MS)
    .execute();
  const pictures = await countPictures(db);
  const waiting = files.find(({ state }) => state === "reading");
  return {
    files: files.map(({ state, count }) => ({ state, count: Number(count) })),
    outcomes: addCounts(recent.map(parseCounts)),
    waitingSince: waiting && Number(waiting.oldest),
    picturesWaiting: pictures.find(({ state }) => state === "waiting")?.count ?? 0,
  };
}

/** Counts files by state, with the arrival of the oldest (ms). */
export function countFiles(db: Database) {
  return db
    .selectFrom("feed_file")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("received_at").as("oldest")])
    .groupBy("state")
    .execute();
}

/** Arrival of each provider's last file (ms), by the provider's name. */
export async function findLastFiles(db: Database) {
  const rows = await db
    .selectFrom("feed_file")
    .select(({ fn }) => ["provider", fn.max("received_at").as("last")])
    .groupBy("provider")
    .execute();
  return new Map(rows.map(({ provider, last }) => [provider, Number(last)]));
}

function addCounts(all: readonly Counts[]) {
  const sums: Counts = {};
  for (const counts of all)
    for (const outcome of outcomes) {
      const sum = (sums[outcome] ?? 0) + (counts[outcome] ?? 0);
      if (sum > 0) sums[outcome] = sum;
    }
  return sums;
}
