import { formatDollars } from "#app/format.ts";

/** One cost of one home. */
export type CostLine = {
  label: string;
  /** In whole dollars; none where something it needs is not given. */
  amount?: number;
  /** How it comes about, or why there is none. */
  formula: string;
  /** Why it is not in a sum, in a word or two. */
  reason?: string;
};

/** The sum of the lines that have an amount; none where no line has one. */
export function toSum(label: string, lines: readonly CostLine[]): CostLine {
  const known = lines.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (known.length === 0) return { label, formula: "Nothing of it is given." };
  const amount = known.reduce((sum, each) => sum + each, 0);
  return { label, amount, formula: `${known.map(formatDollars).join(" + ")} = ${formatDollars(amount)}` };
}

/** "water (not given)": what a sum has to do without. */
export function findMissing(lines: readonly CostLine[]) {
  return lines.flatMap(({ label, amount, reason }) =>
    amount === undefined ? [`${label.toLowerCase()} (${reason ?? "not given"})`] : [],
  );
}
