import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import { saveOverride } from "#app/register/by-hand/overrides.server.ts";
import { file, incoming, NOW } from "#app/register/incoming.fixture.ts";
import { openRegisterHomes } from "#app/register/publish/register-source.server.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { raiseRevision } from "#app/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";

const testStore = defineStoreTest();

const directory = "agencies/headland/homes";
const saleFile = "coastal-listings.json";

/** The catalogue of one process, with the problems its register reported. */
async function openSite(db: Database, folder = makeFolder()) {
  const complaints: string[] = [];
  const replaceSource = openRegisterHomes(db, {
    folder,
    onError: (error) => void complaints.push(String(error)),
    lookEveryMs: 10,
  });
  const log = { warn() {}, error() {} };
  const catalogue = await openCatalogue({ directory, replaceSource, log, lookEveryMs: 10 });
  onTestFinished(() => catalogue.close());
  const readIds = () => catalogue.getSaleListings().map(({ originalId }) => originalId);
  return { catalogue, complaints, folder, readIds };
}

async function hide(db: Database, id: string) {
  await db.updateTable("register").set({ state: "hidden" }).where("id", "=", id).execute();
  await raiseRevision(db, NOW + 1);
}

testStore("supplied homes are shown until the register has its first", async ({ db }) => {
  const { catalogue, complaints, readIds } = await openSite(db);
  const before = readIds();
  expect(before).toContain("S002");
  await adopt(db, directory, NOW);
  await hide(db, "S002");
  await expect.poll(readIds).toEqual(before.filter((id) => id !== "S002"));
  expect(catalogue.getFaults()).toEqual([]);
  expect(complaints).toEqual([]);
});

testStore("a first home replaces the supplied ones, and no list without homes is held", async ({ db }) => {
  const { catalogue, readIds } = await openSite(db);
  expect(catalogue.getRentals().length).toBeGreaterThan(0);
  await takeIn(db, file(), [incoming()], { now: NOW });
  await expect.poll(readIds).toEqual(["AGENCY-1"]);
  await expect.poll(catalogue.getRentals).toEqual([]);
  expect(catalogue.getFaults()).toEqual([]);
});

testStore("every process has the same list with the same time, and the same copy", async (open) => {
  const [one, other] = [await open(), await open()];
  await takeIn(one, file(), [incoming()], { now: NOW });
  const sites = [await openSite(one), await openSite(other)];
  const goods = sites.map(({ catalogue }) => catalogue.files.get(saleFile)?.getGood());
  const paths = sites.map(({ folder }) => join(folder, saleFile));
  const copies = paths.map((path) => [readFileSync(path, "utf8"), statSync(path).mtimeMs]);
  expect(goods[0]?.copy.digest).toBe(goods[1]?.copy.digest);
  expect(goods.map((good) => good?.changedAt)).toEqual([NOW, NOW]);
  expect(copies[0]).toEqual(copies[1]);
  expect(copies[0]?.[1]).toBe(NOW);
});

testStore("a hidden price or address is in nothing that the catalogue has", async ({ db }) => {
  const bring = (id: string, record: object, now: number) =>
    takeIn(db, file(id), [incoming({ record: { address_display: false, ...record } })], { now });
  const where = { address: "1 Tern Lane, Freshwater", lat: -33.78, lng: 151.29 };
  await bring("one", { price_aud: 2_400_000, ...where }, NOW);
  const priceHidden = { part: "price", value: { price_display: false } } as const;
  await saveOverride(db, "AGENCY-1", priceHidden, { author: "Marion Tate", now: NOW + 1 });
  await raiseRevision(db, NOW + 1);
  const { catalogue, readIds } = await openSite(db);
  const read = () => {
    const good = catalogue.files.get(saleFile)?.getGood();
    const listings = catalogue.getSaleListings().map((listing) => ({ ...listing, changedAt: 0 }));
    return { changedAt: good?.changedAt, all: JSON.stringify([good?.copy.digest, listings]) };
  };
  const before = read();
  expect(readIds()).toEqual(["AGENCY-1"]);
  expect(before.all).not.toMatch(/Tern|2400000|33\.78/);
  const later = NOW + 60_000;
  const dearer = { price_aud: 2_700_000, price_to: 2_800_000 };
  await bring("two", { ...dearer, address: "9 Gull Street, Freshwater" }, later);
  await expect.poll(() => read().changedAt).toBe(later);
  expect(read().all).toBe(before.all);
});

testStore("a process that starts without the store shows the homes kept last", async ({ db }, where) => {
  await adopt(db, directory, NOW);
  await hide(db, "S002");
  const { folder, readIds } = await openSite(db);
  const away = await openDatabase(where);
  await away.destroy();
  const [kept, without] = [await openSite(away, folder), await openSite(away)];
  expect(kept.readIds()).toEqual(readIds());
  expect(without.readIds()).toContain("S002");
  await expect.poll(() => kept.complaints.length).toBeGreaterThan(1);
  expect(kept.readIds()).toEqual(readIds());
});
