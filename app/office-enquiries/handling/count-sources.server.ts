import { sql } from "kysely";
import type { Database } from "#app/store/database.server.ts";

/** Columns by which enquiries can be grouped. */
export type Grouping = keyof typeof columns;

export type SourceCounts = {
  source: string | number | null;
  count: number;
  /** Enquiries that were promised an answer and have it, or are overdue. */
  due: number;
  inTime: number;
};

/** Time zones, and so the starts of their weeks, differ by half hours. */
export const HALF_HOUR_MS = 30 * 60_000;

const columns = {
  week: sql<string | number | null>`enquiry.created_at / ${sql.lit(HALF_HOUR_MS)}`,
  // Forms of built pages are contacts with a page as their subject.
  form: sql<
    string | number | null
  >`case when enquiry.kind = 'contact' and enquiry.about is not null then enquiry.about else enquiry.kind end`,
  campaign: sql<string | number | null>`enquiry.campaign`,
  home: sql<string | number | null>`enquiry.listing_list || ' ' || enquiry.listing_id`,
  agent: sql<string | number | null>`handling.agent_email`,
} as const;

/** Counts enquiries since a time (ms) by source, without spam. */
export async function countSources(
  db: Database,
  by: Grouping,
  { since, now }: { since: number; now: number },
): Promise<SourceCounts[]> {
  const rows = await db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .where("enquiry.created_at", ">=", since)
    .where("flag", "is", null)
    .select(({ fn }) => [columns[by].as("source"), fn.countAll().as("count")])
    // Enquiries answered the moment they came were not promised an answer.
    .select(
      sql<number>`sum(case when answered_at > handling.created_at or (answered_at is null and due_at < ${now}) then 1 else 0 end)`.as(
        "due",
      ),
    )
    .select(
      sql<number>`sum(case when answered_at > handling.created_at and answered_at <= due_at then 1 else 0 end)`.as(
        "inTime",
      ),
    )
    .groupBy("source")
    .execute();
  return rows.map(({ source, ...counts }) => ({
    source,
    count: Number(counts.count),
    due: Number(counts.due),
    inTime: Number(counts.inTime),
  }));
}
