import type { Database } from "#app/store/database.server.ts";
import { findWanted, isWanted, type Wanted } from "./enquiry-words.server.ts";
import { type Access, getEnquiriesOf, isAccessible, PAGE_SIZE } from "./find-enquiries.server.ts";
import { toSearchedWords } from "./words.ts";

/** Counting further would take most of the time; beyond this the page says "more than". */
export const MOST_FOUND = 2_000;

/** Finds enquiries that contain all typed words, in any state, newest first. Returns one page, and the total number. */
export async function searchEnquiries(
  db: Database,
  access: Access,
  { typed, page }: { typed: string; page: number },
) {
  const words = toSearchedWords(typed);
  if (words.length === 0) return { found: [], count: 0 };
  const wanted = await Promise.all(words.map((word) => findWanted(db, word)));
  const counts = await Promise.all(wanted.map((each) => countFew(db, each)));
  if (counts.includes(0)) return { found: [], count: 0 };
  // Begins with the rarest word, so that the others are looked up only for its enquiries.
  const [rarest, ...others] = wanted
    .map((each, index) => ({ each, count: counts[index] ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
    .map(({ each }) => each);
  if (!rarest) return { found: [], count: 0 };
  const having = () => selectHaving(db, access, rarest, others);
  const [{ count }, ids] = await Promise.all([
    db
      .selectFrom(having().limit(MOST_FOUND).as("some"))
      .select((each) => each.fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
    having()
      .orderBy("enquiry_id", "desc")
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const found = await getEnquiriesOf(
    db,
    access,
    ids.map(({ enquiry_id }) => enquiry_id),
  );
  return { found, count: Number(count) };
}

async function countFew(db: Database, wanted: Wanted) {
  const few = db.selectFrom("enquiry_word").select("word").where(isWanted(wanted)).limit(MOST_FOUND);
  const { count } = await db
    .selectFrom(few.as("few"))
    .select((each) => each.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sorts by id, since ids begin with their time. */
function selectHaving(db: Database, access: Access, rarest: Wanted, others: readonly Wanted[]) {
  let query = db.selectFrom("enquiry_word").select("enquiry_word.enquiry_id").where(isWanted(rarest));
  // An enquiry has each word once, so one word gives no duplicates.
  if (!("among" in rarest) || rarest.among.length > 1) query = query.distinct();
  for (const other of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("enquiry_word as other")
          .select("other.word")
          .whereRef("other.enquiry_id", "=", "enquiry_word.enquiry_id")
          .where(isWanted(other, "other.word")),
      ),
    );
  if (access.scope === "all") return query;
  return query.where("enquiry_word.enquiry_id", "in", (where) =>
    where.selectFrom("handling").select("enquiry_id").where(isAccessible(access)),
  );
}
