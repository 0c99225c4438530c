import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { getMovingCosts, toMovingCosts } from "./moving-costs.ts";

const rental = { price: 1_320 };

function toValues(home: Parameters<typeof toMovingCosts>[0]) {
  return toMovingCosts(home)?.rows.map(({ value }) => value);
}

test("moving costs are the bond, two weeks' rent and their sum, with the keeper of the bond", () => {
  expect(toMovingCosts({ ...rental, price: 900, bond: 3_600 })).toEqual({
    rows: [
      { label: "Bond", value: "$3,600" },
      { label: "Two weeks in advance", value: "$1,800" },
      { label: "To move in", value: "$5,400" },
    ],
    keeper: "NSW Fair Trading",
  });
});

test("a missing bond is shown as up to four weeks' rent, in its row and the sum", () => {
  expect(toValues(rental)).toEqual(["Up to $5,280 (four weeks’ rent)", "$2,640", "Up to $7,920"]);
});

test("in another state neither a maximum bond nor its keeper is shown", () => {
  expect(toValues({ ...rental, elsewhere: "VIC" })).toEqual([
    "Not given",
    "$2,640",
    "$2,640 in advance, plus bond",
  ]);
  expect(toMovingCosts({ ...rental, elsewhere: "VIC", bond: 5_000 })?.keeper).toBeUndefined();
});

test("the highest rent of a range counts", () => {
  const home = toSampleRental({ weekly_rent_aud: 800, price_to: 900, bond_aud: 3_600 });
  expect(getMovingCosts(home)?.rows.map(({ value }) => value)).toEqual(["$3,600", "$1,800", "$5,400"]);
});

test("without a shown rent there are no moving costs", () => {
  expect(toMovingCosts({ ...rental, price: undefined, bond: 3_600 })).toBeUndefined();
});
