import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { measure, repeatUntilStopped, waitUntil } from "../../trials/site/repeat.ts";
import type { RunningSite } from "../../trials/site/start-site.ts";
import { readProcessorUs } from "../processes.ts";
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

export const reloadColumns = [
  "a new file shows after",
  ...visitors.map(({ name }) => `longest wait: ${name} (before)`),
];

/** A row of a table: how long a replaced file takes to show, and the longest that anyone waited meanwhile, and before. */
export async function measureReload(site: RunningSite, folder: string) {
  const quiet = watchWaits(site.origin);
  await wait(QUIET_MS);
  const before = await quiet.stop();
  const next = await writeNext(folder);
  const cpuBefore = readProcessorUs(site);
  const busy = watchWaits(site.origin);
  const shownMs = await measure(async () => {
    await rename(next, join(folder, SALE_FILE));
    await waitUntil(() => hasTitle(site.origin), { everyMs: PAUSE_MS });
  });
  await wait(AFTER_MS);
  const during = await busy.stop();
  const cpuSeconds = (readProcessorUs(site) - cpuBefore) / US_PER_SECOND;
  return [
    `${(shownMs / 1000).toFixed(1)} s (${cpuSeconds.toFixed(1)})`,
    ...during.map((ms, index) => `${ms.toFixed(0)} ms (${before[index]?.toFixed(0)})`),
  ];
}

/** Sends the visitors; `stop` returns the longest wait of each for an answer (ms). */
function watchWaits(origin: string) {
  const longest = visitors.map(() => 0);
  const visits = repeatUntilStopped(visitors.length, async (index, run) => {
    const path = visitors[index]?.toPath(run);
    const ms = await measure(async () => (await fetch(origin + path)).arrayBuffer());
    longest[index] = Math.max(longest[index] ?? 0, ms);
    await wait(PAUSE_MS);
  });
  return { stop: () => visits.stop().then(() => longest) };
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

async function hasTitle(origin: string) {
  return (await (await fetch(`${origin}/property/1`)).text()).includes(TITLE);
}
