import type { Database } from "#app/store/database.server.ts";
import { findWanted, isWanted, type Wanted } from "../store/enquiry-words.server.ts";
import { toSearchedWords } from "../store/words.ts";
import { type Access, getEnquiriesOf, isAccessible, PAGE_SIZE } from "./find-enquiries.server.ts";

/** Beyond this it is "more than": counting further would take most of the time. */
export const MOST_FOUND = 2_000;

/** The enquiries of every state that have each word that was typed, the newest first: one page of them, and how many there are. */
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
  // The rarest word first: the others are looked up for its enquiries only.
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

/** Ids begin with the time. */
function selectHaving(db: Database, access: Access, rarest: Wanted, others: readonly Wanted[]) {
  let query = db.selectFrom("enquiry_word").select("enquiry_word.enquiry_id").where(isWanted(rarest));
  // One word of an enquiry stands once.
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
