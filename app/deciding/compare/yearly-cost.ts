import { regionWords } from "#app/agency/folder/agency.ts";
import { region } from "#app/agency/region.ts";
import { formatDollars } from "#app/region/format.ts";
import type { DutyTable, Region } from "#app/region/region.ts";
import type { ComparedRental, ComparedSale } from "./compare-rows.ts";
import type { CostInputs } from "./cost-inputs.ts";
import { type CostLine, findMissing, type HomeCosts, toSum } from "./cost-line.ts";
import { type Duty, type DutyRates, toDuty } from "./duty.ts";

const QUARTERS = 4;
const WEEKS = 52;
const DUTY = "Transfer duty";
const SURCHARGE = "Foreign surcharge";
const noPrice = { formula: "Needs a price.", reason: "no price" };

/**
 * The costs of buying a home; for the same inputs every home has the same lines. `price` in dollars: as the page prints
 * it, or as the visitor typed it where it prints none. Without `rates` there are no lines for duty.
 */
export function toCosts(
  home: ComparedSale,
  price: number | undefined,
  inputs: CostInputs,
  rates?: DutyRates,
): HomeCosts {
  const yearly = [
    toQuarterly("Council a year", home.councilQuarter),
    toQuarterly("Water a year", home.waterQuarter),
    toQuarterly(`${regionWords.strata} a year`, home.strataQuarter),
    toRepayments(price, inputs),
  ];
  const lines = [...(rates ? toDutyLines(home, price, inputs, rates) : []), ...yearly];
  const eachYear = toSum("Each year after", yearly);
  return {
    lines,
    sums: [toSum("First year", lines), eachYear, toWeekly(eachYear, inputs)],
    missing: findMissing(lines),
  };
}

function toNoDuty(elsewhere: string, { isForeign }: CostInputs, { table, state }: DutyRates): CostLine[] {
  const formula = `Each state has its own rates, and these are those of ${state}.`;
  const reason = `no rates for ${elsewhere}`;
  const year = toFinancialYear(table);
  return (isForeign ? [DUTY, SURCHARGE] : [DUTY]).map((label) => ({ label, year, formula, reason }));
}

function toDutyLines(
  { elsewhere }: ComparedSale,
  price: number | undefined,
  inputs: CostInputs,
  rates: DutyRates,
): CostLine[] {
  if (elsewhere) return toNoDuty(elsewhere, inputs, rates);
  const { table } = rates;
  const year = toFinancialYear(table);
  const duty = price === undefined ? undefined : toDuty(price, inputs, table);
  const line = { label: DUTY, year, ...noPrice, ...(duty && toDutyLine(duty, price, table)) };
  if (!inputs.isForeign) return [line];
  const surcharge = {
    amount: duty?.surcharge,
    formula: `${table.foreignPercent} % of ${formatDollars(price ?? 0)}`,
  };
  return [line, { label: SURCHARGE, year, ...noPrice, ...(duty && surcharge) }];
}

/** "2026–27". */
function toFinancialYear({ from, until }: DutyTable) {
  return `${from.slice(0, 4)}–${until.slice(2, 4)}`;
}

function toDutyLine({ duty, band, beforeConcession }: Duty, price = 0, { firstHome }: DutyTable) {
  if (beforeConcession === undefined)
    return {
      amount: duty,
      formula: `${band.base > 0 ? `${formatDollars(band.base)} and ` : ""}$${band.per100.toFixed(2)} for every $100, or part of $100, above ${formatDollars(band.above)}`,
    };
  const without = `Without the concession it is ${formatDollars(beforeConcession)}.`;
  if (price <= firstHome.freeUpTo)
    return {
      amount: 0,
      formula: `None for a first home up to ${formatDollars(firstHome.freeUpTo)}. ${without}`,
    };
  const range = formatDollars(firstHome.fullFrom - firstHome.freeUpTo);
  return {
    amount: duty,
    formula: `The duty on ${formatDollars(firstHome.fullFrom)} × (${formatDollars(price)} − ${formatDollars(firstHome.freeUpTo)}) ÷ ${range}, for a first home. ${without}`,
  };
}

function toQuarterly(label: string, amount: number | undefined): CostLine {
  if (amount === undefined) return { label, formula: "The record does not give it." };
  return { label, amount: amount * QUARTERS, formula: `${formatDollars(amount)} × ${QUARTERS} quarters` };
}

function toRepayments(price: number | undefined, { deposit, interest, years }: CostInputs): CostLine {
  const label = "Loan repayments a year";
  if (price === undefined) return { label, ...noPrice };
  const amount = price - deposit;
  if (amount <= 0) return { label, amount: 0, formula: "No loan: the deposit covers the price." };
  if (interest === undefined)
    return { label, formula: "Needs an interest rate, which we do not suggest.", reason: "no interest rate" };
  const loan = { amount, interest, years };
  const monthly = formatDollars(Math.round(toMonthlyRepayment(loan)));
  return {
    label,
    amount: toYearlyRepayments(loan),
    formula: `${formatDollars(price)} − ${formatDollars(deposit)} = a loan of ${formatDollars(amount)}; at ${interest} % a year over ${years} years, paid monthly with principal and interest, it is ${monthly} a month, × 12`,
  };
}

/** Without an interest rate there is no loan in it, for any of the homes. */
function toWeekly({ amount, without }: CostLine, { interest }: CostInputs): CostLine {
  const label = `A week after the first year, ${interest === undefined ? "without" : "with"} the loan`;
  if (amount === undefined) return { label, formula: "Nothing of it is given." };
  const weekly = Math.round(amount / WEEKS);
  return { label, amount: weekly, formula: `${formatDollars(amount)} ÷ ${WEEKS} weeks`, without };
}

const MONTHS = 12;

type Loan = {
  /** In dollars. */
  amount: number;
  /** A year, in per cent. */
  interest: number;
  years: number;
};

/** Dollars a month for principal and interest, the same every month, paid at its end. */
export function toMonthlyRepayment({ amount, interest, years }: Loan) {
  const months = years * MONTHS;
  const rate = interest / 100 / MONTHS;
  if (rate === 0) return amount / months;
  return (amount * rate) / (1 - (1 + rate) ** -months);
}

/** The same for a year, in whole dollars. */
export function toYearlyRepayments(loan: Loan) {
  return Math.round(toMonthlyRepayment(loan) * MONTHS);
}

const WEEKS_IN_ADVANCE = 2;

/** A bond that the record does not give is taken to be the most that the law allows, and said to be so. */
export function toRentingCosts({ price: rent, bond: given, elsewhere }: ComparedRental): HomeCosts {
  const toWeeks = (label: string, weeks: number): CostLine =>
    rent === undefined
      ? { label, formula: "The record does not give the rent.", reason: "no rent given" }
      : { label, amount: rent * weeks, formula: `${formatDollars(rent)} × ${weeks} weeks` };
  const law = elsewhere ? undefined : region.bond;
  const bond = toBond(rent, given, law);
  const lines = [bond, toWeeks("Two weeks in advance", WEEKS_IN_ADVANCE)];
  const sum = toSum("To move in", lines);
  const advance = formatDollars((rent ?? 0) * WEEKS_IN_ADVANCE);
  // A bond is most of it: without one there is no total.
  const total: CostLine =
    rent !== undefined && bond.amount === undefined
      ? { label: sum.label, instead: `${advance} in advance, plus bond`, formula: bond.formula }
      : { ...sum, assuming: bond.assuming && `if the bond is ${law?.mostWeeksInWords} weeks` };
  return { lines, sums: [total, toWeeks("Rent a year", WEEKS)], missing: findMissing(lines) };
}

function toBond(rent: number | undefined, given: number | undefined, law: Region["bond"]): CostLine {
  const label = "Bond";
  if (given !== undefined) return { label, amount: given, formula: "As the record gives it." };
  const formula = "The record does not give the bond.";
  if (rent === undefined || !law) return { label, formula };
  return {
    label,
    amount: rent * law.mostWeeks,
    formula: `${formula} ${region.name} allows ${formatDollars(rent)} × ${law.mostWeeks} weeks at most.`,
    assuming: `${law.mostWeeksInWords} weeks, as none is given`,
  };
}
