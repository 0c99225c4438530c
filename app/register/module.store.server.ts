import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import { rewriteAddressKeys } from "./store/address-keys.server.ts";
import type { OverrideTables, RegisterTables } from "./store/register-rows.ts";

const homes = { staysBecause: "it is about homes" };

export const registerStore: ModuleStore<RegisterTables & OverrideTables> = {
  name: "register",
  // Its other tables are older than modules.
  migrations: { "027-confirmed-words": createConfirmedWords, "029-address-keys": rewriteAddressKeys },
  tables: {
    register: homes,
    register_version: { rows: "versions of homes that were written in the office", ...homes },
    register_revision: homes,
    override: { rows: "changes to homes that the agency’s software sends", ...homes },
    home_act: { rows: "other intents on homes in the office", ...homes },
    confirmed_words: homes,
  },
};

/** Words that a person found right when the rules asked. */
async function createConfirmedWords(db: Transaction<Tables>) {
  await sql`create table confirmed_words (
    home_id text not null, code text not null, words text not null, author text not null, confirmed_at bigint not null,
    primary key (home_id, code, words)
  )`.execute(db);
}
