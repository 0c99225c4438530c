import { region } from "#app/agency/region.ts";
import { formatDollars } from "#app/region/format.ts";
import type { ComparedRental } from "./compared-home.ts";
import { type CostLine, findMissing, toSum } from "./cost-line.ts";

const WEEKS = 52;
const WEEKS_IN_ADVANCE = 2;

/** What a rental costs whoever moves in. */
export function toRentingCosts({ price: rent, bond, elsewhere }: ComparedRental) {
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
    beforeMoving: toBeforeMoving(before, { rent, bond, elsewhere }),
    year: toWeeks("Rent a year", WEEKS),
    missing: findMissing(before),
  };
}

/** A bond is most of it: without one there is no total, but the most it can be. */
function toBeforeMoving(
  lines: readonly CostLine[],
  { rent, bond, elsewhere }: { rent?: number; bond?: number; elsewhere?: string },
): CostLine {
  const label = "To move in";
  if (rent === undefined || bond !== undefined) return toSum(label, lines);
  const advance = formatDollars(rent * WEEKS_IN_ADVANCE);
  const notGiven = "The record does not give the bond.";
  const { bond: law, name } = region;
  if (elsewhere || !law) return { label, instead: `${advance} in advance, plus bond`, formula: notGiven };
  const most = formatDollars(rent * law.mostWeeks);
  return {
    label,
    instead: `${advance} in advance, plus bond, at most ${law.mostWeeksInWords} weeks: ${most}`,
    formula: `${notGiven} ${name} allows ${formatDollars(rent)} × ${law.mostWeeks} weeks at most.`,
  };
}
