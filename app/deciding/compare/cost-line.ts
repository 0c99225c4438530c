import { formatDollars } from "#app/region/format.ts";
import { notGiven } from "./compare-rows.ts";

export type CostLine = {
  label: string;
  /** The financial year of its rates, "2026–27": said beside the label. */
  year?: string;
  /** In whole dollars; none where something it needs is not given. */
  amount?: number;
  /** How it comes about, or why there is none. */
  formula: string;
  /** Why it is not in a sum, in a word or two. */
  reason?: string;
  /** Names what an amount leaves out. The cell says it, so that nobody takes the amount for the whole cost. */
  without?: string;
  /** Names what an amount takes for granted: "four weeks, as none is given". */
  assuming?: string;
  /** Said where there is no amount. */
  instead?: string;
};

/** The lines and sums of one home, and in words the costs that its sums leave out. */
export type HomeCosts = { lines: readonly CostLine[]; sums: readonly CostLine[]; missing: readonly string[] };

/** The sum of the lines that have an amount, with the names of those that have none; none where no line has one. */
export function toSum(label: string, lines: readonly CostLine[]): CostLine {
  const known = lines.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (known.length === 0) return { label, formula: "Nothing of it is given." };
  const amount = known.reduce((sum, each) => sum + each, 0);
  const formula = `${known.map(formatDollars).join(" + ")} = ${formatDollars(amount)}`;
  const left = lines.filter((line) => line.amount === undefined);
  const without = left.map((line) => line.label.toLowerCase().replace(/ a year$/, ""));
  return { label, amount, formula, without: without.length > 0 ? without.join(", ") : undefined };
}

export function formatCost({ amount, without, assuming, instead, reason }: CostLine) {
  if (amount !== undefined)
    return [formatDollars(amount), without && `without ${without}`, assuming].filter(Boolean).join(", ");
  return instead ?? (reason ? `Left out: ${reason}` : notGiven);
}

/** "water (not given)": what a sum has to do without. */
export function findMissing(lines: readonly CostLine[]) {
  return lines.flatMap(({ label, amount, reason }) =>
    amount === undefined ? [`${label.toLowerCase()} (${reason ?? "not given"})`] : [],
  );
}
