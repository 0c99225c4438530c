import { execFile } from "node:child_process";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { memoryOptions } from "#app/feed/feed-process.server.ts";
import { measure, toQuantile, waitUntil } from "../../trials/site/repeat.ts";
import { isRead } from "../../trials/site/send-feed.ts";
import { makeFolder, type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { makeFeed, makeFile } from "./make-feed.ts";

const HOMES = 5_000;
const CHANGES = 15;
const MS_PER_SECOND = 1000;
const HOME = "/property/HEADLD-B1";

/** Measures the time from an upload by the agency's software to the changed page, among many homes. */
export async function measureArrivals() {
  const folder = makeFolder();
  const feedDir = join(folder, "feed");
  const uploads = join(feedDir, "in");
  // Folders of uploaded and of accepted but unread files.
  for (const name of ["in", "work"]) await mkdir(join(feedDir, name), { recursive: true });
  try {
    // Without pictures, homes are published immediately.
    await makeFeed(join(uploads, "homes.xml"), HOMES, 0);
    await using site = await startSite({ FEED_DIR: feedDir, DATA_DIR: join(folder, "data") });
    await waitUntil(() => isRead(feedDir));
    await waitUntilIdle(site);
    console.log(
      `\none change among ${HOMES} homes, end of upload to page: ${await measureChanges(site, uploads)}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Median and maximum in seconds. */
async function measureChanges({ origin }: RunningSite, uploads: string) {
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const headline = `Changed ${change} times today`;
    await writeFile(
      join(uploads, `change-${change}.xml`),
      await makeFile({ id: 1, headline, modTime: toModTime(change) }),
    );
    const isShown = async () => (await (await fetch(origin + HOME)).text()).includes(headline);
    times.push(await measure(() => waitUntil(isShown)));
  }
  const [median, longest] = [toQuantile(times, 0.5), Math.max(...times)].map((ms) => ms / MS_PER_SECOND);
  return `median ${median?.toFixed(1)} s, longest ${longest?.toFixed(1)} s`;
}

function toModTime(minute: number) {
  return `2026-11-23-09:${String(minute).padStart(2, "0")}:00`;
}

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
