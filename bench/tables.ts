import { toQuantile } from "../trials/site/repeat.ts";

/** Prints a Markdown table. */
export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  console.log(`\n${lines.join("\n")}`);
}

export function formatMs(ms: number) {
  return `${ms.toFixed(0)} ms`;
}

/** Formats quantiles of times (ms), one for each share. */
export function formatQuantiles(times: readonly number[], ...shares: readonly number[]) {
  return shares.map((share) => formatMs(toQuantile(times, share)));
}

/** Formats bytes as kilobytes of 1000 bytes. */
export function formatKb(bytes: number) {
  return bytes === 0 ? "0" : `${(bytes / 1000).toFixed(1)} KB`;
}
