import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { compressBrotli } from "#server/http/compression.ts";
import { startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processor-time.ts";
import { measureKeeping } from "./measure-keeping.ts";
import { measureOffline } from "./measure-offline.ts";
import { measurePlans } from "./measure-plans.ts";

const BYTES_PER_KB = 1_000;
const addresses = [
  "/compare?homes=S001,S002,S003,S004&deposit=500k&interest=6",
  "/listings/map",
  "/rentals/map",
  "/shortlist",
];

/** How fast homes are kept on each kind of store, a plan is found and a page opens without reception, and what pages weigh. */
export async function measureShortlist() {
  await measureStore("SQLite");
  const postgres = await startPostgres(["fsync=on"]);
  if (postgres) await measureStore("PostgreSQL", await createDatabase(postgres, "shortlist"));
  else console.log("PostgreSQL is not installed: left out.");
  await postgres?.stop();
  measurePlans();
  await measureOffline();
}

async function measureStore(store: string, databaseUrl?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "site-bench-"));
  const site = await startSite({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  await waitUntilIdle(site.pid);
  console.log(`${store}:`);
  await measureKeeping(site.origin);
  if (!databaseUrl) await printWeights(site.origin);
  await site.stop();
  await rm(dataDir, { recursive: true });
}

/** Of documents with their styles, and of the hearts' script alone. */
async function printWeights(origin: string) {
  console.log("\n| | brotli; the script gzip |\n|---|---|");
  for (const address of addresses) {
    const html = await (await fetch(origin + address)).text();
    console.log(`| ${address} | ${toKb(await compressBrotli(Buffer.from(html)))} |`);
  }
  const page = await (await fetch(`${origin}/listings`)).text();
  const [, script = ""] = /<script data-hearts>(.*?)<\/script>/s.exec(page) ?? [];
  if (script === "") throw new Error("The page has no script for its hearts.");
  console.log(`| script of the hearts | ${toKb(gzipSync(script, { level: 9 }))} |`);
}

function toKb({ length }: Buffer) {
  return `${(length / BYTES_PER_KB).toFixed(1)} KB`;
}
