import * as v from "valibot";
import { expect } from "vitest";
import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { readList, takeIn } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const part = "/office/homes/:id" as const;
const rental = { weekly_rent_aud: 900, bedrooms: 2, bathrooms: 1, type: "Apartment", parking: 1 };

storeTest("a re-letting period keeps a home off the site; its ground stays private", async ({ db }) => {
  await takeIn(db, file("one"), [incoming({ offer: "rental", record: rental })], { now: Date.now() });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const typed = { intent: "save", day: "2098-03-01", ground: "sale" };
  const guard = { id, part: "reletting" };
  expect(await marion.send(part, guard, { ...typed, ground: "" })).toMatchObject({
    status: 422,
    data: { tried: { errors: { "reletting-ground": "Choose the ground" } } },
  });
  expect(await marion.send(part, guard, typed)).toMatchObject({ status: 303 });
  expect((await marion.read("/office/homes/:id", { id })).data).toMatchObject({
    home: {
      state: { words: "Withheld: it may not be let again yet" },
      parts: expect.arrayContaining([expect.objectContaining({ words: "1 March 2098: Proposed sale" })]),
    },
  });
  const [published] = await readList<object>(db, rentalFormat.file);
  expect(published).toMatchObject({ not_before: "2098-03-01" });
  const entry = rentalFormat.toEntry(v.parse(rentalFormat.schema, published));
  expect(JSON.stringify(entry)).not.toMatch(/sale|2098/);
  await marion.send(part, guard, { intent: "take back" });
  expect((await marion.read("/office/homes/:id", { id })).data).toMatchObject({
    home: { state: { words: "Live" } },
  });
});

storeTest("a home in Queensland, or for sale, has no re-letting period", async ({ db }) => {
  const there = { ...rental, state: "QLD", suburb: "Noosa Heads", address: "1 Wave Street, Noosa Heads" };
  await takeIn(db, file("two"), [incoming({ offer: "rental", record: there }), incoming({ uniqueId: "2" })], {
    now: Date.now(),
  });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  for (const home of [id, "AGENCY-2"])
    expect(
      await marion.send(part, { id: home, part: "reletting" }, { intent: "save", day: "" }),
    ).toMatchObject({ status: 404 });
});
