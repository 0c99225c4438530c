import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "../trials/site/start-site.ts";
import { makeListings } from "./growth/make-listings.ts";
import { readProcessorUs, waitUntilIdle } from "./processes.ts";
import { formatKb, printTable } from "./tables.ts";

const PAGES = 2_000;
const AT_ONCE = 4;
const REST_MS = 10_000;
const US_PER_MS = 1000;

/**
 * Measures a process's memory with this many homes, before and after rendering different pages, and the pages' cost.
 */
export async function measureMemory(homes: number) {
  await using site = await startSite({ LISTINGS_DIR: await makeListings(homes) });
  await waitUntilIdle(site);
  const [fresh, before] = [site.getMegabytes(), readProcessorUs(site)];
  const paths = Array.from({ length: PAGES }, (_, index) => `/listings?location=${index}+gannet`);
  let bytes = 0;
  const turns = Array.from({ length: AT_ONCE }, async () => {
    for (let path = paths.pop(); path; path = paths.pop()) bytes += await getBytes(site.origin + path);
  });
  await Promise.all(turns);
  const processorMs = (readProcessorUs(site) - before) / US_PER_MS / PAGES;
  const used = site.getMegabytes();
  await wait(REST_MS);
  console.log(`\nMemory of a process with ${homes} homes that renders ${PAGES} pages, each once`);
  printTable(
    ["after the start", "after the pages", "10 s later", "processor, a page", "brotli, a page"],
    [
      [
        ...[fresh, used, site.getMegabytes()].map((mb) => `${mb.toFixed(0)} MB`),
        `${processorMs.toFixed(1)} ms`,
        formatKb(bytes / PAGES),
      ],
    ],
  );
}

async function getBytes(url: string) {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`GET ${url} was answered with ${response.status}`);
  return Number(response.headers.get("Content-Length"));
}
