import "../plain-faults.ts";
import * as v from "valibot";
import { findBlockNames, findTarget } from "#app/campaigns/content/element-schema.ts";
import { parsePage } from "#app/campaigns/content/parse-page.server.ts";
import { readCampaignsSettings } from "#app/campaigns/read-settings.ts";
import {
  fetchEntries,
  fetchSymbols,
  type ServiceOptions,
  toContentUrl,
} from "#app/campaigns/service/fetch-entries.server.ts";
import { formatCount } from "#app/region/format.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { toReason } from "../command.ts";

const usage = `npm run builder:check -- [MODEL …]    which blocks of the page builder's pages the site cannot show

Without a name it checks the two models that the site reads, page and symbol.
Reads BUILDER_PUBLIC_KEY and the other BUILDER_ variables, as the server does. Ends with 1 when something cannot be shown.
Example: npm run builder:check -- page`;

const usualModels = ["page", "symbol"];
const TIME_LIMIT_MS = 15_000;
const PAGE_SIZE = 100;
const entrySchema = v.object({ name: v.optional(v.string(), "without a name") });

const { positionals: named } = readOptions(usage, { allowPositionals: true });
const builder = readCampaignsSettings(process.env);
if (!builder) {
  console.error(
    "BUILDER_PUBLIC_KEY is not set: the page builder is switched off, so there is nothing to check.",
  );
  process.exit(1);
}

for (const model of named.length > 0 ? named : usualModels)
  await checkModel(builder, model).catch((error: unknown) => {
    console.error(`${model}: ${toReason(error)}`);
    process.exitCode = 1;
  });

/** Prints everything published in a model, as the site reads it. */
async function checkModel(service: ServiceOptions, model: string) {
  const entries = await fetchAll(service, model);
  console.log(`${model}: ${formatCount(entries.length, "entry", "entries")}`);
  for (const entry of entries) await checkEntry(service, entry, model === "page");
  console.log("");
}

async function fetchAll(service: ServiceOptions, model: string) {
  const entries: unknown[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const parameters = { limit: String(PAGE_SIZE), offset: String(offset), noTraverse: "false" };
    const url = toContentUrl(service, model, parameters);
    const found = await fetchEntries(url, AbortSignal.timeout(TIME_LIMIT_MS));
    entries.push(...found);
    if (found.length < PAGE_SIZE) return entries;
  }
}

async function checkEntry(service: ServiceOptions, entry: unknown, isPage: boolean) {
  const { name } = v.parse(entrySchema, entry);
  const symbols = await fetchSymbols(service, entry, AbortSignal.timeout(TIME_LIMIT_MS));
  const { skipped } = parsePage(entry, { symbols, findPicture: (src) => ({ src }) });
  const path = findTarget(entry);
  console.log(`  ${isPage ? `${path ?? "(no address: it is shown nowhere)"}  ` : ""}${name}`);
  console.log(`    blocks: ${findBlockNames(entry).join(", ") || "none"}`);
  for (const line of new Set(skipped.map(({ block, reason }) => `${block}: ${reason}`)))
    console.log(`    not shown: ${line}`);
  if (skipped.length > 0 || (isPage && path === undefined)) process.exitCode = 1;
}
