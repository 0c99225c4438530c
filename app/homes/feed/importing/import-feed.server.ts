import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import type { FileReport } from "../../register/feed-files.server.ts";
import type { Register } from "../../register/open-register.server.ts";
import type { FeedFile, Finding, HomeReport, IncomingHome } from "../../register/register.ts";
import { readExported } from "../exporting/read-exported.ts";
import { attachFiles } from "../merging/attach-files.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { FeedError } from "../reading/feed-error.ts";
import type { XmlFile } from "../reading/file/xml-file.server.ts";
import { kinds } from "../reading/listing-kinds.ts";
import { readElements } from "../reading/read-elements.server.ts";
import { type FeedListing, readListing } from "../reading/read-listing.server.ts";
import { type RecordOptions, toRecord } from "../to-record/to-record.ts";
import { findRepeated, type OwnExports } from "./find-repeated.server.ts";
import { type Hashed, type Survey, surveyFeed } from "./survey-feed.server.ts";

const HOMES_A_BATCH = 50;

export type ImportOptions = {
  provider: Provider;
  register: Register;
  /** Whose homes they are. */
  agency: Pick<RecordOptions, "team" | "office">;
  now: number;
  /** Everything is decided and reported, nothing written. */
  isTrial?: boolean;
  exported?: OwnExports;
  /** A person has looked at what the breaker held. */
  isApproved?: boolean;
};

/** One file as it was sent: of a ZIP all its files of XML. */
type Source = FeedFile & {
  files: readonly XmlFile[];
  /** Addresses of the pictures that came along, by their names in lower case. */
  enclosed?: ReadonlyMap<string, string>;
};
export type ImportReport = Omit<FileReport, "provider"> & {
  listings: readonly HomeReport[];
  /** Worth a look, though the file was taken. */
  warnings: readonly string[];
};

/**
 * Imports a file of REAXML: first it is read to its end without a change, then again in batches of listings. A file that
 * cannot be read is refused, one that would empty the lists is held. Nothing is thrown for what stands in a file.
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
  const { register, provider } = options;
  const survey = await surveyFeed(file.files, options);
  const { warnings, last } = survey;
  const repeated = await findRepeated(file, survey, options);
  const changes = [...last].flatMap(([name, { key, status }]) =>
    status ? [{ key, status: repeated.has(name) ? ("current" as const) : status }] : [],
  );
  const { agentIds, sendsWholeStock: isWholeStock } = provider;
  const held = options.isApproved
    ? undefined
    : await register.checkBulkChange(changes, { agentIds, isWholeStock, now: options.now });
  if (held) return { state: "held", reason: held.words, counts: {}, listings: held.homes, warnings };

  const listings: HomeReport[] = [...survey.unread, ...repeated.values()];
  if (repeated.size < last.size)
    for await (const batch of readBatches(file, survey, repeated, options))
      listings.push(...(await applyBatch(file, batch, options)));
  if (provider.sendsWholeStock) listings.push(...(await withdrawMissing(file, survey, options)));
  if (!options.isTrial) await register.publish(options.now);
  return { state: "done", counts: toCounts(listings), listings, warnings };
}

/** Reads the file again, for the last listing of each home that says something new. */
async function* readBatches(
  { files }: Source,
  { last }: Survey,
  repeated: ReadonlyMap<string, unknown>,
  { register, provider }: ImportOptions,
) {
  let batch: Hashed[] = [];
  for await (const { element, index } of readElements(files, provider)) {
    const listing = readListing(element, provider);
    const name = register.toKeyText(listing.key);
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
  const finding: Finding = {
    code: "duplicate-listing",
    path: "uniqueID",
    words: `${agentId}/${uniqueId}`,
    hint: "each listing once a file; the last one counts",
    level: "warn",
  };
  return { ...listing, findings: [...listing.findings, finding] };
}

async function applyBatch(file: Source, batch: readonly Hashed[], options: ImportOptions) {
  const today = getToday(options);
  const held = await options.register.find(batch.map(({ key }) => key));
  const homes = batch.map((listing) => {
    const before = held.get(options.register.toKeyText(listing.key));
    const incoming = attachFiles(listing.element, file.enclosed);
    const merged = mergeListing(before?.source, incoming, before?.status);
    const findings = [...listing.findings, ...merged.findings];
    const home = toIncoming({ ...listing, element: merged.element, findings }, today, options);
    return { ...home, ...(options.exported && readExported(incoming, options.exported.origin)) };
  });
  return applyPart(file, homes, options);
}

function applyPart(
  file: Source,
  homes: readonly IncomingHome[],
  { register, now, isTrial, isApproved }: ImportOptions,
) {
  return register.apply(file, homes, { now, isTrial, isApproved, isPart: true });
}

function toIncoming(
  { key, status = "current", modTime, hash, element, findings }: Hashed,
  today: string,
  { agency, register }: ImportOptions,
): IncomingHome {
  const offer = kinds.get(key.kind) ?? "sale";
  const recorded = toRecord(
    { element, offer, status, modTime },
    { ...agency, priceEdges: register.priceEdges, today },
  );
  return {
    key,
    offer,
    status,
    modTime,
    hash,
    source: element,
    ...recorded,
    findings: [...findings, ...recorded.findings],
  };
}

/** Whole stock: what the file does not name is withdrawn. */
async function withdrawMissing(file: Source, { last }: Survey, options: ImportOptions) {
  const today = getToday(options);
  const named = [...last.values()].map(({ key }) => key);
  const missing = await options.register.findMissing(named, options.provider.agentIds);
  const reports: HomeReport[] = [];
  for (let start = 0; start < missing.length; start += HOMES_A_BATCH) {
    const keys = missing.slice(start, start + HOMES_A_BATCH);
    const held = await options.register.find(keys);
    const homes = keys.flatMap((key) => {
      const home = held.get(options.register.toKeyText(key));
      if (!home) return [];
      const listing = {
        key,
        element: home.source,
        modTime: home.modTime,
        hash: "",
        findings: [],
        outcome: "READ" as const,
      };
      return [toIncoming({ ...listing, status: "withdrawn" }, today, options)];
    });
    reports.push(...(await applyPart(file, homes, options)));
  }
  return reports;
}

function getToday({ now }: ImportOptions) {
  return toAgencyTime(now).slice(0, "2026-11-24".length);
}

function toCounts(listings: readonly HomeReport[]) {
  const counts: FileReport["counts"] = {};
  for (const { outcome } of listings) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
