import { expect } from "vitest";
import { toShown } from "#app/register/by-hand/get-home.server.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const partPage = "/office/homes/:id/:part" as const;
const sent = { parking: 1, land_size_sqm: 640, property_info: { "Home size_sqm": 180 } };
const typed = { beds: "4", baths: "2", parking: "1", land: "640", homeSize: "180" };

storeTest("a corrected room leaves the software the rest, and can be taken back", async ({ db }) => {
  await bring(db, [incoming({ record: sent })]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const facts = { id, part: "facts" };
  const page = (await marion.read(partPage, facts)).data;
  expect(JSON.stringify(page)).not.toContain('"name":"address"');
  await marion.send(partPage, facts, { intent: "save", ...typed, beds: "5", strata: "900" });
  await bring(db, [
    incoming({ record: { ...sent, baths: 3, land_size_sqm: 700, property_info: { "Home size_sqm": 190 } } }),
  ]);
  expect(await readPublished(db, id)).toMatchObject({
    beds: 5,
    baths: 3,
    land_size_sqm: 700,
    address: "1 Tern Lane, Freshwater",
    property_info: { "Home size_sqm": 190, "Strata levies_AUD_per_quarter": 900 },
  });
  expect((await marion.read(partPage, facts)).data).toMatchObject({
    sender: {
      words:
        "1 Tern Lane, Freshwater, House, 4 bedrooms, 3 bathrooms, 1 car space, land 700 sqm, home 190 sqm",
      since: { author: "Marion Tate" },
    },
  });
  await marion.send(partPage, facts, { intent: "take back" });
  expect(await readPublished(db, id)).toMatchObject({
    beds: 4,
    property_info: { "Home size_sqm": 190 },
  });
});

storeTest("what says the same as the software is no change of ours", async ({ db }) => {
  await bring(db, [incoming({ record: sent })]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const facts = { id, part: "facts" };
  await marion.send(partPage, facts, { intent: "save", ...typed, beds: "5" });
  await marion.send(partPage, facts, { intent: "save", ...typed });
  expect((await marion.read(partPage, facts)).data).toMatchObject({ sender: { since: undefined } });
  await marion.send(partPage, facts, { intent: "save", ...typed, beds: "5" });
  await bring(db, [incoming({ record: { ...sent, beds: 5 } })]);
  expect((await marion.read("/office/homes/:id", { id })).data).toMatchObject({
    home: {
      parts: expect.arrayContaining([
        expect.objectContaining({ part: "facts", isEdited: true, differs: false }),
      ]),
    },
  });
});

storeTest("a corrected feature leaves the software the other features", async ({ db }) => {
  await bring(db, [incoming({ record: { facts: { study: true, yearBuilt: 1898, ensuites: 1 } } })]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const features = { intent: "save", study: "on", yearBuilt: "1998" };
  await marion.send(partPage, { id, part: "features" }, features);
  const later = { study: true, yearBuilt: 1899, ensuites: 2, pool: true };
  await bring(db, [incoming({ record: { facts: later, also: ["Wine cellar"] } })]);
  expect(await readPublished(db, id)).toMatchObject({
    facts: { study: true, yearBuilt: 1998, pool: true },
    also: ["Wine cellar"],
  });
  expect((await readPublished(db, id))?.facts).not.toHaveProperty("ensuites");
});

storeTest("an office home has no guessed feature, and cleared rooms are not 0", async ({ db }) => {
  const row = { agent_id: "OFFICE", offer: "sale", state: "live" } as const;
  const before = { title: "Light", description: "With a pool and a garage.", beds: 3 };
  const shown = toShown(row, before, [{ part: "facts", value: { baths: null, parking: null } }]);
  expect(shown).toEqual({ ...before, facts: {}, baths: null, parking: null });
  await bring(db, [incoming({ record: { ...sent, beds: null } })]);
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  await marion.send(
    partPage,
    { id, part: "facts" },
    { intent: "save", ...typed, beds: "", baths: "", parking: "" },
  );
  expect(await readPublished(db, id)).toMatchObject({ beds: null, baths: null, parking: null });
});
