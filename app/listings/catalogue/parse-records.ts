import * as v from "valibot";

/** A supplied file of records, and what becomes of them. */
export type RecordSource<Schema extends v.GenericSchema, Listing> = {
  /** In public/data, and under /data for the browser. */
  file: string;
  schema: Schema;
  /** `index` is the record's place in the file; `changedAt` is when the file last changed (ms). */
  toListing: (record: v.InferOutput<Schema>, index: number, changedAt: number) => Listing;
  /** Where a listing's address is its record's id, a second record of the same id has none. */
  isKnownById: boolean;
};

/** A record that was left out, in words for the log: which one, which field, why. */
export type LeftOut = { id: string; field: string; reason: string };

/**
 * Reads a supplied file. Records that fit become listings, each told its place in the file;
 * the others are left out and named. Throws when the text is not JSON or not a list.
 */
export function parseRecords<Schema extends v.GenericSchema, Listing>(
  text: string,
  source: RecordSource<Schema, Listing>,
  changedAt: number,
) {
  const records: unknown = JSON.parse(text);
  if (!Array.isArray(records)) throw new Error("the file is not a list of records");
  const { read, result } = createRecordReader(source, changedAt);
  for (const record of records) read(record);
  return result;
}

/** The same, one record after another in the order of the file: `result` is what has been read so far. */
export function createRecordReader<Schema extends v.GenericSchema, Listing>(
  { schema, toListing, isKnownById }: RecordSource<Schema, Listing>,
  changedAt: number,
) {
  const listings: Listing[] = [];
  const leftOut: LeftOut[] = [];
  const ids = new Set<string>();
  let index = -1;

  function read(record: unknown) {
    index += 1;
    const parsed = v.safeParse(schema, record, { abortEarly: true });
    if (!parsed.success) leftOut.push(toLeftOut(getId(record, index), parsed.issues[0]));
    else if (isKnownById && isTaken(getId(record, index)))
      leftOut.push({ id: getId(record, index), field: "id", reason: "an earlier record has it" });
    else listings.push(toListing(parsed.output, index, changedAt));
  }

  /** Whether an earlier record has this id; from now on one has. */
  function isTaken(id: string) {
    return ids.size === ids.add(id).size;
  }

  return { read, result: { listings, leftOut } };
}

const named = v.object({ id: v.union([v.pipe(v.string(), v.trim()), v.number()]) });

function getId(record: unknown, index: number) {
  const result = v.safeParse(named, record);
  return result.success ? String(result.output.id) : `record ${index + 1}`;
}

function toLeftOut(id: string, issue: v.BaseIssue<unknown>): LeftOut {
  return { id, field: v.getDotPath(issue) ?? "record", reason: issue.message };
}
