import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import type { AlertsTables } from "./store/alert-rows.ts";
import { eraseFollowerAt } from "./store/erase-follower.server.ts";

export const alertsStore: ModuleStore<AlertsTables> = {
  name: "alerts",
  migrations: {
    "012-alerts": createAlertTables,
    "015-home-keys": addHomeKeys,
    "026-new-homes": addNewHomes,
  },
  tables: {
    follower: { rows: "people who asked to be told of homes", isErased: true },
    alert: { rows: "alerts, or mails of them", isErased: true },
    alert_match: { isErased: true },
    // Emptied, so that the next look records all homes anew: changes since the backup were mailed before the restore.
    known_home: { staysBecause: "it is about homes, not people", isEmptiedByRestore: true },
  },
  // Mails that are not due yet, such as those held for the night, are kept.
  isOldNews: (now) => `kind = 'alert' and state = 'queued' and due_at <= ${now}`,
  async erase(db, person, dataDir) {
    return { count: "email" in person ? await eraseFollowerAt(db, person.email, dataDir) : 0 };
  },
  async count(db) {
    const { confirmed, all } = await countAlerts(db);
    const refused = await findRefused(db);
    return {
      title: "Alerts",
      counts: [
        { name: "confirmed", count: Number(confirmed) },
        { name: "asked", count: Number(all) - Number(confirmed) },
      ],
      notes: refused.map(({ email }) => `paused, as its mail server refuses it: ${email}`),
    };
  },
};

function countAlerts(db: Database) {
  return db
    .selectFrom("alert")
    .select(({ fn }) => [fn.countAll().as("all"), fn.count("confirmed_at").as("confirmed")])
    .executeTakeFirstOrThrow();
}

/** Followers who get no more mails because their mail server refused the address. */
function findRefused(db: Database) {
  return db.selectFrom("follower").select("email").where("refused_at", "is not", null).execute();
}

async function createAlertTables(db: Transaction<Tables>) {
  await sql`create table follower (
    id text primary key, email text not null unique, token text not null unique, asked_at bigint not null,
    confirmed_at bigint, paused_until bigint, refused_at bigint
  )`.execute(db);
  await sql`create table alert (
    id text primary key, follower_id text not null references follower (id) on delete cascade, list text not null,
    criteria text, home text, frequency text not null, topics text not null, wording text not null,
    asked_at bigint not null, confirmed_at bigint, mailed_at bigint
  )`.execute(db);
  await sql`create table alert_match (
    id text primary key, alert_id text not null references alert (id) on delete cascade, home text not null,
    news text not null, before text, found_at bigint not null, queued_at bigint
  )`.execute(db);
  await sql`create table known_home (
    id text primary key, state text not null, changed_at bigint, gone_at bigint, held_at bigint
  )`.execute(db);
  await sql`create index alert_follower on alert (follower_id)`.execute(db);
  await sql`create index alert_home on alert (home)`.execute(db);
  await sql`create index alert_match_alert on alert_match (alert_id, queued_at)`.execute(db);
  await sql`create index alert_match_home on alert_match (home)`.execute(db);
}

/** Adds the list to the keys of homes, because homes of the two lists may have the same id. */
async function addHomeKeys(db: Transaction<Tables>) {
  await sql`update alert set home = list || ' ' || home where home is not null`.execute(db);
  await sql`update alert_match
    set home = (select list from alert where alert.id = alert_match.alert_id) || ' ' || home`.execute(db);
  await sql`update known_home
    set id = case when state like '{"list":"rent"%' then 'rent ' else 'sale ' end || id`.execute(db);
  for (const column of ["seen text", "seen_at bigint", "added_at bigint"])
    await sql`alter table known_home add column ${sql.raw(column)}`.execute(db);
}

/** New homes wait before they are announced. `changed_at`, `gone_at` and `added_at` are no longer used. */
async function addNewHomes(db: Transaction<Tables>) {
  for (const column of ["new_at bigint", "released_at bigint"])
    await sql`alter table known_home add column ${sql.raw(column)}`.execute(db);
  await sql`update known_home set new_at = held_at`.execute(db);
}
