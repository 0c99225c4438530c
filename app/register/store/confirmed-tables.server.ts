import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/** Words that a person found right when the rules asked. */
export async function createConfirmedWords(db: Transaction<Tables>) {
  await sql`create table confirmed_words (
    home_id text not null, code text not null, words text not null, author text not null, confirmed_at bigint not null,
    primary key (home_id, code, words)
  )`.execute(db);
}
