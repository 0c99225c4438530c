import { expect, test } from "vitest";
import { toSampleListing } from "../../record/sale.fixture.ts";
import { checkSale, createCheck, TODAY } from "../check-rules.fixture.ts";

test("a guide may reach 10 % higher, and not a dollar more", () => {
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_000 })).toEqual([]);
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_001 })).toEqual(["range-too-wide"]);
  expect(checkSale({ price_aud: 900_000 }, { from: 900_000, to: 1_000_000 })).toEqual(["range-too-wide"]);
});

test.each([
  [{ price_aud: 2_400_000 }, []],
  [{ price_aud: 2_390_000 }, ["price_aud"]],
  // Printed as $2.4M.
  [{ price_aud: 2_449_000 }, []],
  [{ price_aud: 2_400_000, price_to: 2_500_000 }, []],
  [{ price_aud: 2_380_000, price_to: 2_500_000 }, ["price_aud"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.35m" }, ["price_text"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.45m" }, []],
  [{ price_aud: 1_000_000, price_text: "Auction 5 December 2026, 10:00 am" }, []],
  [{ price_aud: 2_000_000, price_display: false }, []],
  [{ price_aud: 2_500_000, title: "Yours for $2.2m" }, ["title"]],
  [{ price_aud: 2_500_000, description: "Expect $2.3 million. Next door sold for $1.9m." }, ["description"]],
])("against an estimate from $2.4m, %j is below in %j", (record, fields) => {
  const findings = createCheck({ from: 2_400_000, to: 2_600_000 })(toSampleListing(record));
  expect([...new Set(findings.map(({ field }) => field))]).toEqual(fields);
  expect(findings.every(({ code }) => code === "below-estimate")).toBe(true);
});

test("a price that rounding takes below the estimate is below it", () => {
  const estimate = { from: 2_440_000 };
  expect(checkSale({ price_aud: 2_440_000 }, estimate)).toEqual(["below-estimate"]);
  expect(checkSale({ price_aud: 2_440_000, price_text: "$2,440,000" }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, price_to: 2_600_000 }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, method: "auction" }, estimate)).toEqual([]);
});

test("nothing that is found tells the estimate", () => {
  const findings = createCheck({ from: 2_468_135, to: 3_579_246 })(toSampleListing({ price_aud: 2_000_000 }));
  expect(findings.map(({ code }) => code)).toContain("below-estimate");
  expect(JSON.stringify(findings)).not.toMatch(/2,?468,?135|3,?579,?246/);
});

test("an auction that is over has a result", () => {
  const auction = { at: "2026-11-27T10:00" };
  expect(checkSale({ auction })).toEqual(["auction-past"]);
  expect(checkSale({ method: "tender", closes: "2026-11-27T17:00" })).toEqual(["auction-past"]);
  expect(checkSale({ method: "tender", closes: TODAY })).toEqual([]);
  expect(checkSale({ auction, auction_result: { result: "passed-in" } })).toEqual([]);
  expect(checkSale({ auction: { at: TODAY } })).toEqual([]);
});

test("a home without a price is pointed out from the day of that rule on", () => {
  const hidden = toSampleListing({ price_aud: 1_000_000, price_display: false });
  const codes = (today: string) => createCheck(undefined, today)(hidden).map(({ code }) => code);
  expect(codes("2000-01-01")).toEqual([]);
  expect(codes("2099-01-01")).toEqual(["no-price"]);
});

test.each([
  [{ title: "Yours for $2.4m" }, ["title"]],
  [{ description: "Expect $2.3 million. Next door sold for $1.9m." }, ["description"]],
  [{ description: "Over $250,000 has been spent on the kitchen." }, []],
  [{ price_text: "Guide $2.4m" }, []],
])("a hidden price is told by %j in %j", (record, fields) => {
  const hidden = toSampleListing({ price_display: false, ...record });
  const findings = createCheck()(hidden).filter(({ code }) => code === "hidden-price");
  expect(findings.map(({ field, level }) => [field, level])).toEqual(fields.map((field) => [field, "stop"]));
});
