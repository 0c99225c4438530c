import * as v from "valibot";
import { toComparableAddress } from "#app/homes/address/comparable-address.ts";
import { type FieldFault, parseLeniently } from "#app/homes/record/lenient-parse.ts";
import { lenientFields, type Status } from "#app/homes/record/listing-record.ts";
import { hasEnded } from "#app/homes/record/shared-listing.ts";

export type RecordSchema = v.GenericSchema<unknown, { id: string; status?: Status | null }>;

export type RecordFormat<Schema extends RecordSchema, Listing> = {
  /** In agencies/headland/homes, and under /data for the browser. */
  file: string;
  schema: Schema;
  /** Log messages: a record is left out; the file cannot be loaded (spec §8.1, §8.2). */
  leftOut: string;
  failure: string;
  /** `index` is the record's place in the file; `changedAt` is when the file last changed (ms). */
  toListing: (record: v.InferOutput<Schema>, index: number, changedAt: number) => Listing;
  /** The record as GET /data gives it. */
  toEntry: (record: v.InferOutput<Schema>) => object;
  /** Whether a listing is addressed by the id of its record; then duplicates are left out. */
  isKnownById: boolean;
  /** Reports faults of a record that is shown nevertheless. */
  note?: (record: v.InferOutput<Schema>) => readonly FieldFault[];
};

type RecordFault = FieldFault & { id: string };

/** Throws when the text is not a JSON list. */
export function parseRecords<Schema extends RecordSchema, Listing>(
  text: string,
  format: RecordFormat<Schema, Listing>,
  changedAt: number,
) {
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) throw new Error("the file is not a list of records");
  const { read, result } = createRecordReader(format, changedAt);
  for (const record of records) read(record);
  return result;
}

/**
 * Reads record by record, in the order of the file. Records that do not fit are left out and named. `tell` gets what
 * GET /data gives of each: of one without a listing that is offered only that it keeps its place.
 */
export function createRecordReader<Schema extends RecordSchema, Listing>(
  { schema, toListing, toEntry, isKnownById, note = () => [] }: RecordFormat<Schema, Listing>,
  changedAt: number,
  tell?: (entry: object, offered?: Listing) => void,
) {
  const listings: Listing[] = [];
  /** Sold or leased. */
  const ended: Listing[] = [];
  const leftOut: RecordFault[] = [];
  /** Fields of other records that cannot be used. */
  const warnings: RecordFault[] = [];
  /** Withdrawn homes that were listed again, by their addresses: the id of the home that is shown instead. */
  const relisted = new Map<string, string>();
  /** The addresses of withdrawn homes, made comparable. */
  const left = new Set<string | undefined>();
  const ids = new Set<string>();
  let index = -1;

  function read(value: unknown) {
    index += 1;
    // A withdrawn home is only counted, so that the positions of the others stay.
    if (v.is(withdrawn, value)) return noteWithdrawn(value);
    const parsed = parseLeniently(schema, value, lenientFields);
    if ("fault" in parsed) return leaveOut(value, parsed.fault);
    const { record } = parsed;
    const id = record.id.trim();
    if (isKnownById && ids.has(id))
      return leaveOut(value, { field: "id", reason: "an earlier record has it" });
    ids.add(id);
    for (const fault of [...parsed.warnings, ...note(record)]) warnings.push({ id, ...fault });
    const listing = toListing(record, index, changedAt);
    const isOver = hasEnded(record);
    (isOver ? ended : listings).push(listing);
    if (isOver) tell?.({ id, status: record.status });
    else tell?.(toEntry(record), listing);
  }

  function noteWithdrawn(value: unknown) {
    const id = getId(value, index);
    ids.add(id);
    tell?.(toPlaceholder(id));
    if (v.is(addressed, value)) left.add(toComparableAddress(value.address));
    const { success, output } = v.safeParse(listedAgain, value);
    if (!success) return;
    relisted.set(id, output.relisted_as);
    if (!isKnownById) relisted.set(String(index + 1), output.relisted_as);
  }

  function leaveOut(value: unknown, fault: FieldFault) {
    leftOut.push({ id: getId(value, index), ...fault });
    // Another record may have its id.
    tell?.(toPlaceholder("none"));
  }

  return { read, result: { listings, ended, leftOut, warnings, relisted, left } };
}

export function toPlaceholder(id: string) {
  return { id, status: "withdrawn" };
}

const listedAgain = v.object({ relisted_as: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
const addressed = v.object({ address: v.string() });
const withdrawn = v.object({ status: v.literal("withdrawn") });
const named = v.object({ id: v.union([v.pipe(v.string(), v.trim()), v.number()]) });

function getId(record: unknown, index: number) {
  const result = v.safeParse(named, record);
  return result.success ? String(result.output.id) : `record ${index + 1}`;
}
