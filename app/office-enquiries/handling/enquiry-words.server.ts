import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { type SearchedWord, toWords, type Worded } from "./words.ts";

/** Adds the words of an enquiry to its search index. Within a transaction. */
export function keepWords(db: Database, id: string, enquiry: Worded) {
  return insertWords(
    db,
    toWords(enquiry).map((word) => ({ word, enquiry_id: id })),
  );
}

export async function insertWords(db: Database, rows: readonly Tables["enquiry_word"][]) {
  for (const some of inParts(rows))
    await db
      .insertInto("enquiry_word")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Sorts after every letter that people write, in both databases. */
const LAST = "\u9fff";
/** Up to this many words with the same beginning are listed; more are searched as a range. */
const MOST_ALIKE = 20;

/** The words to look up: those that enquiries contain, or a beginning that too many words share. */
export type Wanted = { among: readonly string[] } | { start: string };

/** The kept words that a searched word means: itself, or those that begin with it. */
export async function findWanted(db: Database, { word, isStart }: SearchedWord): Promise<Wanted> {
  if (!isStart) return { among: [word] };
  const among: string[] = [];
  for (let from = word; ; ) {
    const next = await db
      .selectFrom("enquiry_word")
      .select("word")
      .where("word", among.length === 0 ? ">=" : ">", from)
      .where("word", "<", word + LAST)
      .orderBy("word")
      .limit(1)
      .executeTakeFirst();
    if (!next) return { among };
    if (among.length === MOST_ALIKE) return { start: word };
    among.push(next.word);
    from = next.word;
  }
}

type Where = ExpressionBuilder<Tables & { other: Tables["enquiry_word"] }, "enquiry_word" | "other">;

export function isWanted(wanted: Wanted, column: "enquiry_word.word" | "other.word" = "enquiry_word.word") {
  return (where: Where) => {
    if ("among" in wanted) return where(column, "in", wanted.among.length > 0 ? wanted.among : [""]);
    return where.and([where(column, ">=", wanted.start), where(column, "<", wanted.start + LAST)]);
  };
}
