import { expect, test } from "vitest";
import { dutyTables, revenueNsw } from "#app/region/nsw.ts";
import type { ComparedRental, ComparedSale } from "./compare-rows.ts";
import { sampleSale } from "./compared-home.fixture.ts";
import { parseCostInputs } from "./cost-inputs.ts";
import { formatCost } from "./cost-line.ts";
import { getDutyTable } from "./duty.ts";
import { toCosts, toMonthlyRepayment, toRentingCosts, toYearlyRepayments } from "./yearly-cost.ts";

const table = getDutyTable(dutyTables, "2026-06-30");
const rates = { table, office: revenueNsw, state: "New South Wales" };

function toAmounts(search: string, changes: Partial<ComparedSale> = {}) {
  const changed = { ...sampleSale, ...changes };
  const { inputs } = parseCostInputs(new URLSearchParams(search), [0]);
  const costs = toCosts(changed, changed.price ?? inputs.prices[0], inputs, rates);
  const lines = [...costs.lines, ...costs.sums];
  return { ...costs, amounts: Object.fromEntries(lines.map(({ label, amount }) => [label, amount])) };
}

test("duty once, rates times four and repayments make a first year, a year after and a week", () => {
  expect(toAmounts("deposit=1.9m&interest=6&years=30").amounts).toEqual({
    "Transfer duty": 92_012,
    "Council a year": 2_000,
    "Water a year": 800,
    "Strata a year": 1_200,
    "Loan repayments a year": 7_195,
    "First year": 103_207,
    "Each year after": 11_195,
    "A week after the first year, with the loan": 215,
  });
});

test("without an interest rate repayments are left out, and the sum says so", () => {
  const { amounts, missing } = toAmounts("deposit=500k");
  expect(amounts["Loan repayments a year"]).toBeUndefined();
  expect(amounts["Each year after"]).toBe(4_000);
  expect(missing).toEqual(["loan repayments a year (no interest rate)"]);
});

test("a week after the first year says whether the loan is in it, and duty of which year it is", () => {
  const toWeek = (search: string) => toAmounts(search).sums.at(-1)?.label;
  expect(toWeek("interest=6")).toBe("A week after the first year, with the loan");
  expect(toWeek("deposit=500k")).toBe("A week after the first year, without the loan");
  expect(toAmounts("").lines[0]).toMatchObject({ label: "Transfer duty", year: "2025–26" });
});

test("no sum is printed without saying in its own cell what it does without", () => {
  expect(toAmounts("", { waterQuarter: undefined }).sums.map(formatCost)).toEqual([
    "$95,212, without water, loan repayments",
    "$3,200, without water, loan repayments",
    "$62, without water, loan repayments",
  ]);
  expect(toAmounts("deposit=2m").sums.map(formatCost).at(-1)).toBe("$77");
});

test("what the record does not give is named, and not taken for nothing", () => {
  const { amounts, missing } = toAmounts("interest=6", { strataQuarter: undefined, waterQuarter: undefined });
  expect(amounts["Strata a year"]).toBeUndefined();
  expect(missing).toEqual(["water a year (not given)", "strata a year (not given)"]);
});

test("a home in another state has no duty and no surcharge of ours, and its sums say so", () => {
  const { amounts, missing, sums } = toAmounts("deposit=2m&foreign=on", { elsewhere: "QLD" });
  expect([amounts["Transfer duty"], amounts["Foreign surcharge"]]).toEqual([undefined, undefined]);
  expect(missing).toEqual(["transfer duty (no rates for QLD)", "foreign surcharge (no rates for QLD)"]);
  expect(sums.map(formatCost)[0]).toBe("$4,000, without transfer duty, foreign surcharge");
});

test("a deposit above the price leaves no loan", () => {
  const { amounts, missing, lines } = toAmounts("deposit=3m&interest=6");
  expect(amounts["Loan repayments a year"]).toBe(0);
  expect(lines.at(-1)?.formula).toBe("No loan: the deposit covers the price.");
  expect(missing).toEqual([]);
});

test("where the page prints no price, the typed one is used; without one duty and repayments are named", () => {
  expect(toAmounts("price1=$2m", { price: undefined }).amounts["Transfer duty"]).toBe(92_012);
  expect(toAmounts("interest=6", { price: undefined }).missing).toEqual([
    "transfer duty (no price)",
    "loan repayments a year (no price)",
  ]);
});

test("a price that the page prints cannot be replaced", () => {
  expect(toAmounts("price1=$1m").amounts["Transfer duty"]).toBe(92_012);
});

test("a first home and the foreign surcharge change the lines", () => {
  const first = toAmounts("first=on", { price: 900_000 });
  expect(first.amounts["Transfer duty"]).toBe(19_706);
  expect(first.lines[0]?.formula).toContain("Without the concession it is $34,912.");
  expect(toAmounts("foreign=on").amounts["Foreign surcharge"]).toBe(180_000);
});

test("what cannot be read is said, and the other fields are kept", () => {
  const { errors, typed, inputs } = parseCostInputs(
    new URLSearchParams("deposit=lots&interest=6.0&years=99&price1=2.4"),
    [0],
  );
  expect(Object.keys(errors)).toEqual(["price1", "deposit", "years"]);
  expect(typed).toEqual({ price1: "2.4", deposit: "lots", interest: "6.0", years: "99" });
  expect(inputs).toMatchObject({ deposit: 0, interest: 6, years: 30 });
});

test("per cent and years are read as people type them", () => {
  const read = (search: string) => parseCostInputs(new URLSearchParams(search), []).inputs;
  expect(
    ["6", "6.0 %", "6,1", "6.25% p.a."].map((text) => read(`interest=${encodeURIComponent(text)}`)),
  ).toMatchObject([6, 6, 6.1, 6.25].map((interest) => ({ interest })));
  expect(["25 years", "1 year", "12.5"].map((text) => read(`years=${text}`).years)).toEqual([25, 1, 30]);
});

test("a rental costs bond and two weeks to move in, and 52 weeks a year", () => {
  const rental: ComparedRental = { ...sampleSale, price: 1_000, bond: 4_000, available: "Now" };
  const { sums, missing } = toRentingCosts(rental);
  expect([...sums.map(({ amount }) => amount), missing]).toEqual([6_000, 52_000, []]);
});

test("in another state nothing is said of the most a bond can be", () => {
  const rental: ComparedRental = { ...sampleSale, price: 1_320, available: "Now", elsewhere: "VIC" };
  const { sums } = toRentingCosts(rental);
  expect(sums.map(formatCost)[0]).toBe("$2,640 in advance, plus bond");
  expect(sums[0]?.formula).toBe("The record does not give the bond.");
});

test("a bond that is not given is taken to be four weeks, and both it and the sum say so", () => {
  const rental: ComparedRental = { ...sampleSale, price: 1_320, available: "Now" };
  const { lines, sums, missing } = toRentingCosts(rental);
  expect([...lines, ...sums].map(formatCost)).toEqual([
    "$5,280, four weeks, as none is given",
    "$2,640",
    "$7,920, if the bond is four weeks",
    "$68,640",
  ]);
  expect(missing).toEqual([]);
  expect(toRentingCosts({ ...rental, price: undefined, bond: 4_000 }).sums.map(formatCost)[0]).toBe(
    "$4,000, without two weeks in advance",
  );
});

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
