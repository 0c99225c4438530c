import * as v from "valibot";
import type { BuilderPage } from "../block.ts";
import { isFor, parsePage } from "../content/parse-page.server.ts";
import type { OwnPicture, ReadOptions } from "../content/reader.ts";
import { toServicePicture } from "../content/sanitize.server.ts";
import { fetchEntry, fetchSymbols, type ServiceOptions, toPlainReason } from "./fetch-entries.server.ts";
import { createPageStore, type FoundPage, type Loaded } from "./page-store.server.ts";
import { isAddress } from "./published.server.ts";
import { type WatchedPages, watchPublished } from "./watch-published.server.ts";

export type BuilderSettings = {
  log: { warn: (details: object, message: string) => void };
  /** Pictures elsewhere that pages name; fetched, and served as our own. */
  pictures: {
    find: (address: string) => OwnPicture | undefined;
    take: (addresses: readonly string[]) => Promise<void>;
  };
  /** How many seconds a visitor's address has to wait for another preview. */
  takePreview: (address: string) => number;
};

/** The page builder's pages, loaded from the service at most once a minute each. */
export type Builder = Pick<ServiceOptions, "key"> &
  Pick<BuilderSettings, "takePreview"> & {
    published: WatchedPages;
    /** The page that visitors see at a path. */
    getPage: (path: string) => Promise<FoundPage>;
    /** A draft by its id, or what is published at a path, for the preview. */
    findDraft: (path: string, draft?: string) => Promise<BuilderPage | undefined>;
    /** What the editor sent, for the preview; `undefined` when it is no page. */
    readDraft: (content: string) => Promise<BuilderPage | undefined>;
  };

const TIME_LIMIT_MS = 2_000;
/** The longest that a visitor waits for pictures that have not been fetched yet. */
const PICTURES_MS = 1_000;

export function openBuilder({ log, takePreview, ...options }: BuilderSettings & ServiceOptions): Builder {
  // Nothing is fetched for the preview, because anybody can send something to it.
  const findPicture = (address: string) => options.pictures.find(address) ?? toServicePicture(address);
  const findPreview = async (entry: unknown, signal: AbortSignal) =>
    (await readEntry(options, entry, signal, { isPreview: true, findPicture })).page;
  const onFailure = (error: unknown) =>
    log.warn({ reason: toPlainReason(error) }, "the page builder did not answer");
  const store = createPageStore({ load: (path) => loadPage(options, path), onFailure });
  const published = watchPublished(options, {
    onFailure,
    async load({ id }) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const entry = await fetchEntry(options, { model: "page", entry: id }, signal);
      return entry === undefined ? undefined : (await readEntry(options, entry, signal)).page;
    },
  });
  return {
    key: options.key,
    takePreview,
    published,
    async getPage(path) {
      return isAddress(path) ? store.get(path) : { status: "none" };
    },
    async findDraft(path, draft) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const entry = await fetchEntry(options, { model: "page", path, draft }, signal);
      return entry === undefined ? undefined : findPreview(entry, signal);
    },
    async readDraft(content) {
      const entry = v.safeParse(sentEntry, content);
      return entry.success ? findPreview(entry.output, AbortSignal.timeout(TIME_LIMIT_MS)) : undefined;
    },
  };
}

/** Loads the page of a path; throws when the service does not reply within `limit` (ms). */
export async function loadPage(
  options: ServiceOptions & Pick<BuilderSettings, "pictures">,
  path: string,
  limit = TIME_LIMIT_MS,
): Promise<Loaded> {
  const signal = AbortSignal.timeout(limit);
  const entry = await fetchEntry(options, { model: "page", path }, signal);
  if (entry === undefined || !isFor(entry, path)) return undefined;
  return readEntry(options, entry, signal);
}

/** The page of an entry and of the shared parts in it: one for visitors and the editor. */
async function readEntry(
  { pictures, ...options }: ServiceOptions & Pick<BuilderSettings, "pictures">,
  entry: unknown,
  signal: AbortSignal,
  preview?: Omit<ReadOptions, "symbols">,
) {
  const symbols = await fetchSymbols(options, entry, signal);
  if (!preview) await takePictures(pictures, entry, symbols);
  const page = parsePage(entry, { symbols, findPicture: pictures.find, ...preview });
  return { page, bytes: JSON.stringify([entry, ...symbols]).length };
}

/** Fetches the pictures of a page; those that take longer are on it when it is read again, a minute later. */
async function takePictures(
  pictures: BuilderSettings["pictures"],
  entry: unknown,
  symbols: ReadOptions["symbols"],
) {
  const missing = new Set<string>();
  function findPicture(address: string) {
    const found = pictures.find(address);
    if (!found) missing.add(address);
    return found;
  }
  parsePage(entry, { symbols, findPicture });
  if (missing.size === 0) return;
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PICTURES_MS).unref());
  await Promise.race([pictures.take([...missing]), isLate]);
}

const sentEntry = v.pipe(v.string(), v.parseJson(), v.looseObject({ data: v.looseObject({}) }));
