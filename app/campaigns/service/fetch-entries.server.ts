import { text } from "node:stream/consumers";
import * as v from "valibot";
import { limitBytes } from "#app/store/limit-bytes.server.ts";
import { toElements } from "../content/element-schema.ts";
import { findMissingSymbols } from "../content/parse-page.server.ts";

const MAX_SYMBOLS = 10;
const SYMBOL_ROUNDS = 2;

export type ServiceOptions = {
  /** The public key of the agency's space at the service. */
  key: string;
  /** https://cdn.builder.io, or a test server. */
  apiUrl: string;
};

/** Asks for the entry at a path, its draft, or an entry by id. */
type EntryQuery = { model: string; path: string; draft?: string } | { model: string; entry: string };

/** Thrown when a response exceeds the size limit of a page. */
export class TooLarge extends Error {}

const MAX_RESPONSE_BYTES = 1024 * 1024;
const responseSchema = v.object({ results: v.array(v.unknown()) });

/** Fetches the first matching entry, or `undefined`; throws when the service fails. */
export async function fetchEntry(
  options: ServiceOptions,
  query: EntryQuery,
  signal: AbortSignal,
): Promise<unknown> {
  const [entry] = await fetchEntries(toEntryUrl(options, query), signal);
  return entry;
}

/** Fetches the entries at an address; throws when the service fails or sends more than 1 MB. */
export async function fetchEntries(url: URL, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(url, { signal, redirect: "error", headers: { Accept: "application/json" } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  return v.parse(responseSchema, parseJson(await readText(response))).results;
}

/** The address of a model in the content API (version 3). */
export function toContentUrl(
  { key, apiUrl }: ServiceOptions,
  model: string,
  parameters: Record<string, string>,
) {
  const url = new URL(`/api/v3/content/${encodeURIComponent(model)}`, apiUrl);
  const all = { apiKey: key, includeRefs: "true", omit: "meta.componentsUsed", ...parameters };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url;
}

function toEntryUrl(options: ServiceOptions, query: EntryQuery) {
  const wanted: Record<string, string> =
    "path" in query
      ? { userAttributes: JSON.stringify({ urlPath: query.path }), ...toDraft(query) }
      : { "query.id": JSON.stringify(query.entry) };
  return toContentUrl(options, query.model, { limit: "1", noTraverse: "false", ...wanted });
}

/** The parameters with which the service's library requests a draft. */
function toDraft({ model, draft }: { model: string; draft?: string }): Record<string, string> {
  return draft ? { preview: model, [`overrides.${model}`]: draft, cachebust: "true" } : {};
}

async function readText({ body }: Response) {
  const tooLarge = () => new TooLarge("the service sent more than 1 MB");
  return body ? text(limitBytes(body, { mostBytes: MAX_RESPONSE_BYTES, tooLarge })) : "";
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`the service sent no JSON (${toPlainReason(error)})`);
  }
}

/** A short description of an error, for the log. */
export function toPlainReason(error: unknown) {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "unknown";
}

/** Fetches the content of symbols (shared parts) that is not inlined in an entry, and of symbols within them. */
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
