import type { CountedHome } from "#app/office-homes/home-slots.ts";
import { formatDollars } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";

const MOST_SAYINGS = 200;

/**
 * How many groups came through a home, each person once at each open home, and what they said as far as an agent has
 * released it, the latest first: no name, number or address, and never the note. Only what was noted after a time (ms). Spam
 * counts for nobody.
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

/** How many groups came through a home. */
export async function countGroups(db: Database, home: CountedHome, notedAfter = 0) {
  const { groups } = await selectCameTo(db, home, notedAfter)
    .select((each) => each.fn.countAll().as("groups"))
    .executeTakeFirstOrThrow();
  return Number(groups);
}

/** What visitors thought a home worth, and when they were there; spam counts for nobody. */
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

/** How many came to each open home from a day on (at the agency, as 2026-11-28), by home and start. */
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
 * Each person once at each open home: of two who were joined the one that is kept, unless it has been erased or is spam; that
 * counts for nobody.
 */
function selectCame(db: Database) {
  // Looked up separately: there are few, and a join would read every enquiry.
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
