import { expect, test } from "vitest";
import { formatAuctionResult } from "#app/homes/record/open-times.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findAuctionResults } from "./auction-results.ts";

const bid_aud = 2_300_000;
const price_aud = 2_465_000;
const date = "2026-11-14";

type Fields = Partial<SaleRecord>;

const format = (fields: Fields) => formatAuctionResult(toSampleListing(fields));
const saleResults = ["sold-at-auction", "sold-prior", "sold-after"] as const;

test("the result of a sold home says when and for how much", () => {
  const sold = { date, price_aud };
  const words = saleResults.map((result) =>
    format({ status: "sold", sold, auction_result: { result, bid_aud } }),
  );
  expect(words).toEqual(["at", "before", "after"].map((when) => `Sold ${when} auction $2,465,000`));
});

test("the result of an unsold home says so plainly", () => {
  const formatResult = (auction_result: NonNullable<Fields>["auction_result"]) => format({ auction_result });
  expect(formatResult({ result: "passed-in", bid_aud })).toBe("Passed in, highest bid $2,300,000");
  expect(formatResult({ result: "passed-in" })).toBe("Passed in");
  expect(formatResult({ result: "withdrawn", bid_aud })).toBe("Withdrawn from auction");
});

test("the last bid is the price only of a home sold at auction", () => {
  const [atAuction, , after] = saleResults.map((result) => format({ auction_result: { result, bid_aud } }));
  expect(atAuction).toBe("Sold at auction $2,300,000");
  expect(after).toBe("Sold after auction, price withheld");
});

test.each([
  { status: "sold", sold: { date, price_aud, display: false } },
  { status: "sold", sold: { date } },
  { status: "sold", sold: { date, price_aud }, price_display: false },
] satisfies Fields[])("no figure is printed where the price is withheld: %j", (fields) => {
  for (const result of saleResults)
    expect(format({ ...fields, auction_result: { result, bid_aud } })).toMatch(/^Sold \D+, price withheld$/);
});

test("the bid is hidden where the home's price is", () => {
  const hidden = { price_display: false, auction_result: { result: "passed-in" as const, bid_aud } };
  expect(format(hidden)).toBe("Passed in");
});

function held(day: string, fields: Fields = {}) {
  const auction_result = { result: "passed-in" as const, date: day };
  return toSampleListing({ id: day, address: day, auction_result, ...fields });
}

const toDays = (listings: Parameters<typeof findAuctionResults>[0]) =>
  findAuctionResults(listings, "2026-11-28").map(({ date, results }) => [
    date,
    ...results.map(({ listing }) => listing.address),
  ]);

test("results are listed by day, latest first, for 90 days", () => {
  const listings = [held("2026-11-14"), held("2026-11-28"), held("2026-08-30"), held("2026-08-29")];
  expect(toDays([...listings, held("2026-11-29"), toSampleListing()])).toEqual([
    ["2026-11-28", "2026-11-28"],
    ["2026-11-14", "2026-11-14"],
    ["2026-08-30", "2026-08-30"],
  ]);
});

test("a home sold before its auction is listed on the day of the sale", () => {
  const auction_result = { result: "sold-prior" as const };
  const sold = { date: "2026-11-20", price_aud };
  const early = held("x", { status: "sold", auction: { at: "2026-12-05" }, auction_result, sold });
  expect(toDays([early])).toEqual([["2026-11-20", "x"]]);
});

test("a sold home links to its sale, any other to its page", () => {
  const listings = [held("2026-11-14", { status: "sold", sold: { date: "2026-11-14" } }), held("2026-11-13")];
  const results = findAuctionResults(listings, "2026-11-28").flatMap((day) => day.results);
  expect(results.map(({ listing }) => listing.href)).toEqual(["/sold-property/2026-11-14", "/property/1"]);
});

test("the page shows the latest three hundred results", () => {
  const many = Array.from({ length: 301 }, (_, index) => held(index === 300 ? "2026-11-27" : "2026-11-28"));
  expect(findAuctionResults(many, "2026-11-28").map(({ results }) => results.length)).toEqual([300]);
});

function toNow(fields: Fields) {
  const [day] = findAuctionResults([held("2026-11-14", { price_aud: 2_280_000, ...fields })], "2026-11-28");
  return day?.results[0]?.now;
}

test("an unsold home shows its current price, where that may be shown", () => {
  expect(toNow({})).toBe("Now $2,280,000");
  expect(toNow({ method: "auction", price_to: 2_400_000 })).toBe("Guide now $2,280,000 – $2,400,000");
  for (const fields of [
    { price_display: false },
    { price_text: "Contact agent" },
    { status: "sold", sold: { date: "2026-11-14", price_aud } },
  ] satisfies Fields[])
    expect(toNow(fields)).toBeUndefined();
});

test("an auction of the last week without a result says so; older ones are left out", () => {
  const waiting = (day: string) => toSampleListing({ address: day, auction: { at: `${day}T10:00` } });
  const days = ["2026-11-28", "2026-11-27", "2026-11-21", "2026-11-20"].map(waiting);
  const results = findAuctionResults(days, "2026-11-28").flatMap((day) => day.results);
  expect(results.map(({ date, words }) => [date, words])).toEqual([
    ["2026-11-27", "Result not known yet"],
    ["2026-11-21", "Result not known yet"],
  ]);
});
