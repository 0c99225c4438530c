import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import { formatCount } from "#app/region/format.ts";
import type { DoorTables } from "./store/door-rows.ts";

export const doorStore: ModuleStore<DoorTables> = {
  name: "door",
  migrations: {
    "017-door": createDoorTables,
    "018-open-doors": createOpenDoors,
    "022-told-words": addToldWords,
  },
  tables: {
    // Deleted with the visitor's enquiry.
    open_visitor: { rows: "visitors of open homes", isErased: true },
    // A restored code could open a door again.
    open_door: { staysBecause: "it is about homes, not people", isEmptiedByRestore: true },
  },
  async purge(db, options) {
    // Imported late because it reads the agency's folder, and a backup may be restored before there is one.
    const { purgeDoors, purgeOpenVisitors } = await import("./store/purge-door.server.ts");
    if (!options.isDryRun) await purgeDoors(db, options.now);
    const count = await purgeOpenVisitors(db, options);
    return { count, words: `${formatCount(count, "visitor")} of open homes` };
  },
};

async function createDoorTables(db: Transaction<Tables>) {
  await sql`create table open_visitor (
    id text primary key references enquiry (id) on delete cascade, open_uid text not null, home_id text not null,
    time text not null, came integer not null, interest text not null, price bigint, call_back integer not null,
    note text not null, is_released integer not null, news_wording text, news_at bigint, touched text not null,
    same_as text, joined_to text, noted_at bigint not null
  )`.execute(db);
  await sql`create index open_visitor_open on open_visitor (open_uid)`.execute(db);
  await sql`create index open_visitor_home on open_visitor (home_id, time)`.execute(db);
  await sql`create index open_visitor_noted on open_visitor (noted_at)`.execute(db);
}

/** Feedback released earlier shows only interest and price from now on, because its note may name somebody. */
async function addToldWords(db: Transaction<Tables>) {
  await sql`alter table open_visitor add column told text not null default ''`.execute(db);
}

async function createOpenDoors(db: Transaction<Tables>) {
  await sql`create table open_door (
    open_uid text primary key, home_id text not null, time text not null, ends text not null,
    token text not null unique, opened_at bigint not null, ended_at bigint
  )`.execute(db);
}
