import { parse } from "csv-parse/sync";
import * as v from "valibot";

/** A fault of a CSV file, with its line and column. */
export type CsvFault = { line: number; field?: string; message: string };

/**
 * Reads CSV as spreadsheets write it: with commas, semicolons or tabs, in UTF-8 or Windows-1252. Columns may have any
 * order and spelling of the schema's names ("Consent date", "consent_date"); other columns are listed in `ignored`.
 * Each invalid row is reported as a fault.
 */
export function parseCsv<const Entries extends v.ObjectEntries>(
  bytes: Uint8Array,
  schema: v.ObjectSchema<Entries, undefined>,
) {
  const { records, faults } = parseRecords(decode(bytes).replaceAll(/\r\n?/g, "\n"));
  const names = records.shift()?.cells ?? [];
  const columns = Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    at: names.findIndex((each) => toName(each) === toName(name)),
    isOptional: v.is(entry, undefined),
  }));
  const ignored = names.filter((name, index) => name && columns.every(({ at }) => at !== index));
  const missing = columns.filter(({ at, isOptional }) => at < 0 && !isOptional);
  if (missing.length > 0) {
    const toMissing = ({ name }: { name: string }) => ({
      line: 1,
      field: name,
      message: "no column has this name",
    });
    return { rows: [], faults: missing.map(toMissing), ignored };
  }
  const rows = records.flatMap(({ line, cells }) => {
    const further = cells.slice(names.length).find(Boolean);
    if (further !== undefined) {
      faults.push({
        line,
        message: `“${further}” is one cell too many: one that has the separator needs quotes`,
      });
      return [];
    }
    const values = columns.map(({ name, at, isOptional }) => [
      name,
      cells[at] || (isOptional ? undefined : ""),
    ]);
    const { success, output, issues } = v.safeParse(schema, Object.fromEntries(values), {
      abortPipeEarly: true,
    });
    for (const issue of issues ?? [])
      faults.push({ line, field: v.getDotPath(issue) ?? undefined, message: issue.message });
    return success ? [{ ...output, line }] : [];
  });
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line), ignored };
}

const recordsSchema = v.array(
  v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }),
);

function parseRecords(text: string) {
  const broken = new Map<number, CsvFault>();
  let isOpen = false;
  const read: unknown = parse(text, {
    delimiter: findSeparator(text),
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip(error) {
      isOpen ||= error?.code === "CSV_QUOTE_NOT_CLOSED";
      const line = Number(error?.lines);
      if (!isOpen)
        broken.set(line, { line, message: "a quote within a cell: quote the cell, and double its quotes" });
      return undefined;
    },
  });
  const found = v.parse(recordsSchema, read);
  const faults = [...broken.values()];
  if (isOpen) {
    const line = Math.max(found.at(-1)?.info.lines ?? 0, ...broken.keys()) + 1;
    faults.push({
      line,
      message: "a quote opens here or below and is never closed: nothing from here on was read",
    });
  }
  // A record that spans several lines is reported by its first line.
  const records = found.map(({ record, info }) => ({
    line: info.lines - record.join("").split("\n").length + 1,
    cells: record,
  }));
  return { records, faults };
}

/** Spreadsheets write UTF-8 or, on older Windows, Windows-1252. */
function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that is most frequent in the first line. */
function findSeparator(text: string) {
  const [first = ""] = text.split("\n", 1);
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function toName(text: string) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
