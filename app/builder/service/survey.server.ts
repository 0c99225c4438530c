import * as v from "valibot";
import type { Skipped } from "../block.ts";
import { findBlockNames, findTarget } from "../content/find-elements.ts";
import { parsePage } from "../content/parse-page.server.ts";
import { fetchSymbols } from "./builder.server.ts";
import { fetchEntries, type ServiceOptions, toContentUrl } from "./content-api.server.ts";

/** What a model holds, as far as the key sees it. */
export type Model = { name: string; entries: readonly Surveyed[] };

export type Surveyed = {
  name: string;
  /** The path it is meant for; `undefined` for one that no path asks for. */
  path?: string;
  /** The blocks that it uses, each once. */
  blocks: readonly string[];
  skipped: readonly Skipped[];
};

const TIME_LIMIT_MS = 15_000;
const PAGE_SIZE = 100;
const named = v.object({ name: v.optional(v.string(), "without a name") });

/** Everything published in a model, read as the site reads it. */
export async function surveyModel(options: ServiceOptions, model: string): Promise<Model> {
  const entries: Surveyed[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const parameters = { limit: String(PAGE_SIZE), offset: String(offset), noTraverse: "false" };
    const found = await fetchEntries(toContentUrl(options, model, parameters), signal);
    for (const entry of found) entries.push(await surveyEntry(options, entry));
    if (found.length < PAGE_SIZE) return { name: model, entries };
  }
}

async function surveyEntry(options: ServiceOptions, entry: unknown): Promise<Surveyed> {
  const { name } = v.parse(named, entry);
  const symbols = await fetchSymbols(options, entry, AbortSignal.timeout(TIME_LIMIT_MS));
  const { skipped } = parsePage(entry, symbols);
  return { name, path: findTarget(entry), blocks: findBlockNames(entry), skipped };
}

const schemaAnswer = v.object({
  data: v.object({
    __schema: v.object({ queryType: v.object({ fields: v.array(v.object({ name: v.string() })) }) }),
  }),
});
const SCHEMA_QUERY = "{__schema{queryType{fields{name}}}}";
/** Beside each model's own question the schema has one for a single entry: page, onePage. */
const singleEntry = /^one[A-Z]/;

/** The service's documentation names one, its examples the other. */
const graphqlVersions = ["v3", "v1"];

/** The models that the key sees, asked of the service's GraphQL schema; `undefined` when it does not tell. */
export async function findModels(options: ServiceOptions): Promise<string[] | undefined> {
  for (const version of graphqlVersions) {
    const names = await askForModels(options, version);
    if (names) return names.filter((name) => !singleEntry.test(name));
  }
  return undefined;
}

async function askForModels({ key, apiUrl }: ServiceOptions, version: string) {
  const url = new URL(`/api/${version}/graphql/${key}`, apiUrl);
  url.searchParams.set("query", SCHEMA_QUERY);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const schema = v.safeParse(schemaAnswer, body);
  return schema.success ? schema.output.data.__schema.queryType.fields.map(({ name }) => name) : undefined;
}
