import type { Estimate } from "#app/homes/publishing-rules.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { RentalRecord } from "#app/homes/record/rental-record.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { createRuleCheck } from "./check-rules.ts";

export const TODAY = "2026-11-28";

export function createCheck(estimate?: Estimate, today = TODAY) {
  return createRuleCheck({ today, licence: "10000000", getEstimate: () => estimate });
}

export function checkSale(record: Partial<SaleRecord>, estimate?: Estimate) {
  return createCheck(estimate)(toSampleListing(record)).map(({ code }) => code);
}

export function checkRental(record: Partial<RentalRecord>) {
  return createCheck()(toSampleRental(record)).map(({ code }) => code);
}
