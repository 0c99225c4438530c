import * as v from "valibot";
import { expect, test } from "vitest";
import { getFirstWalk } from "#app/homes/record/place/walks.ts";
import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { supply } from "#app/homes/record/supply.fixture.ts";
import { describeFacts, toFacts, toPageFacts } from "#app/listings/card/listing-facts.ts";
import { toListingTitle } from "#app/listings/detail/title-and-description.ts";
import { toRentalFacts } from "#app/listings/rental/rental-page.tsx";
import { toTerms } from "#app/listings/rental/rental-terms.ts";
import { toPropertyInformation } from "#app/listings/sale/property-page.tsx";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { findListings, parseFilters } from "#app/listings/search/filters.ts";
import { rental, sale } from "./to-record.fixture.ts";

const unsaid = { type: null, parking: null, facts: {}, description: "It stands at the end of the lane." };

test("a record in the specification's form without parking states that it has none", () => {
  expect(toFacts(supply({ parking: undefined }).listing ?? toSampleListing()).cars).toBe(0);
});

test("no feature is guessed if the software names none", () => {
  expect(toSampleListing(unsaid).features).toEqual([]);
  expect(toSampleListing({ ...unsaid, facts: undefined }).features).toHaveLength(2);
});

const words =
  "<headline>Two-storey townhouse in a row of four</headline><description>Two living rooms and a level lawn, twenty-five minutes on foot from the beach.</description><price>2450000</price><address><streetNumber>212</streetNumber><street>Brolga Walk</street><suburb>Avalon</suburb><state>NSW</state><postcode>2107</postcode></address>";

/** Reads a home sent by software, and returns its page and its entry of GET /data. */
async function send(more: string) {
  const record = v.parse(saleFormat.schema, { id: "HEADLD-7", ...(await sale(words + more)) });
  return { listing: saleFormat.toListing(record, 0, 0), entry: saleFormat.toEntry(record) };
}

test("a home sent without a category or parking shows neither on its page or in the data", async () => {
  for (const category of ["", '<category name=""/>']) {
    const rooms = "<features><bedrooms>3</bedrooms><bathrooms>2</bathrooms></features>";
    const { listing, entry } = await send(category + rooms);
    expect(describeFacts(listing)).toBe("3 beds, 2 baths");
    expect(toPropertyInformation(listing).map(({ label }) => label)).not.toContain("Type");
    expect(toListingTitle({ ...listing, address: "x".repeat(60) }, "S001")).toBe("Home in Avalon");
    const data = JSON.parse(JSON.stringify(entry));
    expect(data).toMatchObject({ beds: 3 });
    expect(data).not.toHaveProperty("type");
    expect(data).not.toHaveProperty("parking");
  }
});

test("unnamed rooms and walks are on no page, in no data and found by no filter", async () => {
  const { listing, entry } = await send('<category name="House"/>');
  expect(getFirstWalk(listing)).toBeUndefined();
  expect(toFacts(listing)).toMatchObject({ beds: undefined, baths: undefined, cars: undefined });
  expect(describeFacts(listing)).toBe("House");
  expect(JSON.stringify(entry)).not.toMatch(/"(?:beds|baths|parking)"/);
  for (const filter of ["beds=1", "bedrooms=3", "baths=1", "parking=1"]) {
    const filters = parseFilters(saleList, new URLSearchParams(filter), []);
    expect(findListings(saleList, [listing], filters), filter).toEqual([]);
  }
});

test("a studio is shown with no bedroom", async () => {
  const { listing, entry } = await send("<features><bedrooms>studio</bedrooms></features>");
  expect([listing.beds, listing.baths]).toEqual([0, undefined]);
  expect(entry).toMatchObject({ beds: 0 });
  expect(toFacts(listing).beds).toBeUndefined();
});

/** Reads a rental sent by software, and returns its record and listing. */
async function sendRental(more = "") {
  const sent = await rental(words.replace(/<price>.*<\/price>/, "<rent>1150</rent>") + more);
  const record = v.parse(rentalFormat.schema, { id: "HEADLD-9", ...sent });
  return { record, listing: rentalFormat.toListing(record, 0, 0) };
}

test("a rental whose software does not say when it is available is not available now", async () => {
  const { record, listing } = await sendRental();
  expect(toTerms(listing)).toEqual([]);
  expect(toRentalFacts(listing).map(({ label }) => label)).not.toContain("Available");
  // Not missing, which would mean "now".
  expect(rentalFormat.toEntry(record)).toMatchObject({ available: null });
});

test("a rental's page shows land beside floor area, and its card never shows land instead", async () => {
  const land = "<landDetails><area>617</area></landDetails>";
  const { listing } = await sendRental(`${land}<buildingDetails><area>180</area></buildingDetails>`);
  expect(listing).toMatchObject({ landSize: 617, homeSize: 180 });
  expect(toFacts(listing)).toEqual({ homeSize: 180 });
  expect(toPageFacts(listing)).toEqual({ landSize: 617, homeSize: 180 });
});
