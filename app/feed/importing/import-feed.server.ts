import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import { apply } from "#app/register/decide/apply.server.ts";
import { checkBulkChange } from "#app/register/decide/check-bulk-change.server.ts";
import {
  findHeldHomes,
  findMissing,
  findRepeated,
  toKeyText,
} from "#app/register/identity/known-homes.server.ts";
import { type FeedFile, type HomeReport, type IncomingHome, makeFinding } from "#app/register/register.ts";
import { announceNews } from "#app/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import type { RecordOptions } from "../format.ts";
import { FeedError, type FeedListing, type ReadFeed } from "../format.ts";
import type { FileReport } from "../store/feed-files.server.ts";
import { type Survey, surveyFeed } from "./survey-feed.server.ts";
import type { TextFile } from "./text-file.server.ts";

const HOMES_A_BATCH = 50;

export type ImportOptions = {
  read: ReadFeed;
  provider: Provider;
  db: Database;
  getEstimate?: (id: string) => Estimate | undefined;
  agency: Pick<RecordOptions, "team" | "office">;
  now: number;
  /** Decides and reports without writing. */
  isTrial?: boolean;
  /** A person has approved what the circuit breaker held. */
  isApproved?: boolean;
};

/** A file as it was sent; a ZIP may contain several XML files. */
type Source = FeedFile & {
  files: readonly TextFile[];
  /** Addresses of enclosed pictures by their names in lower case. */
  enclosed?: ReadonlyMap<string, string>;
};
export type ImportReport = Omit<FileReport, "provider"> & {
  listings: readonly HomeReport[];
  /** Notes on an accepted file. */
  warnings: readonly string[];
};

/**
 * Imports a file in two passes: the first reads all of it without writing, the second writes batches of listings. A
 * file that cannot be read is refused; one that would empty the lists is held. A file's content never makes it throw.
 */
export async function importFeed(file: Source, options: ImportOptions): Promise<ImportReport> {
  try {
    return await importChecked(file, options);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const place = error.line > 0 ? `line ${error.line}, column ${error.column}: ` : "";
    return { state: "refused", reason: place + error.message, counts: {}, listings: [], warnings: [] };
  }
}

async function importChecked(file: Source, options: ImportOptions): Promise<ImportReport> {
  const { db, provider, now } = options;
  const survey = await surveyFeed(file.files, options);
  const { warnings, last } = survey;
  const repeated = await findUnchanged(file, survey, options);
  const changes = [...last].flatMap(([name, { key, status }]) =>
    status ? [{ key, status: repeated.has(name) ? ("current" as const) : status }] : [],
  );
  const { agentIds, sendsWholeStock: isWholeStock } = provider;
  const held = options.isApproved
    ? undefined
    : await checkBulkChange(db, changes, { agentIds, isWholeStock, now });
  if (held) return { state: "held", reason: held.words, counts: {}, listings: held.homes, warnings };

  const listings: HomeReport[] = [...survey.unread, ...repeated.values()];
  if (repeated.size < last.size)
    // Copied, because quotations in findings are slices that would keep the whole file in memory.
    for await (const batch of readBatches(file, survey, repeated, options))
      listings.push(...structuredClone(await applyBatch(file, batch, options)));
  if (provider.sendsWholeStock) listings.push(...(await withdrawMissing(file, survey, options)));
  if (!options.isTrial) await announceNews(db, "new homes", { now, isIdle: true });
  return { state: "done", counts: toCounts(listings), listings, warnings };
}

/** Finds listings that were sent before in the same words; they are unchanged, whatever else the file contains. */
async function findUnchanged(file: Source, { last }: Survey, { db }: ImportOptions) {
  const repeated = new Map<string, HomeReport>();
  for (const [name, publicId] of await findRepeated(db, [...last.values()], file.id)) {
    const key = last.get(name)?.key;
    if (key) repeated.set(name, { key, publicId, outcome: "UNCHANGED", findings: [], differences: [] });
  }
  return repeated;
}

/** The last listing of a home in the file. */
type Counting = FeedListing & { hash: string };

/** Reads the file again and returns the last listing of each home that changes something. */
async function* readBatches(
  { files }: Source,
  { last }: Survey,
  repeated: ReadonlyMap<string, unknown>,
  { provider, read }: ImportOptions,
) {
  let batch: Counting[] = [];
  let count = 0;
  for await (const listing of read(files, provider)) {
    const index = count++;
    const name = toKeyText(listing.key);
    const counting = last.get(name);
    if (counting?.index !== index || repeated.has(name)) continue;
    const { hash, isRepeated } = counting;
    batch.push({ ...(isRepeated ? noteDuplicate(listing) : listing), hash });
    if (batch.length < HOMES_A_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function noteDuplicate(listing: FeedListing): FeedListing {
  const { agentId, uniqueId } = listing.key;
  const hint = "each listing once a file; the last one counts";
  const finding = makeFinding("duplicate-listing", "uniqueID", `${agentId}/${uniqueId}`, hint);
  return { ...listing, findings: [...listing.findings, finding] };
}

async function applyBatch(file: Source, batch: readonly Counting[], options: ImportOptions) {
  const keys = batch.map(({ key }) => key);
  const held = await findHeldHomes(options.db, keys);
  const { agency, now } = options;
  const today = toAgencyTime(now).slice(0, "2026-11-24".length);
  const homeOptions = { ...agency, today, enclosed: file.enclosed };
  const homes = batch.map(({ key, status = "current", modTime, hash, findings, toHome }) => {
    const home = toHome(held.get(toKeyText(key)), homeOptions);
    return { key, status, modTime, hash, ...home, findings: [...findings, ...home.findings] };
  });
  return apply(options.db, file, homes, options);
}

/** For a file of the whole stock: withdraws homes that it does not name. */
async function withdrawMissing(file: Source, { last }: Survey, options: ImportOptions) {
  const { db, provider } = options;
  const named = [...last.values()].map(({ key }) => key);
  const missing = await findMissing(db, named, provider.agentIds);
  const reports: HomeReport[] = [];
  for (const keys of inParts(missing, HOMES_A_BATCH)) {
    const held = await findHeldHomes(db, keys);
    const homes = keys.flatMap((key): IncomingHome[] => {
      const home = held.get(toKeyText(key));
      return home ? [{ ...home, key, status: "withdrawn", hash: "", findings: [] }] : [];
    });
    reports.push(...(await apply(db, file, homes, options)));
  }
  return reports;
}

function toCounts(listings: readonly HomeReport[]): FileReport["counts"] {
  const groups = Map.groupBy(listings, ({ outcome }) => outcome);
  return Object.fromEntries([...groups].map(([outcome, { length }]) => [outcome, length]));
}
