import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { toPagePrice } from "./page-price.ts";

type Fields = Partial<SaleRecord>;

/** The parts in reading order. */
function readPrice(fields: Fields) {
  const { before, price, exact, saleDay } = toPagePrice(toSampleListing(fields));
  return [before, price, exact, saleDay].filter(Boolean).join(" | ");
}

const auction = { method: "auction", auction: { at: "2026-12-05T11:00", place: "on site" } } as const;

test("an auction shows its day, and its guide if it has one", () => {
  expect(readPrice({ ...auction, price_aud: 3_450_000, price_to: 3_600_000 })).toBe(
    "Auction · guide | $3.45M – $3.6M | Sat 5 Dec, 11:00 am, on site",
  );
  const hidden = { ...auction, price_aud: 2_345_000, price_display: false };
  expect(readPrice(hidden)).toBe("Auction | Contact agent | Sat 5 Dec, 11:00 am, on site");
  expect(readPrice({ ...hidden, price_text: "Auction" })).toBe("Auction | Sat 5 Dec, 11:00 am, on site");
});

test("a passed-in home shows the bid and the price now", () => {
  const auction_result = { result: "passed-in", date: "2026-11-21" } as const;
  const passedIn = { price_aud: 2_280_000, method: "auction", auction_result } as const;
  expect(readPrice(passedIn)).toBe("Passed in · now | $2,280,000");
  const withBid = { ...passedIn, auction_result: { ...auction_result, bid_aud: 2_180_000 } };
  expect(readPrice(withBid)).toBe("Passed in $2,180,000 · now | $2,280,000");
  expect(readPrice({ ...withBid, price_display: false })).toBe("Passed in | Contact agent");
});

test("under offer and the closing day are shown with the price", () => {
  expect(readPrice({ price_aud: 890_000, status: "under-offer" })).toBe("Under offer | $890,000");
  const closes = { method: "tender", closes: "2026-12-11T17:00" } as const;
  expect(readPrice({ price_aud: 2_000_000, ...closes })).toBe("$2M | Tender closes Fri 11 Dec, 5:00 pm");
});

test("the exact figure is shown only beside a rounded one", () => {
  expect(readPrice({ price_aud: 2_650_000 })).toBe("$2.7M | $2,650,000");
  for (const [fields, line] of [
    [{ price_aud: 5_400_000 }, "$5.4M"],
    [{ price_aud: 985_000 }, "$985,000"],
    [{ price_aud: 2_650_000, price_to: 2_700_000 }, "$2.65M – $2.7M"],
    [{ price_aud: 2_650_000, price_display: false }, "Contact agent"],
    [{ price_aud: 2_650_000, price_text: "Around $2.65m" }, "Around $2.65m"],
  ] as const)
    expect(readPrice(fields)).toBe(line);
});

test("a rental shows only its rent, and a sold or leased home its last price", () => {
  expect(toPagePrice(toSampleRental({ weekly_rent_aud: 850 }))).toEqual({ price: "$850 per week" });
  const sold = { status: "sold", sold: { date: "2026-11-20", price_aud: 2_650_000 } } as const;
  expect(readPrice({ ...auction, ...sold })).toBe("$2,650,000");
});
