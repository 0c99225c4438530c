import { expect, test } from "vitest";
import { sampleSale } from "./compared-home.fixture.ts";
import { toBuyingCosts, toMovingCosts } from "./shown-costs.ts";

test("the page of a home says one figure a year, and what is not in it", () => {
  expect(toBuyingCosts(sampleSale)).toEqual({
    yearly: { amount: "$4,000", words: "for council, water and strata, without loan repayments" },
  });
  expect(toBuyingCosts({ ...sampleSale, waterQuarter: undefined }).yearly).toEqual({
    amount: "$3,200",
    words: "for council and strata, without water or loan repayments",
  });
});

test("a home whose page prints no price has no costs on it, nor has one that gives none", () => {
  expect(toBuyingCosts({ ...sampleSale, price: undefined })).toEqual({});
  const silent = { councilQuarter: undefined, waterQuarter: undefined, strataQuarter: undefined };
  expect(toBuyingCosts({ ...sampleSale, ...silent })).toEqual({});
});

test("the page of a rental says what has to be paid before moving in, and who keeps the bond", () => {
  const rental = { ...sampleSale, price: 900, available: "Now" };
  expect(toMovingCosts({ ...rental, bond: 3_600 })).toEqual({
    moving: [
      { label: "Bond", value: "$3,600" },
      { label: "Two weeks in advance", value: "$1,800" },
      { label: "To move in", value: "$5,400" },
    ],
    keeper: "NSW Fair Trading",
  });
  expect(toMovingCosts({ ...rental, elsewhere: "VIC" }).keeper).toBeUndefined();
  expect(toMovingCosts({ ...rental, price: undefined, bond: 3_600 })).toEqual({});
});
