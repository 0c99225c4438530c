import { toAgencyTime } from "#app/agency/agency-time.ts";
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
/** A page's policy lists all of them, so there must not be too many. */
const MOST_PICTURE_HOSTS = 50;

export type Supplyable = Inspectable & Searchable & Record<"pictures" | "floorplans", readonly Picture[]>;

export type Supplied = {
  records: readonly unknown[];
  /** In ms. */
  changedAt: number;
};

/** A JSON file, or the register. */
export type RecordSource = {
  /** Undefined while they are being replaced; throws when they cannot be read. */
  read: () => Promise<Supplied | undefined>;
  /** Calls back when there is something to read. Returns the function that stops watching, and waits for what it began. */
  watch: (onChange: () => Promise<void>) => () => Promise<void>;
  /** Keeps what was read last, so that it outlives the process. */
  keep: () => Promise<void>;
  /** Reads the last good copy; undefined if there is none. */
  readKept: () => Promise<Supplied | undefined>;
};

/** Homes of a module in place of a supplied file's, which it may still fall back on. */
export type ReplaceSource = (file: string, supplied: RecordSource) => RecordSource;

export type SuppliedListingsOptions = {
  log: Record<"warn" | "error", (fields: object, message: string) => void>;
  onChange: () => void;
  now: () => number;
};

type Good<Listing> = Publication<Listing> & {
  /** In ms, in whole seconds as in Last-Modified. */
  changedAt: number;
  /** What is offered, for GET /data/{name}. */
  copy: PublicCopy;
  ended: Listing[];
  relisted: ReadonlyMap<string, string>;
  left: ReadonlySet<string | undefined>;
  leftOut: readonly object[];
  words: WordIndex;
  pictureHosts: ReadonlySet<string>;
  /** The day at the agency whose rules it keeps. */
  checkedOn: string;
};

/** A list as it is served by GET /data/{name}. */
export type PublishedList = {
  /** Undefined until something could be read. */
  getGood: () => { listings: readonly unknown[]; changedAt: number; copy: PublicCopy } | undefined;
};

/**
 * Without any home an export has more likely gone wrong than the agency sold everything; docs/listings-files.md says
 * how to mean it.
 */
const NO_HOME =
  'there is no home in the file that can be shown, so the last good list stays. If no home is meant, replace the file by [{"id": "none", "status": "withdrawn"}]';

const noRules = { start: () => () => [], hasNew: () => false };

/** The listings of a source, kept up to date with it and the clock. A broken version never replaces a good one. */
export async function openSuppliedListings<Schema extends RecordSchema, Listing extends Supplyable>(
  format: RecordFormat<Schema, Listing>,
  source: RecordSource,
  { log, onChange, now }: SuppliedListingsOptions,
  rules: Rulebook<Listing> = noRules,
) {
  let good: Good<Listing> | undefined;
  let fault: Error | undefined;
  let loading = Promise.resolve(false);

  /** Loads run one after the other: an older version must not replace a newer one. */
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

  /** The last good list of an earlier process. */
  async function openKept() {
    const kept = await source.readKept().catch(warnOfCopy);
    return kept && toGood(kept);
  }

  function warnOfCopy(error: Error) {
    log.warn({ reason: error.message }, "The copy of the last good list cannot be used");
    return undefined;
  }

  async function toGood({ records, ...supplied }: Supplied): Promise<Good<Listing>> {
    const changedAt = Math.floor(supplied.changedAt / MS_PER_SECOND) * MS_PER_SECOND;
    const checkedOn = getToday();
    const { publish, publication } = createPublisher(rules.start(checkedOn));
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
    return { ...result, ...publication, changedAt, copy, words, pictureHosts, checkedOn };
  }

  function getToday() {
    return toAgencyTime(now()).slice(0, 10);
  }

  async function reload() {
    if (await load()) onChange();
  }

  /** A sample has other days, or a rule has come into force or stops a home no more. */
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
    /** In the order of the source, without past inspections; empty until something has been loaded. */
    get: current.get,
    getStopped: () => good?.stopped ?? noListingsLoaded,
    getEnded: (): readonly Listing[] => good?.ended ?? noListingsLoaded,
    /** The id of the home that a withdrawn one was listed again as, by the address of the withdrawn one. */
    getRelisted: (id: string) => followRelisted(id, good?.relisted),
    /** Whether a home at this address, made comparable, was withdrawn. */
    hasLeft: (address: string) => good?.left.has(address) ?? false,
    getPictureHosts: () => [...(good?.pictureHosts ?? [])],
    match: (search: string) => good?.words.match(current.get(), search) ?? { listings: current.get() },
    checkClock() {
      if (isDue()) void reload();
      return current.checkClock();
    },
    /** Reads the source again, as something else has changed that the listings depend on. */
    reload,
    watch: () => source.watch(reload),
  };
}

const MOST_RELISTINGS = 20;

/** To the last of a chain of listings. */
function followRelisted(id: string, relisted: ReadonlyMap<string, string> = new Map()) {
  let last = relisted.get(id);
  for (let step = 0; last && relisted.has(last) && step < MOST_RELISTINGS; step += 1)
    last = relisted.get(last);
  return last;
}

function hasHomes(good: { listings: readonly unknown[]; ended: readonly unknown[] } | undefined) {
  return good !== undefined && good.listings.length + good.ended.length > 0;
}
