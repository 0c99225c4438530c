import { setImmediate as giveWay } from "node:timers/promises";
import type { Picture } from "#app/ui/picture/picture.ts";
import { findPictureHosts } from "../listing-pictures.ts";
import { createWordIndex, type Searchable } from "../search/word-index.server.ts";
import { type Inspectable, keepCurrent, notLoaded } from "./current-listings.ts";
import { createRecordReader, type ListingKind, type RecordSchema } from "./parse-records.ts";

/** Other requests are served between batches. */
const BATCH_RECORDS = 200;

/** A page's policy names them all. */
const MOST_PICTURE_HOSTS = 50;

export type Supplyable = Inspectable & Searchable & Record<"pictures" | "floorplans", readonly Picture[]>;

type Supplied = {
  records: readonly unknown[];
  /** In ms, in whole seconds. */
  changedAt: number;
  /** For GET /data/{name}: `bytes` is the length before compression, `digest` the SHA-256 (base64url). */
  copy: { brotli: Uint8Array<ArrayBuffer>; bytes: number; digest: string };
};

/** A JSON file, or the feed of the agency's software. */
export type RecordSource = {
  /** Undefined while they are being replaced; throws when they cannot be read. */
  read: () => Promise<Supplied | undefined>;
  /** Calls back when there is something to read. Returns the function that stops watching. */
  watch: (onChange: () => Promise<void>) => () => void;
};

export type SuppliedListingsOptions = {
  log: Record<"warn" | "error", (fields: object, message: string) => void>;
  onChange: () => void;
  now: () => number;
};

/** The listings of a source, kept up to date with it and the clock. A broken version never replaces a good one. */
export async function openSuppliedListings<Schema extends RecordSchema, Listing extends Supplyable>(
  kind: ListingKind<Schema, Listing>,
  source: RecordSource,
  { log, onChange, now }: SuppliedListingsOptions,
) {
  let good: (Omit<Supplied, "records"> & Awaited<ReturnType<typeof toListings>>) | undefined;
  let fault: Error | undefined;

  async function load() {
    try {
      const supplied = await source.read();
      if (!supplied) return false;
      const { records, ...rest } = supplied;
      good = { ...rest, ...(await toListings(records, supplied.changedAt)) };
      fault = undefined;
      return true;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error.message !== fault?.message) log.error({ reason: error.message }, kind.failure);
      fault = error;
      return false;
    }
  }

  async function toListings(records: readonly unknown[], changedAt: number) {
    const { read, result } = createRecordReader(kind, changedAt);
    await inBatches(records, read);
    const words = createWordIndex();
    await inBatches(result.listings, words.add);
    const pictureHosts = new Set<string>();
    await inBatches([...result.listings, ...result.ended], ({ pictures, floorplans }) => {
      for (const host of findPictureHosts([...pictures, ...floorplans]))
        if (pictureHosts.size < MOST_PICTURE_HOSTS) pictureHosts.add(host);
    });
    for (const fields of result.warnings) log.warn(fields, "Field not used");
    for (const fields of result.leftOut) log.warn(fields, kind.leftOut);
    return { ...result, words, pictureHosts };
  }

  await load();
  const { get, checkClock } = keepCurrent(() => good?.listings ?? notLoaded, now);
  return {
    name: kind.file,
    /** The last good version. */
    getGood: () => good,
    /** Why the newest version cannot be used. */
    getFault: () => fault?.message,
    /** In the order of the source, without past inspections; empty until something has been loaded. */
    get,
    /** Sold or leased, in the order of the source. */
    getEnded: () => good?.ended ?? notLoaded,
    /** Where those pictures lie that are not ours. */
    getPictureHosts: () => [...(good?.pictureHosts ?? [])],
    /** The listings that a visitor's words mean. */
    match: (search: string) => good?.words.match(get(), search) ?? { listings: get() },
    checkClock,
    /** Follows the source from now on. Returns the function that stops it. */
    watch: () =>
      source.watch(async () => {
        if (await load()) onChange();
      }),
  };
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => unknown) {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_RECORDS === 0) await giveWay();
    work(item);
  }
}
