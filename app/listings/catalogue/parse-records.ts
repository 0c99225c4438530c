import * as v from "valibot";
import { toComparableAddress } from "#app/homes/address/comparable-address.ts";
import { type FieldFault, parseLeniently } from "#app/homes/record/lenient-parse.ts";
import { lenientFields, type Status } from "#app/homes/record/listing-record.ts";
import { hasEnded } from "#app/homes/record/shared-listing.ts";

export type RecordSchema = v.GenericSchema<unknown, { id: string; status?: Status | null }>;

export type RecordFormat<Schema extends RecordSchema, Listing> = {
  /** File name in agencies/headland/homes, and below /data for the browser. */
  file: string;
  schema: Schema;
  /** Log messages for a record that is left out, and for a file that cannot be loaded (spec §8.1, §8.2). */
  leftOut: string;
  failure: string;
  /** `index` is the record's position in the file; `changedAt` is when the file last changed (ms). */
  toListing: (record: v.InferOutput<Schema>, index: number, changedAt: number) => Listing;
  /** The record's entry in GET /data/{name}. */
  toEntry: (record: v.InferOutput<Schema>) => object;
  /** Whether the record's id is the listing's address. Duplicates of an id are then left out. */
  isKnownById: boolean;
  /** Faults of a record that is shown nevertheless. */
  note?: (record: v.InferOutput<Schema>) => readonly FieldFault[];
};

type RecordFault = FieldFault & { id: string };

/** Throws if the text is not a JSON list. */
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
 * Reads one record at a time, in the order of the file. Invalid records are left out and reported. `onEntry` gets each
 * record's entry for GET /data/{name}, which is only a placeholder if the record has no listing on offer.
 */
export function createRecordReader<Schema extends RecordSchema, Listing>(
  { schema, toListing, toEntry, isKnownById, note = () => [] }: RecordFormat<Schema, Listing>,
  changedAt: number,
  onEntry?: (entry: object, offered?: Listing) => void,
) {
  const listings: Listing[] = [];
  const ended: Listing[] = [];
  const leftOut: RecordFault[] = [];
  /** Unusable fields of records that are shown. */
  const warnings: RecordFault[] = [];
  /** Maps the address of a withdrawn home to the id under which it was listed again. */
  const relisted = new Map<string, string>();
  /** Normalised street addresses of withdrawn homes. */
  const withdrawnAddresses = new Set<string | undefined>();
  const ids = new Set<string>();
  let index = -1;

  function read(value: unknown) {
    index += 1;
    // A withdrawn home keeps its position, so that those of the others do not change.
    if (v.is(withdrawn, value)) return noteWithdrawn(value);
    const parsed = parseLeniently(schema, value, lenientFields);
    if ("fault" in parsed) return leaveOut(value, parsed.fault);
    const { record } = parsed;
    const id = record.id.trim();
    if (isKnownById && ids.has(id))
      return leaveOut(value, { field: "id", reason: "an earlier record has the same id" });
    ids.add(id);
    for (const fault of [...parsed.warnings, ...note(record)]) warnings.push({ id, ...fault });
    const listing = toListing(record, index, changedAt);
    const isOver = hasEnded(record);
    (isOver ? ended : listings).push(listing);
    if (isOver) onEntry?.({ id, status: record.status });
    else onEntry?.(toEntry(record), listing);
  }

  function noteWithdrawn(value: unknown) {
    const id = getId(value, index);
    ids.add(id);
    onEntry?.(toPlaceholder(id));
    if (v.is(addressed, value)) withdrawnAddresses.add(toComparableAddress(value.address));
    const { success, output } = v.safeParse(listedAgain, value);
    if (!success) return;
    relisted.set(id, output.relisted_as);
    if (!isKnownById) relisted.set(String(index + 1), output.relisted_as);
  }

  function leaveOut(value: unknown, fault: FieldFault) {
    leftOut.push({ id: getId(value, index), ...fault });
    // The record's own id may belong to another one.
    onEntry?.(toPlaceholder("none"));
  }

  return { read, result: { listings, ended, leftOut, warnings, relisted, withdrawnAddresses } };
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
