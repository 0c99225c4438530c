import { sql } from "kysely";
import { expect } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { createMarket, everyHome, findTold, follow } from "../alerts.fixture.ts";
import { toStateText } from "../home-state.ts";
import { addMatches } from "./matches.server.ts";

const storeTest = defineStoreTest();

storeTest("migrating from the first release loses no alert and no waiting news", async (open) => {
  const now = Date.UTC(2026, 10, 26);
  const db = await open();
  await follow(db, "reader@mail.example", everyHome);
  await follow(db, "neighbour@mail.example", { list: "rent", home: "R101" });
  const alerts = await db.selectFrom("alert").selectAll().orderBy("list").execute();
  const [neighbour, reader] = alerts.map(({ id }) => id);
  await addMatches(db, [{ alert: reader ?? "", home: "S001", news: ["status"] }], now);
  await db.schema.dropTable("known_home").execute();
  await sql`create table known_home (
    id text primary key, state text not null, changed_at bigint, gone_at bigint, held_at bigint
  )`.execute(db);
  const toState = (id: string) => toStateText(toSampleListing({ id, address: `${id} Tern Lane, Manly` }));
  await sql`insert into known_home (id, state, held_at) values
    ('S001', ${toState("S001")}, null), ('S002', ${toState("S002")}, null),
    ('S003', ${toState("S003")}, ${now})`.execute(db);
  await db.deleteFrom("migration").where("name", "in", ["015-home-keys", "026-new-homes"]).execute();

  const migrated = await open();
  const kept = migrated.selectFrom("alert").selectAll().orderBy("list");
  expect(await kept.execute()).toEqual(
    alerts.map((alert) => (alert.id === neighbour ? { ...alert, home: "rent R101" } : alert)),
  );
  expect(await findTold(migrated)).toEqual(["reader sale S001: status"]);
  const market = createMarket();
  market.show({ id: "S001" }, { id: "S002", price_aud: 1_200_000 }, { id: "S003" });
  const look = market.createLook(migrated);
  for (const minute of [1, 11, 22]) await look(now + minute * MINUTE_MS);
  expect((await findTold(migrated)).slice(1)).toEqual(["reader sale S002: price"]);
  const held = migrated.selectFrom("known_home").select("id").where("held_at", "is not", null);
  expect(await held.execute()).toEqual([{ id: "sale S003" }]);
});
