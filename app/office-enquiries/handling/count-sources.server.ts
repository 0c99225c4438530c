import { sql } from "kysely";
import type { Database } from "#app/store/database.server.ts";

/** What enquiries can be grouped by. */
export type Grouping = keyof typeof columns | "week";

export type SourceCounts = {
  source: string | number | null;
  count: number;
  /** Enquiries that were promised an answer and have it, or are overdue. */
  due: number;
  inTime: number;
};

const columns = {
  // Forms of built pages are contacts with a page as their subject.
  form: sql<
    string | number | null
  >`case when enquiry.kind = 'contact' and enquiry.about is not null then enquiry.about else enquiry.kind end`,
  campaign: sql<string | number | null>`enquiry.campaign`,
  home: sql<string | number | null>`enquiry.listing_list || ' ' || enquiry.listing_id`,
  agent: sql<string | number | null>`handling.agent_email`,
} as const;

/** Counts the enquiries of these weeks by source, without spam. Weeks are given by their starts (ms), newest first. */
export async function countSources(
  db: Database,
  by: Grouping,
  { starts, now }: { starts: readonly number[]; now: number },
): Promise<SourceCounts[]> {
  const column = by === "week" ? toWeek(starts) : columns[by];
  const rows = await db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .where("enquiry.created_at", ">=", starts.at(-1) ?? now)
    .where("flag", "is", null)
    .select(({ fn }) => [column.as("source"), fn.countAll().as("count")])
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

/** The start of the week of an enquiry. */
function toWeek(starts: readonly number[]) {
  const weeks = starts.map(sql.lit).map((start) => sql`when enquiry.created_at >= ${start} then ${start}`);
  return sql<string | number | null>`case ${sql.join(weeks, sql` `)} end`;
}
