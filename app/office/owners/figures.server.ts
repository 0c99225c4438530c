import { formatNumber } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";

/** What came of a home; never who. */
export type Figures = { enquiries: number; bookings: number; views: number };

const MOST_RELISTINGS = 5;

/** The ids under which a home was listed, the newest last. */
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
  return row?.relisted_as;
}

/** Counts enquiries and bookings since a time (ms), without spam, and all views. */
export async function countFigures(db: Database, homeIds: readonly string[], since = 0): Promise<Figures> {
  const asked = await db
    .selectFrom("enquiry")
    .leftJoin("booking", "booking.enquiry_id", "enquiry.id")
    .select((each) => [
      each.fn.countAll<number>().as("all"),
      each.fn.count<number>("booking.enquiry_id").as("booked"),
    ])
    .where("enquiry.listing_id", "in", homeIds)
    .where("enquiry.created_at", ">", since)
    .where("flag", "is", null)
    .executeTakeFirstOrThrow();
  const viewed = await db
    .selectFrom("home_view")
    .select((each) => each.fn.sum<number>("count").as("sum"))
    .where("home_id", "in", homeIds)
    .executeTakeFirst();
  const bookings = Number(asked.booked);
  return { enquiries: Number(asked.all) - bookings, bookings, views: Number(viewed?.sum ?? 0) };
}

/** Fewer than this could tell who it was. */
const FEWEST_COUNTED = 3;

/** A count as an owner reads it: "None", "A few", 1,240. */
export function toCountWords(count: number) {
  if (count <= 0) return "None";
  return count < FEWEST_COUNTED ? "A few" : formatNumber(count);
}
