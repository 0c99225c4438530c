import { sql } from "kysely";
import { expect } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { toStateText } from "../../changes/home-state.ts";
import { follow } from "../alerts.fixture.ts";
import { addMatches } from "./matches.server.ts";

const storeTest = defineStoreTest();

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
  for (const column of ["seen", "seen_at", "added_at"])
    await sql`alter table known_home drop column ${sql.raw(column)}`.execute(db);
  for (const [id, state] of [
    ["S001", toStateText(toSampleListing())],
    ["R101", toStateText(toSampleRental())],
  ])
    await sql`insert into known_home (id, state) values (${id}, ${state})`.execute(db);
  await db.deleteFrom("migration").where("name", "=", "015-home-keys").execute();

  const migrated = await open();
  const homes = async (table: "alert_match" | "alert") =>
    (await migrated.selectFrom(table).select("home").execute()).map(({ home }) => home).sort();
  expect(await homes("alert")).toEqual([null, "sale S001"]);
  expect(await homes("alert_match")).toEqual(["rent R101", "sale S001"]);
  expect(await migrated.selectFrom("known_home").select(["id", "added_at"]).orderBy("id").execute()).toEqual([
    { id: "rent R101", added_at: null },
    { id: "sale S001", added_at: null },
  ]);
});
