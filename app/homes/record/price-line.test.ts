import fc from "fast-check";
import { expect, test } from "vitest";
import { getPrintedPrices, toPriceLine } from "./price-line.ts";
import { toSampleRental } from "./rental.fixture.ts";
import type { RentalRecord } from "./rental-record.ts";
import { toSampleListing } from "./sale.fixture.ts";
import type { SaleRecord } from "./sale-record.ts";

const saleLine = (changes: Partial<SaleRecord>) => toPriceLine(toSampleListing(changes));
const rentLine = (changes: Partial<RentalRecord>) => toPriceLine(toSampleRental(changes));

test("a plain price is formatted as usual", () => {
  expect(saleLine({ price_aud: 4_860_000 })).toBe("$4.9M");
  expect(saleLine({ price_aud: 985_000 })).toBe("$985,000");
  expect(rentLine({ weekly_rent_aud: 1250 })).toBe("$1,250 per week");
  expect(toPriceLine(toSampleRental({ weekly_rent_aud: 1250 }), { isShort: true })).toBe("$1,250 pw");
  expect(toPriceLine(toSampleListing({ price_aud: 4_860_000 }), { isExact: true })).toBe("$4,860,000");
});

test("the record's words replace the price", () => {
  expect(saleLine({ price_text: "Auction, guide $1.5m" })).toBe("Auction, guide $1.5m");
  expect(rentLine({ price_text: "$900 per week, furnished" })).toBe("$900 per week, furnished");
  const besideIt = { weekly_rent_aud: 520, price_text: "Pets considered on application" };
  expect(rentLine(besideIt)).toBe("$520 per week. Pets considered on application");
  const instead = "Available: call the agent";
  expect(rentLine({ ...besideIt, price_text: instead })).toBe(instead);
});

test("a hidden price shows no figure, neither the record's nor in its words", () => {
  expect(saleLine({ price_display: false })).toBe("Contact agent");
  expect(rentLine({ price_display: false })).toBe("Contact agent");
  expect(saleLine({ price_display: false, price_text: "Auction" })).toBe("Auction");
  expect(saleLine({ price_display: false, price_text: "Around $2m" })).toBe("Contact agent");
  expect(saleLine({ price_display: false, price_text: "Around ٢ million" })).toBe("Contact agent");
});

test("a guide is a range and only shortened without a loss", () => {
  expect(saleLine({ price_aud: 2_400_000, price_to: 2_600_000 })).toBe("$2.4M – $2.6M");
  expect(saleLine({ price_aud: 950_000, price_to: 1_000_000 })).toBe("$950,000 – $1M");
  expect(saleLine({ price_aud: 2_440_000, price_to: 2_600_000 })).toBe("$2.44M – $2.6M");
  expect(saleLine({ price_aud: 2_445_000, price_to: 2_600_000 })).toBe("$2,445,000 – $2,600,000");
  expect(saleLine({ price_aud: 2_400_000, price_to: 2_400_000 })).toBe("$2.4M");
});

test("an auction's guide is never rounded down", () => {
  const prices = fc.record({
    price_aud: fc.integer({ min: 1, max: 9_999_999 }),
    method: fc.constantFrom("auction" as const, "expressions" as const),
  });
  fc.assert(
    fc.property(prices, (record) => {
      const [, figure = "", millions] = /^\$([\d,.]+)(M?)$/.exec(saleLine(record)) ?? [];
      const printed = Number(figure.replaceAll(",", ""));
      expect(millions ? Math.round(printed * 1_000_000) : printed).toBe(record.price_aud);
    }),
  );
});

test("a sold home shows its sale price unless it is withheld", () => {
  const sold = { date: "2026-11-20", price_aud: 2_650_000 };
  expect(saleLine({ status: "sold", sold })).toBe("$2,650,000");
  expect(saleLine({ status: "sold", sold: { ...sold, display: false } })).toBe("Price withheld");
  expect(saleLine({ status: "sold" })).toBe("Price withheld");
});

test("structured data has the figures that are shown", () => {
  const price_aud = 1_500_000;
  const printed = (changes: object) => getPrintedPrices(toSampleListing({ price_aud, ...changes }));
  expect(printed({})).toEqual({ price: price_aud });
  expect(printed({ price_to: 1_600_000 })).toEqual({ price: price_aud, priceTo: 1_600_000 });
  expect(printed({ price_text: "Auction" })).toBeUndefined();
  expect(printed({ price_display: false })).toBeUndefined();
  expect(printed({ status: "sold" })).toBeUndefined();
});
