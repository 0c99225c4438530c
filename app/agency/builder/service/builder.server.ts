import { toElements } from "../content/find-elements.ts";
import { findMissingSymbols, isFor, parsePage } from "../content/parse-page.server.ts";
import { fetchEntry, type ServiceOptions, toPlainReason } from "./content-api.server.ts";
import { createPageStore, type FoundPage, type Loaded } from "./page-store.server.ts";

type BuilderLog = { warn: (details: object, message: string) => void };

export type Builder = ReturnType<typeof openBuilder>;

const TIME_LIMIT_MS = 2_000;
const MAX_PATH = 200;
const MAX_SYMBOLS = 10;
const SYMBOL_ROUNDS = 2;
const lookedUp = /^(?:\/[\w%~-]+)+$/;

/** The page builder's pages by path, loaded from the service at most once a minute each. */
export function openBuilder({ log, ...options }: ServiceOptions & { log: BuilderLog }) {
  const store = createPageStore({
    load: (path) => loadPage(options, path),
    onFailure: (error) => log.warn({ reason: toPlainReason(error) }, "the page builder did not answer"),
  });
  return {
    key: options.key,
    apiUrl: options.apiUrl,
    /** Paths that no marketer sets, such as file names, are not looked up. */
    async getPage(path: string): Promise<FoundPage> {
      if (path.length > MAX_PATH || !lookedUp.test(path)) return { status: "none" };
      return store.get(path);
    },
  };
}

/** Loads the page of a path; throws when the service does not reply within `limit` (ms). */
export async function loadPage(
  options: ServiceOptions,
  path: string,
  limit = TIME_LIMIT_MS,
): Promise<Loaded> {
  const signal = AbortSignal.timeout(limit);
  const entry = await fetchEntry(options, { model: "page", path }, signal);
  if (entry === undefined || !isFor(entry, path)) return undefined;
  const symbols = await fetchSymbols(options, entry, signal);
  return { page: parsePage(entry, symbols), bytes: JSON.stringify([entry, ...symbols]).length };
}

/** The content of symbols (shared parts) that was not inlined in the page, and of symbols in those. */
export async function fetchSymbols(options: ServiceOptions, entry: unknown, signal: AbortSignal) {
  const symbols = new Map<string, readonly unknown[]>();
  let elements = toElements(entry);
  for (let round = 0; round < SYMBOL_ROUNDS; round += 1) {
    const missing = findMissingSymbols(elements).filter((symbol) => !symbols.has(symbol.entry));
    const fetched = await Promise.all(
      missing.slice(0, MAX_SYMBOLS).map(async (symbol) => {
        const content = toElements(await fetchEntry(options, symbol, signal));
        if (content.length > 0) symbols.set(symbol.entry, content);
        return content;
      }),
    );
    elements = fetched.flat();
  }
  return symbols;
}
