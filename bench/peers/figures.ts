/** The middle of these numbers; of an even count, the mean of the two in the middle. Throws without numbers. */
export function toMedian(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}

/** "1.04 ×": how many times the other this is; "–" where the other is nothing. */
export function formatRatio(value: number, other: number) {
  return other === 0 ? "–" : `${(value / other).toFixed(2)} ×`;
}

/** A table in Markdown. */
export function toTable(columns: readonly string[], rows: readonly (readonly string[])[]) {
  return [columns, columns.map(() => "---"), ...rows].map(toLine).join("\n");
}

function toLine(cells: readonly string[]) {
  return `| ${cells.join(" | ")} |`;
}
