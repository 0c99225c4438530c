import * as v from "valibot";
import { toPlainReason } from "./failure.ts";

export type ServiceOptions = {
  /** The public key of the agency's space at the service. */
  key: string;
  /** https://cdn.builder.io, or a stand-in. */
  apiUrl: string;
};

/** Which entry: by the path that the visitor asks for, or by its id. */
export type EntryQuery = { model: string; path: string } | { model: string; entry: string };

const MAX_ANSWER_BYTES = 1024 * 1024;
const answerSchema = v.object({ results: v.array(v.unknown()) });

/** The first entry that the content API gives, or `undefined`; throws when it does not answer as it should. */
export async function fetchEntry(
  options: ServiceOptions,
  query: EntryQuery,
  signal: AbortSignal,
): Promise<unknown> {
  const [entry] = await fetchEntries(toEntryUrl(options, query), signal);
  return entry;
}

/** Everything that a question to the content API brings. */
export async function fetchEntries(url: URL, signal: AbortSignal): Promise<unknown[]> {
  const response = await fetch(url, { signal, redirect: "error", headers: { Accept: "application/json" } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  return v.parse(answerSchema, parseJson(await readText(response))).results;
}

/** The service's content endpoint for a model (its API is version 3). */
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

/** Stops reading where the answer grows larger than any page of ours may be. */
async function readText({ body }: Response) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error("the service sent more than 1 MB");
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
