import { formatDollars } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { interests } from "./store/door-rows.ts";

/** `from`, `before`: days at the agency, as 2026-11-28; of the open homes from the one on and before the other. */
type Period = { from?: string; before?: string };

export type VisitorCount = Awaited<ReturnType<typeof countVisitors>>;

/**
 * How many groups came through a home, each person once at each open home, and what they said as far as an agent has
 * released it: no name, number or address. Spam counts for nobody.
 */
export async function countVisitors(db: Database, homeId: string, { from = "", before }: Period = {}) {
  const rows = await db
    .selectFrom("open_visitor")
    .innerJoin("enquiry", "enquiry.id", "open_visitor.id")
    .select(["time", "interest", "price", "note", "is_released"])
    .where("home_id", "=", homeId)
    .where("came", "=", 1)
    .where("same_as", "is", null)
    .where("flag", "is", null)
    .where("time", ">=", from)
    .where("time", "<", before ?? "9")
    .orderBy("time")
    .orderBy("noted_at")
    .execute();
  const opens = Map.groupBy(rows, ({ time }) => time);
  return {
    groups: rows.length,
    interest: Object.fromEntries(
      interests.map((each) => [each, rows.filter(({ interest }) => interest === each).length]),
    ),
    opens: [...opens].map(([time, { length }]) => ({ time, groups: length })),
    sayings: rows
      .filter(({ is_released }) => is_released === 1)
      .map(({ time, interest, price, note }) => ({
        day: time.slice(0, 10),
        interest,
        price: price === null ? undefined : formatDollars(Number(price)),
        note,
      })),
  };
}
