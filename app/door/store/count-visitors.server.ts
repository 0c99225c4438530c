import type { CountedHome } from "#app/office-homes/home-slots.ts";
import { formatDollars } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";

const MOST_SAYINGS = 200;

/**
 * Counts groups at a home's open homes, each person once at each, and finds the feedback that an agent has released,
 * latest first, without names, contact details or notes. Only visitors noted after a time (ms), without spam.
 */
export async function countVisitors(db: Database, home: CountedHome, { notedAfter } = { notedAfter: 0 }) {
  const sayings = await selectCameTo(db, home, notedAfter)
    .select(["time", "interest", "price", "told"])
    .where("is_released", "=", 1)
    .orderBy("time", "desc")
    .orderBy("noted_at", "desc")
    .limit(MOST_SAYINGS)
    .execute();
  return {
    groups: await countGroups(db, home, notedAfter),
    sayings: sayings.map(({ time, interest, price, told }) => ({
      day: time.slice(0, 10),
      interest,
      price: price === null ? undefined : formatDollars(Number(price)),
      told,
    })),
  };
}

/** Counts groups at a home's open homes. */
export async function countGroups(db: Database, home: CountedHome, notedAfter = 0) {
  const { groups } = await selectCameTo(db, home, notedAfter)
    .select((each) => each.fn.countAll().as("groups"))
    .executeTakeFirstOrThrow();
  return Number(groups);
}

/** Finds the prices that visitors thought a home worth, and when they were there; without spam. */
export function findOpinions(db: Database, { ids, list }: CountedHome) {
  return db
    .selectFrom("open_visitor")
    .innerJoin("enquiry", "enquiry.id", "open_visitor.id")
    .select(["time", "price"])
    .where("home_id", "in", ids)
    .where("listing_list", "=", list)
    .where("price", "is not", null)
    .where("same_as", "is", null)
    .where("flag", "is", null)
    .execute();
}

/** Counts visitors of each open home from a day on (at the agency, as 2026-11-28), by home and start. */
export async function countCame(db: Database, from: string) {
  const rows = await selectCame(db)
    .select(["home_id", "time"])
    .select((each) => each.fn.countAll<number>().as("came"))
    .where("time", ">=", from)
    .groupBy(["home_id", "time"])
    .execute();
  return rows.map(({ home_id, time, came }) => ({ homeId: home_id, time, came: Number(came) }));
}

function selectCameTo(db: Database, home: CountedHome, notedAfter: number) {
  return selectCame(db)
    .where("home_id", "in", home.ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("enquiry")
          .select("enquiry.id")
          .whereRef("enquiry.id", "=", "open_visitor.id")
          .where("listing_list", "=", home.list),
      ),
    )
    .where("noted_at", ">", notedAfter);
}

/**
 * Selects each person once at each open home, without spam: joined visitors only if the one they were joined with is
 * erased or spam.
 */
function selectCame(db: Database) {
  // A subquery, because spam is rare and a join would read every enquiry.
  const spam = db.selectFrom("enquiry").select("enquiry.id").where("flag", "is not", null);
  return db
    .selectFrom("open_visitor")
    .where("came", "=", 1)
    .where("id", "not in", spam)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("same_as", "is", null),
        not(
          exists(
            selectFrom("enquiry")
              .select("enquiry.id")
              .whereRef("enquiry.id", "=", "open_visitor.same_as")
              .where("flag", "is", null),
          ),
        ),
      ]),
    );
}
