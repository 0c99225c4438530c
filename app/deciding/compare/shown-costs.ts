import { region } from "#app/agency/region.ts";
import { formatDollars } from "#app/region/format.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { ComparedRental, ComparedSale } from "./compare-rows.ts";
import { parseCostInputs } from "./cost-inputs.ts";
import { type CostLine, formatCost } from "./cost-line.ts";
import { toCosts, toRentingCosts } from "./yearly-cost.ts";

/** What the page of a home says of its costs. */
export type ShownCosts = {
  /** Of buying: "$9,520", "for council, water and strata, without loan repayments". */
  yearly?: { amount: string; words: string };
  /** Of renting: bond, rent in advance and their sum. */
  moving?: readonly KeyValue[];
  /** Who keeps the bond by law. */
  keeper?: string;
};

const { inputs: nothingTyped } = parseCostInputs(new URLSearchParams(), []);

/** What a home costs each year before any loan; nothing for a home whose page prints no price. */
export function toBuyingCosts(home: ComparedSale): ShownCosts {
  if (home.price === undefined) return {};
  const { lines, sums } = toCosts(home, home.price, nothingTyped);
  const amount = sums.at(1)?.amount;
  if (amount === undefined) return {};
  const toNames = (some: readonly CostLine[]) =>
    some.map(({ label }) => label.toLowerCase().replace(/ a year$/, ""));
  const given = toNames(lines.filter((line) => line.amount !== undefined));
  const missing = toNames(lines.filter((line) => line.amount === undefined));
  const words = `for ${and.format(given)}, without ${or.format(missing)}`;
  return { yearly: { amount: formatDollars(amount), words } };
}

const and = new Intl.ListFormat("en-AU");
const or = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What has to be paid before moving in; nothing for a home whose page prints no rent. */
export function toMovingCosts(home: ComparedRental): ShownCosts {
  if (home.price === undefined) return {};
  const { lines, sums } = toRentingCosts(home);
  const shown = [...lines, ...sums.slice(0, 1)];
  return {
    moving: shown.map((line) => ({ label: line.label, value: formatCost(line) })),
    keeper: home.elsewhere ? undefined : region.bond?.keeper,
  };
}
