import { toAgencyDay } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { findPictureHosts } from "#app/homes/record/listing-pictures.ts";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { createWordIndex, type Searchable, type WordIndex } from "../search/word-index.server.ts";
import { type Inspectable, toCurrentListings } from "./current-listings.ts";
import { inBatches } from "./pacing.server.ts";
import { createRecordReader, type RecordFormat, type RecordSchema, toPlaceholder } from "./parse-records.ts";
import { type PublicCopy, toPublicCopy } from "./public-copy.server.ts";
import { createPublisher, getRecordId, type Publication, type Rulebook } from "./publish.server.ts";

const MS_PER_SECOND = 1000;
/** Each page's Content-Security-Policy lists all of them, so their number is limited. */
const MOST_PICTURE_HOSTS = 50;

export type Supplyable = Inspectable & Searchable & Record<"pictures" | "floorplans", readonly Picture[]>;

export type Supplied = {
  records: readonly unknown[];
  /** When the source last changed, in ms. */
  changedAt: number;
};

/** Source of records: a JSON file or the register. */
export type RecordSource = {
  /** Returns undefined while the records are being replaced. Throws if they cannot be read. */
  read: () => Promise<Supplied | undefined>;
  /** Calls back after each change. Returns a function that stops watching and waits for a callback in progress. */
  watch: (onChange: () => Promise<void>) => () => Promise<void>;
  /** Saves a copy of the records that were read last, for a later process. */
  keep: () => Promise<void>;
  /** Reads the saved copy; undefined if there is none. */
  readKept: () => Promise<Supplied | undefined>;
};

/** Wraps or replaces the source of a supplied file, such as with the homes of the register. */
export type ReplaceSource = (file: string, supplied: RecordSource) => RecordSource;

export type SuppliedListingsOptions = {
  log: Record<"warn" | "error", (fields: object, message: string) => void>;
  onChange: () => void;
  now: () => number;
};

type Good<Listing> = Publication<Listing> & {
  /** In ms, rounded down to whole seconds as in Last-Modified. */
  changedAt: number;
  /** The file of GET /data/{name}, with offered homes only. */
  copy: PublicCopy;
  ended: Listing[];
  relisted: ReadonlyMap<string, string>;
  withdrawnAddresses: ReadonlySet<string | undefined>;
  leftOut: readonly object[];
  words: WordIndex;
  pictureHosts: ReadonlySet<string>;
  /** The day at the agency on which the rules were checked. */
  checkedOn: string;
};

/** A list that GET /data/{name} serves. */
export type PublishedList = {
  /** Undefined until a version could be read. */
  getGood: () => { listings: readonly unknown[]; changedAt: number; copy: PublicCopy } | undefined;
};

/**
 * An empty file is more likely a failed export than a sold-out agency. docs/listings-files.md tells how to publish an
 * empty list on purpose.
 */
const NO_HOME =
  'there is no home in the file that can be shown, so the last good list stays. To publish an empty list, replace the file by [{"id": "none", "status": "withdrawn"}]';

const noRules = { start: () => () => [], hasNew: () => false };

/** Listings kept up to date with a source and the clock. A broken version never replaces a good one. */
export async function openSuppliedListings<Schema extends RecordSchema, Listing extends Supplyable>(
  format: RecordFormat<Schema, Listing>,
  source: RecordSource,
  { log, onChange, now }: SuppliedListingsOptions,
  rules: Rulebook<Listing> = noRules,
) {
  let good: Good<Listing> | undefined;
  let fault: Error | undefined;
  let loading = Promise.resolve(false);

  /** Runs loads one after the other, so that an older version cannot replace a newer one. */
  function load() {
    loading = loading.then(loadNow);
    return loading;
  }

  async function loadNow() {
    try {
      const supplied = await source.read();
      if (!supplied) return false;
      const next = await toGood(supplied);
      const isWithoutHome = next.leftOut.length === supplied.records.length;
      if (isWithoutHome) good ??= await openKept();
      if (isWithoutHome && hasHomes(good)) throw new Error(NO_HOME);
      good = next;
      fault = undefined;
      if (!isWithoutHome) await source.keep().catch(warnOfCopy);
      return true;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error.message !== fault?.message) log.error({ reason: error.message }, format.failure);
      fault = error;
      good ??= await openKept();
      return false;
    }
  }

  /** Loads the last good list of an earlier process. */
  async function openKept() {
    const kept = await source.readKept().catch(warnOfCopy);
    return kept && toGood(kept);
  }

  function warnOfCopy(error: Error) {
    log.warn({ reason: error.message }, "The copy of the last good list cannot be used");
    return undefined;
  }

  function toGood(supplied: Supplied) {
    return readVersion(format, supplied, { rules, log, today: getToday() });
  }

  function getToday() {
    return toAgencyDay(now());
  }

  async function reload() {
    if (await load()) onChange();
  }

  /** Whether the sample's dates have moved, a rule came into force, or a finding has expired. */
  function isDue() {
    if (!good) return false;
    return (
      (agency.isSample && good.checkedOn !== getToday()) ||
      rules.hasNew(good.checkedOn, getToday()) ||
      good.findings.some(({ until }) => until !== undefined && until <= getToday())
    );
  }

  await load();
  const current = toCurrentListings(() => good?.listings ?? noListingsLoaded, now);
  return {
    name: format.file,
    getGood: () => good,
    getFault: () => fault?.message,
    /** Current listings in the order of the source; empty until a version has been loaded. */
    get: current.get,
    getStopped: () => good?.stopped ?? noListingsLoaded,
    getEnded: (): readonly Listing[] => good?.ended ?? noListingsLoaded,
    /** The id under which a withdrawn home was listed again, by the id or position in its page's address. */
    getRelisted: (id: string) => followRelisted(id, good?.relisted),
    /** Whether a home at this normalised address was withdrawn. */
    hasWithdrawn: (address: string) => good?.withdrawnAddresses.has(address) ?? false,
    getPictureHosts: () => [...(good?.pictureHosts ?? [])],
    match: (search: string) => good?.words.match(current.get(), search) ?? { listings: current.get() },
    checkClock() {
      if (isDue()) void reload();
      return current.checkClock();
    },
    /** Reads the source again, after a change of something else that the listings depend on. */
    reload,
    watch: () => source.watch(reload),
  };
}

type ReadOptions<Listing> = Pick<SuppliedListingsOptions, "log"> & {
  rules: Rulebook<Listing>;
  /** The day at the agency, as 2026-11-28. */
  today: string;
};

/** Reads a version of the records, with pauses for other requests, and logs what is not used. */
async function readVersion<Schema extends RecordSchema, Listing extends Supplyable>(
  format: RecordFormat<Schema, Listing>,
  { records, ...supplied }: Supplied,
  { rules, log, today }: ReadOptions<Listing>,
): Promise<Good<Listing>> {
  const changedAt = Math.floor(supplied.changedAt / MS_PER_SECOND) * MS_PER_SECOND;
  const { publish, publication } = createPublisher(rules.start(today));
  const entries: string[] = [];
  const { read, result } = createRecordReader(format, changedAt, (entry, offered) => {
    const isStopped = offered && !publish(offered);
    entries.push(JSON.stringify(isStopped ? toPlaceholder(getRecordId(offered)) : entry));
  });
  await inBatches(records, read);
  const words = createWordIndex();
  await inBatches(publication.listings, words.add);
  const pictureHosts = new Set<string>();
  await inBatches([...publication.listings, ...result.ended], ({ pictures, floorplans }) => {
    for (const host of findPictureHosts([...pictures, ...floorplans]))
      if (pictureHosts.size < MOST_PICTURE_HOSTS) pictureHosts.add(host);
  });
  for (const fields of result.warnings) log.warn(fields, "Field not used");
  for (const fields of result.leftOut) log.warn(fields, format.leftOut);
  for (const { law, ...fields } of publication.findings.filter(({ level }) => level !== "ask"))
    log.warn(fields, fields.level === "stop" ? format.leftOut : "Listing published against advice");
  const copy = await toPublicCopy(entries);
  return { ...result, ...publication, changedAt, copy, words, pictureHosts, checkedOn: today };
}

const MOST_RELISTINGS = 20;

/** Follows a chain of repeated listings to the last one. */
function followRelisted(id: string, relisted: ReadonlyMap<string, string> = new Map()) {
  let last = relisted.get(id);
  for (let step = 0; last && relisted.has(last) && step < MOST_RELISTINGS; step += 1)
    last = relisted.get(last);
  return last;
}

function hasHomes(good: { listings: readonly unknown[]; ended: readonly unknown[] } | undefined) {
  return good !== undefined && good.listings.length + good.ended.length > 0;
}
