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
