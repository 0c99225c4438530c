import { expect, test } from "vitest";
import { sampleSnapshot } from "./shortlist.fixture.ts";
import type { Snapshot } from "./snapshot.ts";
import { describeChanges } from "./what-changed.ts";

const guide: Snapshot = { ...sampleSnapshot, priceName: "Guide", price: "$2.3M" };

function describe(changes: Partial<Snapshot>, kept = guide) {
  return describeChanges({ kept, seen: { ...kept, ...changes }, changedOn: "2026-11-14" });
}

test("a price says what it was and what it is, with the day it was seen", () => {
  expect(describe({ price: "$2.4M" })).toEqual(["Guide $2.3M → $2.4M, 14 November"]);
  expect(describe({})).toEqual([]);
});

test("a sale says its price and its own day, and nothing of the guide before", () => {
  const sold = { status: "Sold", price: "$2,465,000", endedOn: "2026-11-28" };
  expect(describe(sold)).toEqual(["Sold $2,465,000, 28 November"]);
  expect(describe({ status: "Sold", price: "Price withheld" })).toEqual([
    "Sold, price withheld, 14 November",
  ]);
});

test("a status is said beside the price, and that it is back, and that it is gone", () => {
  expect(describe({ status: "Under offer", price: "$2.4M" })).toEqual([
    "Under offer, 14 November",
    "Guide $2.3M → $2.4M, 14 November",
  ]);
  expect(describe({ status: undefined }, { ...guide, status: "Under offer" })).toEqual([
    "Back on the market, 14 November",
  ]);
  expect(describe({ isGone: true, price: "$9M" })).toEqual(["No longer on the market, 14 November"]);
});
