import { formatDollars } from "#app/format.ts";
import type { ComparedRental } from "./compared-home.ts";
import { type CostLine, findMissing, toSum } from "./cost-line.ts";

const WEEKS = 52;
const WEEKS_IN_ADVANCE = 2;

/** What a rental costs whoever moves in. */
export function toRentingCosts({ price: rent, bond }: ComparedRental) {
  const toWeeks = (label: string, weeks: number): CostLine =>
    rent === undefined
      ? { label, formula: "The record does not give the rent.", reason: "no rent given" }
      : { label, amount: rent * weeks, formula: `${formatDollars(rent)} × ${weeks} weeks` };
  const before: CostLine[] = [
    {
      label: "Bond",
      amount: bond,
      formula: bond === undefined ? "The record does not give it." : "As the record gives it.",
    },
    toWeeks("Two weeks in advance", WEEKS_IN_ADVANCE),
  ];
  return {
    lines: before,
    beforeMoving: toSum("To move in", before),
    year: toWeeks("Rent a year", WEEKS),
    missing: findMissing(before),
  };
}
