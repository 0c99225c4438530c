import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adopt } from "#app/homes/register/adopt.server.ts";
import { file, incoming, NOW } from "#app/homes/register/incoming.fixture.ts";
import { openRegister } from "#app/homes/register/open-register.server.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { parseEnvironment } from "../environment.ts";
import { openPublishedHomes } from "./published-homes.ts";

test("with a feed the supplied homes are there before its first file comes", async () => {
  const environment = parseEnvironment({ DATA_DIR: makeFolder(), FEED_DIR: makeFolder() });
  const db = await openDatabase(environment);
  const homes = await openPublishedHomes(environment, db, () => {});
  expect(await readFile(join(homes.getDirectory(), "coastal-rentals.json"), "utf8")).toBe(
    await readFile(join(environment.listingsDir, "coastal-rentals.json"), "utf8"),
  );
  await db.destroy();
});

test("without a feed the site reads LISTINGS_DIR until the register has homes, and then those", async () => {
  const environment = parseEnvironment({ DATA_DIR: makeFolder() });
  const db = await openDatabase(environment);
  const homes = await openPublishedHomes(environment, db, () => {});
  const { listingsDir } = environment;
  const log = { warn() {}, error() {} };
  const catalogue = await openCatalogue({
    directory: listingsDir,
    getDirectory: homes.getDirectory,
    log,
    lookEveryMs: 20,
  });
  expect(homes.getDirectory()).toBe(listingsDir);
  const before = catalogue.getSaleListings().map(({ id, originalId }) => [id, originalId]);
  await adopt(db, listingsDir, Date.now());
  await expect.poll(homes.getDirectory).toBe(join(environment.dataDir, "listings"));
  await db.updateTable("register").set({ state: "hidden" }).where("id", "=", "S002").execute();
  await db.updateTable("register_revision").set({ number: 2 }).execute();
  await expect
    .poll(() => catalogue.getSaleListings().map(({ id, originalId }) => [id, originalId]))
    .toEqual(before.filter(([, id]) => id !== "S002"));
  catalogue.close();
  await homes.stop();
  await db.destroy();
});

test("a first home of the register takes the place of the supplied ones, and no list without homes is held", async () => {
  const environment = parseEnvironment({ DATA_DIR: makeFolder() });
  const db = await openDatabase(environment);
  const homes = await openPublishedHomes(environment, db, () => {});
  const catalogue = await openCatalogue({
    directory: environment.listingsDir,
    getDirectory: homes.getDirectory,
    log: { warn() {}, error() {} },
    lookEveryMs: 20,
  });
  expect(catalogue.getRentals().length).toBeGreaterThan(0);
  await openRegister(db).apply(file(), [incoming()], { now: NOW });
  await expect
    .poll(() => catalogue.getSaleListings().map(({ originalId }) => originalId), { timeout: 10_000 })
    .toEqual(["AGENCY-1"]);
  await expect.poll(catalogue.getRentals, { timeout: 10_000 }).toEqual([]);
  expect(catalogue.getFaults()).toEqual([]);
  catalogue.close();
  await homes.stop();
  await db.destroy();
});
