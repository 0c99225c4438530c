import { execFile } from "node:child_process";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { memoryOptions } from "#app/feed/feed-process.server.ts";
import { measure, measureAtPace, toQuantile, waitUntil } from "../../trials/site/repeat.ts";
import { isRead } from "../../trials/site/send-feed.ts";
import { makeFolder, type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { makeFeed, makeFile } from "./make-feed.ts";

const SINGLE_FILES = 5_000;
const LARGE_FILE_LISTINGS = 20_000;
const CHANGES = 15;
const PER_SECOND = 100;
const MS_PER_SECOND = 1000;
const PAGE = "/listings";
const HOME = "/property/HEADLD-B1";
const MEASURED_SECONDS = 20;

/** Measures what an agency and its visitors notice of a site with a feed. */
export async function measureArrivals() {
  const folder = makeFolder();
  const feedDir = join(folder, "feed");
  const uploads = join(feedDir, "in");
  // Uploaded, and taken but not read.
  for (const name of ["in", "work"]) await mkdir(join(feedDir, name), { recursive: true });
  try {
    for (let id = 1; id <= SINGLE_FILES; id += 1)
      await writeFile(
        join(uploads, `${id}.xml`),
        await makeFile({ id, headline: `Home ${id}`, modTime: toModTime(0) }),
      );
    await using site = await startSite({ FEED_DIR: feedDir, DATA_DIR: join(folder, "data") });
    const taking = await measure(() => waitUntil(() => isRead(feedDir)));
    console.log(`\n${SINGLE_FILES} single files waiting: ${(taking / MS_PER_SECOND).toFixed(1)} s`);
    await waitUntilIdle(site);
    console.log(`one change, end of upload to page: ${await measureChanges(site, uploads)}`);
    await waitUntilIdle(site);
    console.log(`${PAGE}, idle: ${await measureLatencies(site)}`);
    await makeFeed(join(uploads, "large.xml"), LARGE_FILE_LISTINGS);
    await waitUntil(async () => (await readdir(uploads)).length === 0);
    console.log(`${PAGE}, while ${LARGE_FILE_LISTINGS} listings are read: ${await measureLatencies(site)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Median and longest, in seconds. */
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

/** How long a kept page takes at a steady hundred requests a second, in words. */
async function measureLatencies({ origin }: RunningSite) {
  const agent = new http.Agent({ keepAlive: true });
  const pace = { perSecond: PER_SECOND, seconds: MEASURED_SECONDS };
  const times = await measureAtPace(pace, () => get(origin + PAGE, agent));
  agent.destroy();
  const [p50, p99, most] = [toQuantile(times, 0.5), toQuantile(times, 0.99), Math.max(...times)].map((ms) =>
    ms.toFixed(1),
  );
  return `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
}

function get(url: string, agent: http.Agent) {
  return new Promise<void>((resolve, reject) => {
    const request = http.get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", resolve).resume();
    });
    request.on("error", reject);
  });
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
