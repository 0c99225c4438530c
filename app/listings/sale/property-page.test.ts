import { expect, test } from "vitest";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { toPropertyInformation } from "./property-page.tsx";

test("every row of the record is shown, amounts per quarter", () => {
  const propertyInfo = {
    homeSizeSqm: 1286,
    councilRatesQuarter: 512,
    waterRatesQuarter: 188.4,
    strataLeviesQuarter: 1085,
  };
  expect(toPropertyInformation(toTestListing({ propertyInfo }))).toEqual([
    { label: "Property ID", value: "S014" },
    { label: "Price", value: "$3,000,000" },
    { label: "Type", value: "House" },
    { label: "Suburb", value: "Freshwater" },
    { label: "Home size", value: "1,286 sqm" },
    { label: "Council", value: "$512 per quarter" },
    { label: "Water", value: "$188 per quarter" },
    { label: "Strata", value: "$1,085 per quarter" },
  ]);
});

test("missing values and 0 are left out", () => {
  const propertyInfo = { ...toTestListing().propertyInfo, strataLeviesQuarter: 0 };
  const labels = toPropertyInformation(toTestListing({ propertyInfo })).map(({ label }) => label);
  expect(labels).toEqual(["Property ID", "Price", "Type", "Suburb"]);
});

function read(wanted: string, changes: Partial<SaleRecord>) {
  return toPropertyInformation(toSampleListing(changes)).find(({ label }) => label === wanted)?.value;
}

test("auction and expressions of interest are shown as the sale method", () => {
  const methods = (["sale", "auction", "expressions"] as const).map((method) =>
    read("Sale method", { method }),
  );
  expect(methods).toEqual([undefined, "Auction", "Expressions of interest"]);
});

test("the auction result is shown", () => {
  const auction_result = { result: "passed-in", date: "2026-11-21" } as const;
  const withBid = { auction_result: { ...auction_result, bid_aud: 2_300_000 } };
  expect(read("Auction", withBid)).toBe("Passed in, highest bid $2,300,000");
  expect(read("Auction", { auction_result })).toBe("Passed in");
  expect(read("Auction", {})).toBeUndefined();
});
