import { join } from "node:path";
import type * as v from "valibot";
import { isUnreadableInspection } from "../inspections/inspection.ts";
import { type Inspectable, keepCurrent } from "./current-listings.ts";
import { openDataFile } from "./data-file.server.ts";
import { createRecordReader, type RecordSource } from "./parse-records.ts";
import { createListSplitter } from "./split-list.server.ts";

/** What a file of listings needs of a log; pino fits. */
type ListingLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type ListingFileOptions = {
  directory: string;
  log: ListingLog;
  /** Told after a file has been replaced and read. */
  onChange: () => void;
  now: () => number;
  lookEveryMs?: number;
};

/** What the log says when a record is left out, and when the file cannot be loaded (spec §8.1, §8.2). */
type Words = { leftOut: string; failure: string };

type Warning = { fields: object; message: string };

type InspectableSchema = v.GenericSchema<unknown, { id: string; next_inspection?: string | null }>;

/** The listings of one supplied file, kept up to date with it and with the clock. */
export async function openListingFile<Schema extends InspectableSchema, Listing extends Inspectable>(
  source: RecordSource<Schema, Listing>,
  words: Words,
  { directory, log, onChange, now, lookEveryMs }: ListingFileOptions,
) {
  const name = source.file;
  const none: readonly Listing[] = [];

  /** What is left out is told when the whole file can be used: one that is half written is read again. */
  function createReader(changedAt: number) {
    const warnings: Warning[] = [];
    const { read, result } = createRecordReader(warnOfInspections(source, warnings), changedAt);
    const list = createListSplitter((text) => read(JSON.parse(text)));
    return {
      write: list.write,
      end() {
        list.end();
        for (const { fields, message } of warnings) log.warn(fields, message);
        for (const record of result.leftOut) log.warn(record, words.leftOut);
        return result.listings;
      },
    };
  }

  const file = await openDataFile({
    path: join(directory, name),
    createReader,
    onChange,
    onFault: (error) => log.error({ reason: error.message }, words.failure),
    lookEveryMs,
  });
  const { get, checkClock } = keepCurrent(() => file.good?.content ?? none, now);
  return {
    name,
    file,
    /** In the order of the file, without inspections that are over. Empty when the file never could be read. */
    get,
    checkClock,
    getFaults: () => (file.fault ? [`${name}: ${file.fault.message}`] : []),
  };
}

function warnOfInspections<Schema extends InspectableSchema, Listing>(
  source: RecordSource<Schema, Listing>,
  warnings: Warning[],
): RecordSource<Schema, Listing> {
  return {
    ...source,
    toListing(record, index, changedAt) {
      const { id, next_inspection: text } = record;
      if (text && isUnreadableInspection(text)) {
        const reason = `${JSON.stringify(text)} is not a time such as 2026-11-28T10:00/10:30`;
        const fields = { id, field: "next_inspection", reason };
        warnings.push({ fields, message: "Inspection shown as not scheduled" });
      }
      return source.toListing(record, index, changedAt);
    },
  };
}
