import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { DAY_MS } from "#app/region/time.ts";
import { incoming, NOW } from "#app/register/incoming.fixture.ts";
import { bring, readList } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "./homes.fixture.ts";

const storeTest = defineStoreTest();

/** Two homes of the agency's software, as the site shows them. */
async function openMarket(db: Database) {
  const day = (days: number) => toAgencyTime(Date.now() + days * DAY_MS).slice(0, 10);
  const open = { inspections: [`${day(2)}T10:00/10:30`], listed_on: day(-12) };
  await bring(
    db,
    [
      incoming({ uniqueId: "1", record: { price_aud: 900_000, ...open } }),
      incoming({ uniqueId: "2", record: { price_aud: 800_000 } }),
    ],
    NOW,
  );
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {
    "coastal-listings.json": await readList(db),
    "coastal-rentals.json": await readList(db, "coastal-rentals.json"),
  });
  return marion;
}

storeTest("a row says price, next open, enquiries of the week and days on the market", async (open) => {
  const db = await open();
  const marion = await openMarket(db);
  const about = { listing: { id: "AGENCY-1", title: "", address: "", url: "" } };
  const ask = (at: number) => saveTestEnquiry(db, { ...makeQuestion(), about }, at);
  for (const days of [1, 2, 8]) await ask(Date.now() - days * DAY_MS);
  const { data } = await marion.read("/office/homes", {}, "?sort=price");
  expect(data).toMatchObject({
    list: { sort: "price" },
    lines: [
      { id: "AGENCY-2", price: "$800,000", open: "", enquiries: 0 },
      { id: "AGENCY-1", open: expect.stringMatching(/, 10:00 am$/), enquiries: 2, days: 12 },
    ],
  });
  for (const sort of ["-price", "-enquiries", "open", "-days", "home"])
    expect((await marion.read("/office/homes", {}, `?sort=${sort}`)).data).toMatchObject({
      lines: [{ id: "AGENCY-1" }, { id: "AGENCY-2" }],
    });
});
