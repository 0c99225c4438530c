import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningSite } from "../../trials/site/start-site.ts";
import { readProcessorUs } from "../processor-time.ts";
import { SALE_FILE } from "./make-listings.ts";

const QUIET_MS = 5_000;
/** Includes the work after a new file: rendering pages, naming share cards. */
const AFTER_MS = 5_000;
const PAUSE_MS = 100;
const US_PER_SECOND = 1_000_000;
const TITLE = "A title that was not there before";

/** Three visitors who ask again soon after they have been answered. */
const visitors = [
  { name: "/healthz", toPath: () => "/healthz" },
  { name: "a kept page", toPath: () => "/" },
  { name: "a new search", toPath: (run: number) => `/listings?location=${run}+crescent` },
];

/** A row of a table: how long a replaced file takes to show, and the longest that anyone waited meanwhile, and before. */
export async function measureReload({ origin, pid }: RunningSite, folder: string) {
  const quiet = await findLongest(origin, wait(QUIET_MS));
  const next = await writeNext(folder);
  const cpuBefore = readProcessorUs(pid);
  const start = performance.now();
  await rename(next, join(folder, SALE_FILE));
  const shown = waitForTitle(origin).then(() => performance.now() - start);
  const during = await findLongest(
    origin,
    shown.then(() => wait(AFTER_MS)),
  );
  const cpuSeconds = (readProcessorUs(pid) - cpuBefore) / US_PER_SECOND;
  return [
    `${((await shown) / 1000).toFixed(1)} s (${cpuSeconds.toFixed(1)})`,
    ...visitors.map((_visitor, index) => `${during[index]?.toFixed(0)} ms (${quiet[index]?.toFixed(0)})`),
  ];
}

export const reloadColumns = visitors.map(({ name }) => `longest wait: ${name} (before)`);

/** For each visitor the longest wait for an answer until then. */
async function findLongest(origin: string, end: Promise<unknown>) {
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  return Promise.all(
    visitors.map(async ({ toPath }) => {
      let longestMs = 0;
      for (let run = 0; !isOver; run += 1) {
        const start = performance.now();
        await (await fetch(origin + toPath(run))).arrayBuffer();
        longestMs = Math.max(longestMs, performance.now() - start);
        await wait(PAUSE_MS);
      }
      return longestMs;
    }),
  );
}

/** The same file with another title for its first listing, beside it. */
async function writeNext(folder: string) {
  const file = await readFile(join(folder, SALE_FILE));
  const start = file.indexOf('"title":"') + '"title":"'.length;
  const next = join(folder, "next.json");
  await writeFile(next, [
    file.subarray(0, start),
    Buffer.from(TITLE),
    file.subarray(file.indexOf('"', start)),
  ]);
  return next;
}

async function waitForTitle(origin: string) {
  while (!(await (await fetch(`${origin}/property/1`)).text()).includes(TITLE)) await wait(PAUSE_MS);
}
