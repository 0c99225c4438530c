import { expect } from "vitest";
import { openHomesDesk, openPrincipal } from "#app/office-homes/routes/homes.fixture.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring } from "#app/register/register.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { id, letIn, soldForm } from "./owned-home.fixture.ts";

const storeTest = defineSqliteTest();

storeTest("only the principal sees guide, opinions and price over time, without names", async ({ db }) => {
  const now = Date.parse("2026-11-20T09:00+11:00");
  await bring(db, [incoming()], now);
  // The last visitor looked at a rental with the same id.
  for (const price of [2_350_000, 2_200_000, undefined, 900])
    await letIn(
      db,
      { name: "Anna Berg", price },
      { url: price === 900 ? `/rental/${id}` : "", time: "2026-11-21T10:00", now },
    );
  const marion = await openPrincipal(db);
  await marion.savePart(id, "outcome", soldForm);
  const home = await marion.readHome(id);
  expect(home).toMatchObject({
    home: {
      prices: [
        { words: "Price: $2,400,000", author: "crm" },
        { words: "Price: Price withheld", author: "Marion Tate" },
        { words: "2 visitors’ opinions: $2,200,000 – $2,350,000" },
        { words: "Sold: $2,300,000" },
      ],
    },
  });
  expect(JSON.stringify(home)).not.toContain("Anna");
  const callum = await openHomesDesk(db, "Callum Reyes", "office");
  expect(await callum.readHome(id)).toMatchObject({
    home: { prices: [{ words: "Price: $2,400,000" }, { words: "Price: Price withheld" }] },
  });
});
