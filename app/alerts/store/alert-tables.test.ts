import { sql } from "kysely";
import { expect } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { createMarket, findTold, follow } from "../alerts.fixture.ts";
import { toStateText } from "../home-state.ts";
import { addMatches } from "./matches.server.ts";

const storeTest = defineStoreTest();

/** As the releases before kept homes. */
async function createEarlierTable(db: Database, columns: string) {
  await db.schema.dropTable("known_home").execute();
  await sql`create table known_home (
    id text primary key, state text not null, changed_at bigint, gone_at bigint, held_at bigint${sql.raw(columns)}
  )`.execute(db);
}

storeTest("homes that were known by their ids are known by their keys, and asked for", async (open) => {
  const db = await open();
  await follow(db, "buyer@mail.example", { list: "sale", home: "S001" });
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
  const alerts = await db.selectFrom("alert").select(["id", "list"]).orderBy("list").execute();
  const matches = alerts.map(({ id, list }) => ({
    alert: id,
    home: list === "sale" ? "S001" : "R101",
    news: ["price"],
  }));
  await addMatches(db, matches, 1);
  await createEarlierTable(db, "");
  for (const [id, state] of [
    ["S001", toStateText(toSampleListing())],
    ["R101", toStateText(toSampleRental())],
  ])
    await sql`insert into known_home (id, state) values (${id}, ${state})`.execute(db);
  await db.deleteFrom("migration").where("name", "in", ["015-home-keys", "026-new-homes"]).execute();

  const migrated = await open();
  const homes = async (table: "alert_match" | "alert") =>
    (await migrated.selectFrom(table).select("home").execute()).map(({ home }) => home).sort();
  expect(await homes("alert")).toEqual([null, "sale S001"]);
  expect(await homes("alert_match")).toEqual(["rent R101", "sale S001"]);
  expect(await migrated.selectFrom("known_home").select("id").orderBy("id").execute()).toEqual([
    { id: "rent R101" },
    { id: "sale S001" },
  ]);
});

storeTest("an update loses no alert, and of the homes nothing that waits to be told", async (open) => {
  const now = Date.UTC(2026, 10, 26);
  const db = await open();
  await follow(db, "reader@mail.example", { list: "sale", criteria: "" });
  const [alert] = await db.selectFrom("alert").selectAll().execute();
  await addMatches(db, [{ alert: alert?.id ?? "", home: "sale S001", news: ["status"] }], now);
  await createEarlierTable(db, ", seen text, seen_at bigint, added_at bigint");
  const toState = (id: string, price_aud = 1_500_000) => {
    return toStateText(toSampleListing({ id, price_aud, address: `${id} Tern Lane, Manly` }));
  };
  const cheap = toState("S002", 1_200_000);
  await sql`insert into known_home (id, state, changed_at, seen, seen_at, held_at) values
    ('sale S001', ${toState("S001")}, null, null, null, null),
    ('sale S002', ${toState("S002")}, ${now}, ${cheap}, ${now}, null),
    ('sale S003', ${toState("S003")}, null, null, null, ${now})`.execute(db);
  await db.deleteFrom("migration").where("name", "=", "026-new-homes").execute();

  const migrated = await open();
  expect(await migrated.selectFrom("alert").selectAll().execute()).toEqual([alert]);
  expect(await findTold(migrated)).toEqual(["reader sale S001: status"]);
  const market = createMarket();
  market.show({ id: "S001" }, { id: "S002", price_aud: 1_200_000 }, { id: "S003" });
  const look = market.createLook(migrated);
  for (const minute of [1, 11, 22]) await look(now + minute * MINUTE_MS);
  expect((await findTold(migrated)).slice(1)).toEqual(["reader sale S002: price"]);
  const held = migrated.selectFrom("known_home").select("id").where("held_at", "is not", null);
  expect(await held.execute()).toEqual([{ id: "sale S003" }]);
});
