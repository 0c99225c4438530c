import { readFile } from "node:fs/promises";
import type { CsvFault } from "#app/agency/parse-csv.server.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";

/** The outcome of each line of a file. */
export type Import = {
  done: { line: number; name: string; outcome: string }[];
  faults: readonly CsvFault[];
  /** Columns that are ignored. */
  ignored: readonly string[];
};

/** Prints what an import does, or would do, line by line with counts. Returns 1 if lines were refused. */
export async function importFile(
  file: string,
  isWriting: boolean,
  read: (bytes: Uint8Array) => Promise<Import>,
) {
  const { done, faults, ignored } = await read(await readFile(file));
  const lines = [
    ...done.map(({ line, name, outcome }) => ({ line, text: `${name}: ${outcome}` })),
    ...faults.map(({ line, field, message }) => ({
      line,
      text: `refused${field ? `, ${field}` : ""}: ${message}`,
    })),
  ];
  for (const { line, text } of lines.toSorted((a, b) => a.line - b.line))
    console.log(`${file}:${line} ${text}`);
  if (ignored.length > 0) console.log(`Not read: ${ignored.join(", ")}.`);
  const counts = Map.groupBy(done, ({ outcome }) => outcome);
  const refused = new Set(faults.map(({ line }) => line)).size;
  const parts = [...counts].map(([outcome, { length }]) => `${formatNumber(length)} ${outcome}`);
  console.log(`${[...parts, `${formatCount(refused, "line")} refused`].join("; ")}.`);
  if (!isWriting) console.log("This was a rehearsal: nothing is written without --write.");
  return refused > 0 ? 1 : 0;
}

/** Removes lines that repeat an earlier one; the repetition is a fault of that column. */
export function leaveOutDoubles<Row extends { line: number }>(
  rows: readonly Row[],
  field: string,
  toKey: (row: Row) => string,
) {
  const first = new Map<string, Row>();
  const faults: CsvFault[] = [];
  for (const row of rows) {
    const known = first.get(toKey(row));
    if (known) faults.push({ line: row.line, field, message: `is on line ${known.line} already` });
    else first.set(toKey(row), row);
  }
  return { single: [...first.values()], faults };
}
