import { expect } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { DAY_MS } from "#app/region/time.ts";
import { incoming } from "#app/register/incoming.fixture.ts";
import { bring, readList } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { newId, openHomesDesk, openPrincipal } from "./homes.fixture.ts";

const storeTest = defineStoreTest();

/** Two homes of the agency's software, as the site shows them. */
async function openMarket(db: Database) {
  const day = (days: number) => toAgencyTime(Date.now() + days * DAY_MS).slice(0, 10);
  const open = { inspections: [`${day(2)}T10:00/10:30`], listed_on: day(-12) };
  await bring(db, [
    incoming({ uniqueId: "1", record: { price_aud: 900_000, ...open } }),
    incoming({ uniqueId: "2", record: { price_aud: 800_000 } }),
  ]);
  const rentals = await readList(db, "coastal-rentals.json");
  const records = { "coastal-listings.json": await readList(db), "coastal-rentals.json": rentals };
  return openHomesDesk(db, "Marion Tate", "principal", records);
}

storeTest("a row has price, next open home, the week's enquiries and days on the market", async ({ db }) => {
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

storeTest("the list is filtered by the chosen values, with counts", async (open) => {
  const marion = await openMarket(await open());
  await marion.startHome({ offer: "rental" });
  const read = (search: string) => marion.read("/office/homes", {}, search);
  expect(await read("")).toMatchObject({
    data: {
      list: {
        choices: [
          { name: "agent", options: [{ value: "Marion Tate", label: "Marion Tate (3)" }] },
          { name: "kind", options: [{ label: "Rent (1)" }, { label: "Sale (2)" }] },
          { name: "state", options: [{ label: "Not on the site (1)" }, { label: "On the market (2)" }] },
          { name: "suburb", options: [{ label: "Freshwater (3)" }] },
        ],
      },
    },
  });
  const onMarket = { lines: [{ id: "AGENCY-2" }, { id: "AGENCY-1" }] };
  expect(await read("?sort=price&kind=Sale&suburb=Freshwater")).toMatchObject({ data: onMarket });
  expect(await read("?state=Not+on+the+site")).toMatchObject({ data: { lines: [{ id: newId }] } });
  expect(await read("?agent=Nobody")).toMatchObject({ data: { lines: [] } });
});

storeTest("only the right home is found by an address or id as people type it", async ({ db }) => {
  const streets = [
    "7 O’Connell Parade",
    "9 St Brendans Rd",
    "9/21 Shearwater Street",
    "12-14 Mt Pleasant Ave",
    "Lot 5 Heron Court",
  ];
  const homes = streets.map((street, index) => {
    const record = { address: `${street}, Manly`, suburb: "Manly", postcode: "2095" };
    return incoming({ uniqueId: `BG${index}`, record });
  });
  const marion = await openPrincipal(db, ...homes);
  const search = async (text: string) => {
    const { data } = await marion.read("/office/search", {}, `?${new URLSearchParams({ q: text })}`);
    return JSON.stringify(data).match(/AGENCY-BG\d(?=","title)/g) ?? [];
  };
  const typed = [
    ["7 oconnell pde", "manly o connell", "bg0"],
    ["9 Saint Brendan's Road", "agencybg1"],
    ["U9/21 Shearwater Street, Manly NSW 2095"],
    ["14 mt pleasant av"],
    ["heron crt"],
  ];
  for (const [index, spellings] of typed.entries())
    for (const text of spellings) expect(await search(text), text).toEqual([`AGENCY-BG${index}`]);
  for (const text of ["8/21 Shearwater St", "1 Mount Pleasant Ave", "21 oconnell pde"])
    expect(await search(text), text).toEqual([]);
});
