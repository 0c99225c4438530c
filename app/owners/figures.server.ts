import { countAsked } from "#app/enquiries/store/count-enquiries.server.ts";
import type { CountedHome } from "#app/office-homes/home-slots.ts";
import { homeVisits } from "#app/slots/office-homes.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Figures } from "./owner-view.ts";

type Sent = { sent_at: number; figures: { counts: Figures } };

/** Counts since a report. Views are kept per day only, so their count is the total less the total in that report. */
export async function countSince(db: Database, home: CountedHome, all: Figures, last: Sent) {
  const { figures } = await countFigures(db, home, last.sent_at);
  return { ...figures, views: Math.max(0, all.views - last.figures.counts.views) };
}

/**
 * Counts enquiries, bookings and visitors of a home after a time (ms) without spam, and its views of all days; also
 * finds the visitors' opinions that an agent has released.
 */
export async function countFigures(db: Database, home: CountedHome, after = 0) {
  const { ids, list } = home;
  const visits = await Promise.all(homeVisits.map(({ count }) => count(db, home, { notedAfter: after })));
  const groups = visits.length > 0 ? visits.reduce((sum, each) => sum + each.groups, 0) : undefined;
  const sayings = visits.flatMap((each) => each.sayings);
  const { enquiries, bookings } = await countAsked(db, { ...home, after });
  const viewed = await db
    .selectFrom("home_view")
    .select((each) => each.fn.sum<number>("count").as("sum"))
    .where("home_id", "in", ids)
    .where("list", "=", list)
    .executeTakeFirst();
  const figures: Figures = { groups, enquiries, bookings, views: Number(viewed?.sum ?? 0) };
  return { figures, sayings };
}
