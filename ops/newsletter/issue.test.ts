import { expect } from "vitest";
import { file, incoming, NOW } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openHomes } from "./issue.ts";

const storeTest = defineStoreTest();
const site = {
  listingsDir: "agencies/headland/homes",
  publicOrigin: "https://headland.example",
  feed: undefined,
};

storeTest("homes are those of the files, until the register has its first one", async ({ db }, where) => {
  const supplied = await openHomes({ ...site, ...where });
  expect(supplied("s001")?.url).toBe("https://headland.example/property/S001");
  expect(supplied("AGENCY-1")).toBe(undefined);
  await takeIn(db, file("f-1"), [incoming()], { now: NOW });
  const published = await openHomes({ ...site, ...where });
  expect(published("agency-1")).toMatchObject({ title: "Light above the sea" });
  expect(published("S001")).toBe(undefined);
});
