import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { getMovingCosts, toMovingCosts } from "./moving-costs.ts";

const rental = { price: 1_320 };

function toValues(home: Parameters<typeof toMovingCosts>[0]) {
  return toMovingCosts(home)?.rows.map(({ value }) => value);
}

test("what has to be paid before moving in is bond, two weeks and their sum, and who keeps the bond is said", () => {
  expect(toMovingCosts({ ...rental, price: 900, bond: 3_600 })).toEqual({
    rows: [
      { label: "Bond", value: "$3,600" },
      { label: "Two weeks in advance", value: "$1,800" },
      { label: "To move in", value: "$5,400" },
    ],
    keeper: "NSW Fair Trading",
  });
});

test("a bond that is not given is taken to be four weeks, and both it and the sum say so", () => {
  expect(toValues(rental)).toEqual(["Up to $5,280 (four weeks’ rent)", "$2,640", "Up to $7,920"]);
});

test("in another state nothing is said of the most a bond can be, nor of who keeps it", () => {
  expect(toValues({ ...rental, elsewhere: "VIC" })).toEqual([
    "Not given",
    "$2,640",
    "$2,640 in advance, plus bond",
  ]);
  expect(toMovingCosts({ ...rental, elsewhere: "VIC", bond: 5_000 })?.keeper).toBeUndefined();
});

test("of a range of rents the highest counts", () => {
  const home = toSampleRental({ weekly_rent_aud: 800, price_to: 900, bond_aud: 3_600 });
  expect(getMovingCosts(home)?.rows.map(({ value }) => value)).toEqual(["$3,600", "$1,800", "$5,400"]);
});

test("without a printed rent nothing is said of moving in", () => {
  expect(toMovingCosts({ ...rental, price: undefined, bond: 3_600 })).toBeUndefined();
});
