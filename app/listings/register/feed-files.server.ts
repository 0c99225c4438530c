import type { Database } from "#app/store/database.server.ts";
import type { FeedFileRow, Outcome } from "#app/store/register-rows.ts";
import type { FeedFile, HomeReport } from "./register.ts";

/** What is said of a listing in the report of its file; those that are unchanged are only counted. */
type ListingReport = Omit<HomeReport, "differences">;

export type FileReport = {
  provider: string;
  state: FeedFileRow["state"];
  /** Why it is held or refused; what was warned of otherwise. */
  reason?: string;
  counts: Partial<Record<Outcome, number>>;
  listings: readonly ListingReport[];
};

/**
 * Notes that a file is being read. The same bytes are one file, however often they come: its earlier row is returned,
 * with its report where it has one.
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
    })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .execute();
  return db.selectFrom("feed_file").selectAll().where("digest", "=", file.sha256).executeTakeFirstOrThrow();
}

export async function finishFile(db: Database, id: string, report: FileReport, now: number) {
  const listings = report.listings.filter(({ outcome }) => outcome !== "UNCHANGED");
  await db
    .updateTable("feed_file")
    .set({
      provider: report.provider,
      state: report.state,
      reason: report.reason ?? null,
      counts: JSON.stringify(report.counts),
      listings: JSON.stringify(listings),
      finished_at: now,
    })
    .where("id", "=", id)
    .execute();
}

export function findFile(db: Database, id: string) {
  return db.selectFrom("feed_file").selectAll().where("id", "=", id).executeTakeFirst();
}
