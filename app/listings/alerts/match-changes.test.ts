import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { createMarket, findTold, follow } from "./alerts.fixture.ts";

const storeTest = defineStoreTest();
const MINUTE_MS = 60_000;
/** 11 am at the agency. */
const start = Date.UTC(2026, 10, 26, 0, 0);

function at(minute: number) {
  return start + minute * MINUTE_MS;
}

storeTest("a home for sale and one for rent of the same id do not hide one another", async (open) => {
  const db = await open();
  const market = createMarket();
  const look = market.createLook(db);
  market.show({ id: "1" });
  market.showRentals({ id: "2" });
  await look(at(0));
  await follow(db, "buyer@mail.example", { list: "sale", criteria: "" });
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
  await follow(db, "neighbour@mail.example", { list: "rent", home: "rent 2" });
  market.show({ id: "1" }, { id: "2" });
  market.showRentals({ id: "1" }, { id: "2" });
  await look(at(1));
  expect(await findTold(db)).toEqual(["buyer sale 2: new", "tenant rent 1: new"]);
  market.show({ id: "1" }, { id: "2", price_aud: 1_200_000 });
  await look(at(20));
  await look(at(31));
  expect((await findTold(db)).slice(2)).toEqual(["buyer sale 2: price"]);
  market.showRentals({ id: "1" }, { id: "2", weekly_rent_aud: 700 });
  await look(at(40));
  await look(at(51));
  expect((await findTold(db)).slice(3)).toEqual(["neighbour rent 2: price", "tenant rent 2: price"]);
});
