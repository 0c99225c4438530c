import { getHandHome } from "#app/homes/register/by-hand/get-home.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { countVisitors } from "../open-homes/door/store/count-visitors.server.ts";
import type { Figures } from "./owner-view.ts";

const MOST_RELISTINGS = 5;

/** The ids under which a home was listed for the same owner, the newest last: what was sold or let is another's after that. */
export async function findHomeIds(db: Database, homeId: string) {
  const ids = [homeId];
  while (ids.length < MOST_RELISTINGS) {
    const next = await findRelisted(db, ids.at(-1) ?? homeId);
    if (!next || ids.includes(next)) break;
    ids.push(next);
  }
  return ids;
}

async function findRelisted(db: Database, id: string) {
  const row = await db.selectFrom("register").select("relisted_as").where("id", "=", id).executeTakeFirst();
  if (!row?.relisted_as) return undefined;
  const home = await getHandHome(db, id);
  const isOver = [home?.newest.status, home?.shown.status].some(
    (each) => each === "sold" || each === "leased",
  );
  return isOver ? undefined : row.relisted_as;
}

type Sent = { sent_at: number; figures: { counts: Figures } };

/** What came after a report. Views are never erased, and their days are longer than a report's: they are the difference. */
export async function countSince(db: Database, homeIds: readonly string[], all: Figures, last: Sent) {
  const { figures } = await countFigures(db, homeIds, last.sent_at);
  return { ...figures, views: Math.max(0, all.views - last.figures.counts.views) };
}

/** Everything that came of a home after a time (ms), its views of all days, and what visitors said of it as far as an agent has released it; spam counts for nobody. */
export async function countFigures(db: Database, homeIds: readonly string[], after = 0) {
  const visits = [];
  for (const id of homeIds) visits.push(await countVisitors(db, id, { notedAfter: after }));
  const asked = await db
    .selectFrom("enquiry")
    .leftJoin("booking", "booking.enquiry_id", "enquiry.id")
    .select((each) => [
      each.fn.countAll<number>().as("all"),
      each.fn.count<number>("booking.enquiry_id").as("booked"),
    ])
    .where("listing_id", "in", homeIds)
    .where("enquiry.created_at", ">", after)
    // Who walks in is counted among the groups.
    .where("kind", "!=", "open-home")
    .where("flag", "is", null)
    .executeTakeFirstOrThrow();
  const viewed = await db
    .selectFrom("home_view")
    .select((each) => each.fn.sum<number>("count").as("sum"))
    .where("home_id", "in", homeIds)
    .executeTakeFirst();
  const bookings = Number(asked.booked);
  const figures: Figures = {
    groups: visits.reduce((sum, { groups }) => sum + groups, 0),
    enquiries: Number(asked.all) - bookings,
    bookings,
    views: Number(viewed?.sum ?? 0),
  };
  return { figures, sayings: visits.flatMap(({ sayings }) => sayings) };
}
