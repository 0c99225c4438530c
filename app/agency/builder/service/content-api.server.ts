import * as v from "valibot";

export type ServiceOptions = {
  /** The public key of the agency's space at the service. */
  key: string;
  /** https://cdn.builder.io, or a test server. */
  apiUrl: string;
};

/** An entry by the path it is targeted at, or by its id. */
export type EntryQuery = { model: string; path: string } | { model: string; entry: string };

const MAX_RESPONSE_BYTES = 1024 * 1024;
const responseSchema = v.object({ results: v.array(v.unknown()) });

/** The first entry found, or `undefined`; throws when the service fails. */
export async function fetchEntry(
  options: ServiceOptions,
  query: EntryQuery,
  signal: AbortSignal,
): Promise<unknown> {
  const [entry] = await fetchEntries(toEntryUrl(options, query), signal);
  return entry;
}

export async function fetchEntries(url: URL, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(url, { signal, redirect: "error", headers: { Accept: "application/json" } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  return v.parse(responseSchema, parseJson(await readText(response))).results;
}

/** The content API (version 3) of a model. */
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
      ? { userAttributes: JSON.stringify({ urlPath: query.path }) }
      : { "query.id": JSON.stringify(query.entry) };
  return toContentUrl(options, query.model, { limit: "1", noTraverse: "false", ...wanted });
}

/** Stops at the limit, whatever the Content-Length said. */
async function readText({ body }: Response) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error("the service sent more than 1 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the service sent no JSON (${toPlainReason(error)})`);
  }
}

/** An error in a few words, for the log. */
export function toPlainReason(error: unknown) {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "unknown";
}
