import { expect, test } from "vitest";
import { toMonthlyRepayment, toYearlyRepayments } from "./repayments.ts";

// Published amortisation tables: dollars a month for $100,000.
test.each([
  [6, 30, 599.55],
  [6, 25, 644.3],
  [5, 30, 536.82],
  [7, 20, 775.3],
  [4.5, 15, 764.99],
  [8, 1, 8698.84],
])("at %f per cent over %i years it is %f dollars a month", (interest, years, monthly) => {
  expect(toMonthlyRepayment({ amount: 100_000, interest, years })).toBeCloseTo(monthly, 2);
});

test("without interest the loan is spread evenly", () => {
  expect(toMonthlyRepayment({ amount: 360_000, interest: 0, years: 30 })).toBe(1_000);
});

test("the repayments pay the loan back to the dollar", () => {
  const loan = { amount: 1_234_567, interest: 6.25, years: 27 };
  const monthly = toMonthlyRepayment(loan);
  let owed = loan.amount;
  for (let month = 0; month < loan.years * 12; month += 1) owed += (owed * loan.interest) / 1200 - monthly;
  expect(Math.abs(owed)).toBeLessThan(0.01);
});

test("a year is twelve months, in whole dollars", () => {
  expect(toYearlyRepayments({ amount: 100_000, interest: 6, years: 30 })).toBe(7_195);
});
