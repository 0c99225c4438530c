import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { nsw } from "#app/region/nsw.ts";
import { qld } from "#app/region/qld.ts";
import type { Region } from "#app/region/region.ts";
import { checkRental, checkSale, createCheck, TODAY } from "./check-rules.fixture.ts";
import { createRuleCheck } from "./check-rules.ts";

test("a guide's upper end may be 10 % higher, not a dollar more", () => {
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_000 })).toEqual([]);
  expect(checkSale({ price_aud: 2_000_000, price_to: 2_200_001 })).toEqual(["range-too-wide"]);
  expect(checkSale({ price_aud: 900_000 }, { from: 900_000, to: 1_000_000 })).toEqual(["range-too-wide"]);
});

test.each([
  [{ price_aud: 2_400_000 }, []],
  [{ price_aud: 2_390_000 }, ["price_aud"]],
  // Shown as $2.4M.
  [{ price_aud: 2_449_000 }, []],
  [{ price_aud: 2_400_000, price_to: 2_500_000 }, []],
  // Shown as $2.38M, and exactly.
  [{ price_aud: 2_380_000, price_to: 2_500_000 }, ["price_aud", "price_aud"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.35m" }, ["price_text"]],
  [{ price_aud: 1_000_000, price_text: "Guide $2.45m" }, []],
  [{ price_aud: 1_000_000, price_text: "Auction 5 December 2026, 10:00 am" }, []],
  [{ price_aud: 2_000_000, price_display: false }, []],
  [{ price_aud: 1_000_000, price_text: "Guide $1.8 – 1.95m" }, ["price_text", "price_text"]],
])("against an estimate from $2.4m, %j is below in %j", (record, fields) => {
  const findings = createCheck({ from: 2_400_000, to: 2_600_000 })(toSampleListing(record));
  expect(findings.map(({ field }) => field)).toEqual(fields);
  expect(findings.every(({ code }) => code === "below-estimate")).toBe(true);
});

test("a price rounded below the estimate is below it", () => {
  const estimate = { from: 2_440_000 };
  expect(checkSale({ price_aud: 2_440_000 }, estimate)).toEqual(["below-estimate"]);
  expect(checkSale({ price_aud: 2_440_000, price_text: "$2,440,000" }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, price_to: 2_600_000 }, estimate)).toEqual([]);
  expect(checkSale({ price_aud: 2_440_000, method: "auction" }, estimate)).toEqual([]);
});

test("no finding reveals the estimate", () => {
  const findings = createCheck({ from: 2_468_135, to: 3_579_246 })(toSampleListing({ price_aud: 2_000_000 }));
  expect(findings.map(({ code }) => code)).toContain("below-estimate");
  expect(JSON.stringify(findings)).not.toMatch(/2,?468,?135|3,?579,?246/);
});

test("a past auction needs a result", () => {
  const auction = { at: "2026-11-27T10:00" };
  expect(checkSale({ auction })).toEqual(["auction-past"]);
  expect(checkSale({ method: "tender", closes: "2026-11-27T17:00" })).toEqual(["auction-past"]);
  expect(checkSale({ method: "tender", closes: TODAY })).toEqual([]);
  expect(checkSale({ auction, auction_result: { result: "passed-in" } })).toEqual([]);
  expect(checkSale({ auction: { at: TODAY } })).toEqual([]);
});

test("a home without a price is reported from the day of that rule on", () => {
  const hidden = toSampleListing({ price_aud: 1_000_000, price_display: false });
  const codes = (today: string) => createCheck(undefined, today)(hidden).map(({ code }) => code);
  expect(codes("2000-01-01")).toEqual([]);
  expect(codes("2099-01-01")).toEqual(["no-price"]);
});

test.each([
  ["Yours for $2.4m", ["hidden-price"]],
  ["Expect $2,400,000", ["hidden-price"]],
  ["Expect 2.4 million", ["hidden-price"]],
  ["Expect two point four million", ["hidden-price"]],
  ["Guide: high 2s", ["hidden-price"]],
  ["$2 400 000 buys it", ["hidden-price"]],
  ["Guide 2.4m", ["hidden-price"]],
  ["A million-dollar view from ceilings of 2.7m", []],
])("a hidden price between $2m and $3m, with %j", (title, codes) => {
  const hidden = { price_aud: 2_400_000, price_display: false, title };
  expect(checkSale(hidden)).toEqual(codes);
});

test.each([
  [{ price_display: false }, ["price_display"]],
  [{ price_to: 950 }, ["price_to"]],
  [{ price_to: 900 }, []],
  [{ price_text: "Contact agent" }, ["price_text"]],
  [{ price_text: "$950 per week" }, ["price_text"]],
  [{ price_text: "$900 per week, furnished" }, []],
  [{ price_text: "900 pw" }, []],
  // The rent is shown before words that are not a price.
  [{ price_text: "Pets considered on application" }, []],
  [{ price_text: "$850 - $900" }, ["price_text"]],
])("a rent of $900 with %j is not fixed in %j", (record, fields) => {
  const findings = createCheck()(toSampleRental(record));
  expect(findings.map(({ field }) => field)).toEqual(fields);
  expect(findings.every(({ code }) => code === "rent-not-fixed")).toBe(true);
});

test("a bond is at most four weeks' rent", () => {
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3600 })).toEqual([]);
  expect(checkRental({ weekly_rent_aud: 900, bond_aud: 3601 })).toEqual(["bond-over-four-weeks"]);
});

test("a tenanted home may show its rooms once the tenant has agreed", () => {
  const lived = { available: "2026-11-29", pictures: [{ src: "https://photos.example/a.jpg" }] };
  expect(checkRental(lived)).toEqual(["photo-consent"]);
  expect(checkRental({ ...lived, photo_consent: "2026-11-01" })).toEqual([]);
  expect(checkRental({ ...lived, available: TODAY })).toEqual([]);
  const location = { src: "/a.jpg", label: "location" as const };
  expect(checkRental({ ...lived, pictures: [location] })).toEqual([]);
  expect(checkRental({ available: "2026-11-29" })).toEqual([]);
});

function findCodes(not_before: string, region: Region = nsw) {
  const check = createRuleCheck({ today: TODAY, licence: "10000000", getEstimate: () => undefined, region });
  return check(toSampleRental({ not_before })).map(({ code }) => code);
}

test("a home may not be let before its noted day, in New South Wales only", () => {
  expect(findCodes("2027-03-01")).toContain("exclusion-period");
  expect(findCodes("2026-11-29")).toContain("exclusion-period");
  expect(findCodes("2026-11-28")).not.toContain("exclusion-period");
  expect(findCodes("2027-03-01", qld)).not.toContain("exclusion-period");
});
