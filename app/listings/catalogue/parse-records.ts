import * as v from "valibot";
import { isUnreadableInspection } from "../inspections/inspection.ts";

export type RecordSchema = v.GenericSchema<unknown, { id: string; next_inspection?: string | null }>;

export type ListingKind<Schema extends RecordSchema, Listing> = {
  /** In public/data, and under /data for the browser. */
  file: string;
  schema: Schema;
  /** Log messages: a record is left out; the file cannot be loaded (spec §8.1, §8.2). */
  leftOut: string;
  failure: string;
  /** `index` is the record's place in the file; `changedAt` is when the file last changed (ms). */
  toListing: (record: v.InferOutput<Schema>, index: number, changedAt: number) => Listing;
  /** Whether a listing is addressed by the id of its record; then duplicates are left out. */
  isKnownById: boolean;
};

export type RecordFault = { id: string; field: string; reason: string };

/** Throws when the text is not a JSON list. */
export function parseRecords<Schema extends RecordSchema, Listing>(
  text: string,
  kind: ListingKind<Schema, Listing>,
  changedAt: number,
) {
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) throw new Error("the file is not a list of records");
  const { read, result } = createRecordReader(kind, changedAt);
  for (const record of records) read(record);
  return result;
}

/** Reads record by record, in the order of the file. Records that do not fit are left out and named. */
export function createRecordReader<Schema extends RecordSchema, Listing>(
  { schema, toListing, isKnownById }: ListingKind<Schema, Listing>,
  changedAt: number,
) {
  const listings: Listing[] = [];
  const leftOut: RecordFault[] = [];
  /** Shown without an inspection, because theirs cannot be read. */
  const unscheduled: RecordFault[] = [];
  const ids = new Set<string>();
  let index = -1;

  function read(record: unknown) {
    index += 1;
    const parsed = v.safeParse(schema, record, { abortEarly: true });
    if (!parsed.success) return leaveOut(record, toFault(parsed.issues[0]));
    const { id, next_inspection: text } = parsed.output;
    if (isKnownById && ids.has(id.trim()))
      return leaveOut(record, { field: "id", reason: "an earlier record has it" });
    ids.add(id.trim());
    if (text && isUnreadableInspection(text)) unscheduled.push({ id, ...toInspectionFault(text) });
    listings.push(toListing(parsed.output, index, changedAt));
  }

  function leaveOut(record: unknown, fault: Omit<RecordFault, "id">) {
    leftOut.push({ id: getId(record, index), ...fault });
  }

  return { read, result: { listings, leftOut, unscheduled } };
}

const named = v.object({ id: v.union([v.pipe(v.string(), v.trim()), v.number()]) });

function getId(record: unknown, index: number) {
  const result = v.safeParse(named, record);
  return result.success ? String(result.output.id) : `record ${index + 1}`;
}

function toFault(issue: v.BaseIssue<unknown>) {
  return { field: v.getDotPath(issue) ?? "record", reason: issue.message };
}

function toInspectionFault(text: string) {
  const reason = `${JSON.stringify(text)} is not a time such as 2026-11-28T10:00/10:30 or Saturday 10:00/10:30`;
  return { field: "next_inspection", reason };
}
