import { expect } from "vitest";
import { toShown } from "#app/register/by-hand/get-home.server.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openPrincipal, readPublished } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();
const id = "AGENCY-1";
const sent = { parking: 1, land_size_sqm: 640, property_info: { "Home size_sqm": 180 } };
const rooms = { beds: "4", baths: "2", parking: "1" };
const place = { address: "1 Tern Lane, Freshwater", suburb: "Freshwater" };
const typed = { ...place, type: "House", ...rooms, land: "640", homeSize: "180" };

type ReadHome = { home: { parts: readonly { part: string; words: string; sent: string }[] } };

async function readPart(desk: Awaited<ReturnType<typeof openPrincipal>>) {
  const { home }: ReadHome = JSON.parse(JSON.stringify(await desk.readHome(id)));
  return home.parts.find(({ part }) => part === "facts");
}

storeTest("a corrected room leaves the other rooms to the software, and can be reverted", async ({ db }) => {
  const marion = await openPrincipal(db, incoming({ record: sent }));
  const corrected = { address: "1 Tern Lane, Manly", type: "Duplex", beds: "5", strata: "900" };
  await marion.savePart(id, "facts", { ...typed, ...corrected });
  const later = { ...sent, baths: 3, land_size_sqm: 700, property_info: { "Home size_sqm": 190 } };
  await bring(db, [incoming({ record: later })]);
  expect(await readPublished(db, id)).toMatchObject({
    beds: 5,
    baths: 3,
    land_size_sqm: 700,
    address: "1 Tern Lane, Manly",
    suburb: "Manly",
    type: "Duplex",
    property_info: { "Home size_sqm": 190, "Strata levies_AUD_per_quarter": 900 },
  });
  const found = await marion.read("/office/search", {}, "?q=1+tern+lane+manly");
  expect(found.data).toMatchObject({ parts: [{ title: "Homes", lines: [{ href: `/office/homes/${id}` }] }] });
  expect(await readPart(marion)).toMatchObject({
    sent: "1 Tern Lane, Freshwater, House, 4 bedrooms, 3 bathrooms, 1 car space, land 700 sqm, home 190 sqm",
    since: { author: "Marion Tate" },
  });
  await marion.act(id, "take back", { part: "facts" });
  expect(await readPublished(db, id)).toMatchObject({ beds: 4, property_info: { "Home size_sqm": 190 } });
});

storeTest("a value equal to the software's is no edit", async ({ db }) => {
  const marion = await openPrincipal(db, incoming({ record: sent }));
  await marion.savePart(id, "facts", { ...typed, beds: "5" });
  await marion.savePart(id, "facts", typed);
  expect(await readPart(marion)).not.toHaveProperty("since");
  await marion.savePart(id, "facts", { ...typed, beds: "5" });
  await bring(db, [incoming({ record: { ...sent, beds: 5 } })]);
  const part = await readPart(marion);
  expect(part).toMatchObject({ since: { author: "Marion Tate" }, words: part?.sent });
});

storeTest("a corrected feature leaves the others to the software", async ({ db }) => {
  const facts = { study: true, yearBuilt: 1898, ensuites: 1 };
  const marion = await openPrincipal(db, incoming({ record: { facts } }));
  await marion.savePart(id, "features", { study: "on", yearBuilt: "1998" });
  const later = { study: true, yearBuilt: 1899, ensuites: 2, pool: true };
  await bring(db, [incoming({ record: { facts: later, also: ["Wine cellar"] } })]);
  expect(await readPublished(db, id)).toMatchObject({
    facts: { study: true, yearBuilt: 1998, pool: true },
    also: ["Wine cellar"],
  });
  expect((await readPublished(db, id))?.facts).not.toHaveProperty("ensuites");
});

storeTest("a home of the office has no guessed features, and cleared rooms are not 0", async ({ db }) => {
  const row = { agent_id: "OFFICE", offer: "sale", state: "live" } as const;
  const before = { title: "Light", description: "With a pool and a garage.", beds: 3 };
  const shown = toShown(row, before, [{ part: "facts", value: { baths: null, parking: null } }]);
  expect(shown).toEqual({ ...before, facts: {}, baths: null, parking: null });
  const marion = await openPrincipal(db, incoming({ record: { ...sent, beds: null } }));
  await marion.savePart(id, "facts", { ...typed, beds: "", baths: "", parking: "" });
  expect(await readPublished(db, id)).toMatchObject({ beds: null, baths: null, parking: null });
});
