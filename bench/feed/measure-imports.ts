import { execFile } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { memoryOptions } from "#server/feed/feed-process.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { makeFeed } from "./make-feed.ts";

const LISTINGS = 20_000;
const PROGRAM = "bench/feed/import-process.ts";
const BYTES_PER_MB = 1_000_000;

const importSchema = v.object({
  seconds: v.number(),
  cpuSeconds: v.number(),
  megabytes: v.number(),
  state: v.string(),
  counts: v.string(),
});

/**
 * Imports a large file into an empty register, then again; on SQLite, and on PostgreSQL if DATABASE_URL names one.
 */
export async function measureImports() {
  const folder = makeFolder();
  try {
    const path = join(folder, "feed.xml");
    await makeFeed(path, LISTINGS);
    const { size } = await stat(path);
    console.log(
      `A file of ${LISTINGS.toLocaleString("en-AU")} listings, ${(size / BYTES_PER_MB).toFixed(0)} MB\n`,
    );
    for (const name of ["new", "again"]) console.log(`${name}: ${await importOnce(path, folder, name)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function importOnce(path: string, folder: string, id: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [...memoryOptions, PROGRAM, path, id], {
    env: { ...process.env, DATA_DIR: join(folder, "data") },
  });
  const { seconds, cpuSeconds, megabytes, state, counts } = v.parse(importSchema, JSON.parse(stdout));
  return `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor), ${megabytes.toFixed(0)} MB more at most; ${state}: ${counts}`;
}
