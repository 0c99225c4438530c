import * as v from "valibot";
import { expect } from "vitest";
import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { readList } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openPrincipal } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const rental = { weekly_rent_aud: 900, bedrooms: 2, bathrooms: 1, type: "Apartment", parking: 1 };

storeTest("a re-letting period keeps a home off the site; its ground stays private", async ({ db }) => {
  const marion = await openPrincipal(db, incoming({ offer: "rental", record: rental }));
  const typed = { day: "2098-03-01", ground: "sale" };
  expect(await marion.savePart(id, "reletting", { ...typed, ground: "" })).toMatchObject({
    status: 422,
    data: { tried: { errors: { "reletting-ground": "Choose the ground" } } },
  });
  expect(await marion.savePart(id, "reletting", typed)).toMatchObject({ status: 303 });
  expect(await marion.readHome(id)).toMatchObject({
    home: {
      state: { words: "Withheld: it may not be let again yet" },
      parts: expect.arrayContaining([expect.objectContaining({ words: "1 March 2098: Proposed sale" })]),
    },
  });
  const [published] = await readList<object>(db, rentalFormat.file);
  expect(published).toMatchObject({ not_before: "2098-03-01" });
  const entry = rentalFormat.toEntry(v.parse(rentalFormat.schema, published));
  expect(JSON.stringify(entry)).not.toMatch(/sale|2098/);
  await marion.act(id, "take back", { part: "reletting" });
  expect(await marion.readHome(id)).toMatchObject({ home: { state: { words: "Live" } } });
});

storeTest("a home in Queensland, or for sale, has no re-letting period", async ({ db }) => {
  const there = { ...rental, state: "QLD", suburb: "Noosa Heads", address: "1 Wave Street, Noosa Heads" };
  const homes = [incoming({ offer: "rental", record: there }), incoming({ uniqueId: "2" })];
  const marion = await openPrincipal(db, ...homes);
  for (const home of [id, "AGENCY-2"])
    expect(await marion.savePart(home, "reletting", { day: "" })).toMatchObject({ status: 404 });
});
