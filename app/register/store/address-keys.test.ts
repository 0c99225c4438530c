import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { incoming, NOW } from "../incoming.fixture.ts";
import { bring } from "../register.fixture.ts";

const storeTest = defineStoreTest();

storeTest("address keys with apostrophes are rewritten without them", async (open) => {
  const db = await open();
  await bring(db, [incoming({ record: { address: "9 St Brendan’s Rd, Manly", suburb: "Manly" } })], NOW);
  await db.updateTable("register").set({ address: "9 street brendan s road manly" }).execute();
  await db.deleteFrom("migration").where("name", "=", "029-address-keys").execute();
  const migrated = await open();
  expect(await migrated.selectFrom("register").select("address").execute()).toEqual([
    { address: "9 saint brendans road manly" },
  ]);
});
