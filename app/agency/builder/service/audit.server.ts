import * as v from "valibot";
import type { Skipped } from "../block.ts";
import { findBlockNames, findTarget } from "../content/element-schema.ts";
import { parsePage } from "../content/parse-page.server.ts";
import { fetchEntries, fetchSymbols, type ServiceOptions, toContentUrl } from "./builder.server.ts";

/** The published entries of a model. */
export type Model = { name: string; entries: readonly AuditedEntry[] };

export type AuditedEntry = {
  name: string;
  /** The path it is targeted at. */
  path?: string;
  blocks: readonly string[];
  skipped: readonly Skipped[];
};

const TIME_LIMIT_MS = 15_000;
const PAGE_SIZE = 100;
const named = v.object({ name: v.optional(v.string(), "without a name") });

/** Reads everything published in a model as the site does. */
export async function auditModel(options: ServiceOptions, model: string): Promise<Model> {
  const entries: AuditedEntry[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const parameters = { limit: String(PAGE_SIZE), offset: String(offset), noTraverse: "false" };
    const found = await fetchEntries(toContentUrl(options, model, parameters), signal);
    for (const entry of found) entries.push(await auditEntry(options, entry));
    if (found.length < PAGE_SIZE) return { name: model, entries };
  }
}

async function auditEntry(options: ServiceOptions, entry: unknown): Promise<AuditedEntry> {
  const { name } = v.parse(named, entry);
  const symbols = await fetchSymbols(options, entry, AbortSignal.timeout(TIME_LIMIT_MS));
  const { skipped } = parsePage(entry, symbols);
  return { name, path: findTarget(entry), blocks: findBlockNames(entry), skipped };
}

const schemaResponse = v.object({
  data: v.object({
    __schema: v.object({ queryType: v.object({ fields: v.array(v.object({ name: v.string() })) }) }),
  }),
});
const SCHEMA_QUERY = "{__schema{queryType{fields{name}}}}";
/** For each model the schema has two queries: page and onePage. */
const singleEntry = /^one[A-Z]/;

/** The service's documentation names v3, its examples v1. */
const graphqlVersions = ["v3", "v1"];

/** The models of the space, from the service's GraphQL schema; `undefined` when it cannot be read. */
export async function findModels(options: ServiceOptions): Promise<string[] | undefined> {
  for (const version of graphqlVersions) {
    const names = await fetchModels(options, version);
    if (names) return names.filter((name) => !singleEntry.test(name));
  }
  return undefined;
}

async function fetchModels({ key, apiUrl }: ServiceOptions, version: string) {
  const url = new URL(`/api/${version}/graphql/${key}`, apiUrl);
  url.searchParams.set("query", SCHEMA_QUERY);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const schema = v.safeParse(schemaResponse, body);
  return schema.success ? schema.output.data.__schema.queryType.fields.map(({ name }) => name) : undefined;
}
