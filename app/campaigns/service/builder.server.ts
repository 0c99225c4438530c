import { once } from "node:events";
import * as v from "valibot";
import type { BuilderPage } from "../block.ts";
import { usesSymbols } from "../content/element-schema.ts";
import { parsePage } from "../content/parse-page.server.ts";
import type { OwnPicture } from "../content/reader.ts";
import { toServicePicture } from "../content/sanitize.server.ts";
import { fetchEntry, fetchSymbols, type ServiceOptions, toPlainReason } from "./fetch-entries.server.ts";
import { type WatchedPages, watchPublished } from "./watch-published.server.ts";

type BuilderSettings = {
  log: { warn: (details: object, message: string) => void };
  /** Our copies of pictures that pages name by an address elsewhere. */
  pictures: {
    find: (address: string) => OwnPicture | undefined;
    take: (addresses: readonly string[]) => Promise<void>;
  };
  /** Counts a preview for a network address; returns the seconds to wait where it is over its limit, else 0. */
  takePreview: (address: string) => number;
};

export type Builder = Pick<ServiceOptions, "key"> &
  Pick<BuilderSettings, "takePreview"> & {
    published: WatchedPages;
    /** Finds a draft by its id, or the published page of a path, for the preview. */
    findDraft: (path: string, draft?: string) => Promise<BuilderPage | undefined>;
    /** Parses the editor's content for the preview; `undefined` when it is not a page. */
    readDraft: (content: string) => Promise<BuilderPage | undefined>;
  };

const TIME_LIMIT_MS = 2_000;
/** Pictures that take longer appear with the next poll. */
const PICTURES_MS = 1_000;

export function openBuilder({
  log,
  takePreview,
  pictures,
  ...service
}: BuilderSettings & ServiceOptions): Builder {
  const published = watchPublished(service, {
    onFailure: (error) => log.warn({ reason: toPlainReason(error) }, "the page builder did not answer"),
    async load({ id }) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const entry = await fetchEntry(service, { model: "page", entry: id }, signal);
      return entry === undefined ? undefined : readEntry(entry, signal);
    },
  });

  async function readEntry(entry: unknown, signal: AbortSignal) {
    const symbols = await fetchSymbols(service, entry, signal);
    const missing = new Set<string>();
    function findPicture(address: string) {
      const found = pictures.find(address);
      if (!found) missing.add(address);
      return found;
    }
    let page = parsePage(entry, { symbols, findPicture });
    if (missing.size > 0) {
      await Promise.race([pictures.take([...missing]), once(AbortSignal.timeout(PICTURES_MS), "abort")]);
      missing.clear();
      page = parsePage(entry, { symbols, findPicture });
    }
    // Shared parts may change without their pages.
    return { page, isSettled: missing.size === 0 && !usesSymbols(entry) };
  }

  /** Fetches shared parts but no pictures, because anybody can send a preview. */
  async function readPreview(entry: unknown, signal: AbortSignal) {
    const findPicture = (address: string) => pictures.find(address) ?? toServicePicture(address);
    const symbols = await fetchSymbols(service, entry, signal);
    return parsePage(entry, { symbols, findPicture, isPreview: true });
  }

  return {
    key: service.key,
    takePreview,
    published,
    async findDraft(path, draft) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const entry = await fetchEntry(service, { model: "page", path, draft }, signal);
      return entry === undefined ? undefined : readPreview(entry, signal);
    },
    async readDraft(content) {
      const entry = v.safeParse(sentEntry, content);
      return entry.success ? readPreview(entry.output, AbortSignal.timeout(TIME_LIMIT_MS)) : undefined;
    },
  };
}

const sentEntry = v.pipe(v.string(), v.parseJson(), v.looseObject({ data: v.looseObject({}) }));
