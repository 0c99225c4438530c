import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processor-time.ts";
import { makeFeed, makeFile } from "./make-feed.ts";
import { formatLatencies, measureLatencies } from "./measure-latencies.ts";

const SINGLE_FILES = 5_000;
const LARGE_FILE_LISTINGS = 20_000;
const CHANGES = 15;
/** Uploaded, and taken but not read. */
const UNREAD = ["in", "work"];
const POLL_MS = 50;
const MS_PER_SECOND = 1000;
const PAGE = "/listings";
const HOME = "/property/HEADLD-B1";

/** Measures what an agency and its visitors notice of a site with a feed. */
export async function measureArrivals() {
  const folder = makeFolder();
  const feedDir = join(folder, "feed");
  const uploads = join(feedDir, "in");
  for (const name of UNREAD) await mkdir(join(feedDir, name), { recursive: true });
  const start = () => startSite({ FEED_DIR: feedDir, DATA_DIR: join(folder, "data") });
  try {
    for (let id = 1; id <= SINGLE_FILES; id += 1)
      await writeFile(
        join(uploads, `${id}.xml`),
        await makeFile({ id, headline: `Home ${id}`, modTime: toModTime(0) }),
      );
    await using site = await start();
    console.log(`\n${SINGLE_FILES} single files waiting: ${await timeUntilTaken(feedDir)} s`);
    await waitUntilIdle(site.pid);
    console.log(`one change, end of upload to page: ${await measureChanges(site, uploads)}`);
    await waitUntilIdle(site.pid);
    console.log(`${PAGE}, idle: ${formatLatencies(await measureLatencies(site.origin + PAGE))}`);
    await makeFeed(join(uploads, "large.xml"), LARGE_FILE_LISTINGS);
    await waitUntilTakenUp(feedDir);
    console.log(
      `${PAGE}, while ${LARGE_FILE_LISTINGS} listings are read: ${formatLatencies(await measureLatencies(site.origin + PAGE))}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function timeUntilTaken(feedDir: string) {
  const start = performance.now();
  while (await hasFiles(feedDir)) await wait(POLL_MS);
  return ((performance.now() - start) / MS_PER_SECOND).toFixed(1);
}

async function waitUntilTakenUp(feedDir: string) {
  while ((await readdir(join(feedDir, "in"))).length > 0) await wait(POLL_MS);
}

async function hasFiles(feedDir: string) {
  const found = await Promise.all(UNREAD.map((name) => readdir(join(feedDir, name))));
  return found.some((files) => files.length > 0);
}

/** Median and longest, in seconds. */
async function measureChanges({ origin }: RunningSite, uploads: string) {
  const seconds: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const headline = `Changed ${change} times today`;
    await writeFile(
      join(uploads, `change-${change}.xml`),
      await makeFile({ id: 1, headline, modTime: toModTime(change) }),
    );
    const start = performance.now();
    while (!(await readText(origin + HOME)).includes(headline)) await wait(POLL_MS);
    seconds.push((performance.now() - start) / MS_PER_SECOND);
  }
  seconds.sort((a, b) => a - b);
  return `median ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} s, longest ${seconds.at(-1)?.toFixed(1)} s`;
}

function toModTime(minute: number) {
  return `2026-11-23-09:${String(minute).padStart(2, "0")}:00`;
}

async function readText(url: string) {
  const response = await fetch(url);
  return await response.text();
}
