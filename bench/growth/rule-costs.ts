/** Reads the listings of a folder, checks them by the rules before publishing, and prints what it took as JSON. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { createRuleCheck } from "#app/homes/rules/check-rules.ts";
import { inBatches } from "#app/listings/catalogue/in-batches.server.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";

const NS_PER_MS = 1_000_000;
const [folder = ""] = process.argv.slice(2);

const catalogue = await openCatalogue({ directory: folder, log: { warn() {}, error() {} } });
const listings = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
await catalogue.close();
const today = toAgencyTime(Date.now()).slice(0, 10);
const check = createRuleCheck({ today, licence: agency.licence, getEstimate: () => undefined });

const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
const started = performance.now();
await inBatches(listings, check);
const rulesMs = performance.now() - started;
pauses.disable();
console.log(JSON.stringify({ listings: listings.length, rulesMs, pauseMs: pauses.max / NS_PER_MS }));
