import { sql } from "kysely";
import * as v from "valibot";
import { toWeekStart } from "#app/office/frame/week-start.ts";
import { selectAgentsHomes } from "#app/register/by-hand/find-homes.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { dropNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import { isOnMarket } from "../register/relistings.server.ts";
import { isReportLost } from "./owners.server.ts";
import { REPORT_NOTICE } from "./report-notice.ts";
import { selectListed } from "./select-listed.server.ts";
import type { OwnerReportRow } from "./store/owner-rows.ts";

const count = v.number();
const counts = v.object({ groups: v.optional(count), enquiries: count, bookings: count, views: count });
const line = v.object({ label: v.string(), value: v.string() });
const figuresSchema = v.object({
  counts,
  /** The figures as shown, and since which day. Reports of earlier versions lack them. */
  shown: v.optional(v.object({ since: v.optional(v.string()), figures: v.array(line) })),
  address: v.string(),
  rows: v.array(line),
});
export type ReportFigures = v.InferOutput<typeof figuresSchema>;

export type Report = Omit<OwnerReportRow, "figures"> & { figures: ReportFigures };

/** Gets a sent report by its id, or an owner's last one. */
export async function getReport(
  db: Database,
  which: { id: string } | { ownerId: string },
): Promise<Report | undefined> {
  const query = db.selectFrom("owner_report").selectAll();
  const row = await ("id" in which
    ? query.where("id", "=", which.id)
    : query.where("owner_id", "=", which.ownerId).orderBy("sent_at", "desc").limit(1)
  ).executeTakeFirst();
  return row && { ...row, figures: v.parse(figuresSchema, JSON.parse(row.figures)) };
}

type Draft = { ownerId: string; words: string; seen: number; now: number };

/** Saves the draft of the next report. False when somebody has changed it since `seen` (ms). */
export async function saveReportDraft(db: Database, { ownerId, words, seen, now }: Draft) {
  const { numUpdatedRows } = await db
    .updateTable("owner")
    .set({ draft: words, drafted_at: Math.max(now, seen + 1) })
    .where("id", "=", ownerId)
    .where("drafted_at", "=", seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type NewReport = {
  /** The form's submission id. */
  id: string;
  ownerId: string;
  /** The home as it is listed now. */
  homeId: string;
  words: string;
  figures: ReportFigures;
  author: { name: string; email: string };
  /** When the last report was sent, as the page showed it (ms). */
  seen: number;
  /** When the draft was last saved, as the page showed it (ms). */
  drafted: number;
  now: number;
};

/**
 * Queues a report once and stores it with its figures; `also` runs within the transaction. Returns "changed" if another
 * report was sent or the draft was changed after the page was shown.
 */
export function sendReport(db: Database, report: NewReport, also: (db: Database) => Promise<void>) {
  const { id, ownerId, homeId, words, figures, author, seen, drafted, now } = report;
  return db.transaction().execute(async (transaction) => {
    // Updated first to lock the row, so that a second submission waits here.
    const { numUpdatedRows } = await transaction
      .updateTable("owner")
      .set(({ selectFrom }) => ({
        draft: "",
        drafted_at: 0,
        reported_at: Math.max(now, seen + 1),
        end_told: selectFrom("register")
          .select(sql<number>`case when ${isOnMarket} then 0 else 1 end`.as("told"))
          .where("id", "=", homeId),
      }))
      .where("id", "=", ownerId)
      .where("reported_at", "=", seen)
      .where((where) => where.or([where("drafted_at", "=", drafted), where("draft", "=", words)]))
      .where("ended_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return (await getReport(transaction, { id })) ? "repeated" : "changed";
    const sent = { id, owner_id: ownerId, words, figures: JSON.stringify(figures), sent_at: now };
    await transaction
      .insertInto("owner_report")
      .values({ ...sent, author: author.name, author_email: author.email })
      .execute();
    await dropNoticesOf(transaction, ownerId, "dead");
    const notices: NewNotice[] = [{ kind: REPORT_NOTICE, payload: { channel: REPORT_NOTICE, report: id } }];
    await addNotices(transaction, { subjectId: ownerId, notices, state: "waiting", now });
    await also(transaction);
    return "sent";
  });
}

export type FindReported = {
  /** Only owners of this agent's homes. */
  agentEmail?: string;
  /** Only owners whose report is due or was not delivered. */
  isDue?: boolean;
  limit: number;
  offset?: number;
  now: number;
};

/**
 * Finds owners with a page, undelivered reports first, then due ones, then those longest without a report. A report is
 * due each week from Monday while the home is on the market, and a last one once it has left.
 */
export function findReported(
  db: Database,
  { agentEmail, isDue = false, limit, offset = 0, now }: FindReported,
) {
  const monday = toWeekStart(now);
  const due = sql<boolean>`(owner.created_at < ${monday} and owner.reported_at < ${monday}
    and (owner.end_told = 0 or ${isOnMarket}))`;
  return selectListed(db)
    .selectAll("owner")
    .select(["register.id as listed_id", isReportLost.as("is_lost")])
    .select(sql<number>`case when ${due} then 1 else 0 end`.as("is_due"))
    .$if(isDue, (query) => query.where((where) => where.or([due, where(isReportLost, "=", 1)])))
    .$if(agentEmail !== undefined, (query) =>
      query.where("register.id", "in", selectAgentsHomes(db, agentEmail ?? "")),
    )
    .orderBy("is_lost", "desc")
    .orderBy("is_due", "desc")
    .orderBy("reported_at")
    .orderBy("owner.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
