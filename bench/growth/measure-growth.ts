import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import type { Page } from "playwright-core";
import * as v from "valibot";
import { launchBrowser } from "../../scripts/browser.ts";
import { toQuantile } from "../../trials/site/repeat.ts";
import { memoryOptions, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { formatMs, printTable } from "../tables.ts";
import { makeListings } from "./make-listings.ts";

const PROGRAM = "bench/growth/search-process.ts";
const searchSchema = v.object({
  loadMs: v.number(),
  p99Ms: v.number(),
  sentenceP99Ms: v.number(),
  rssMb: v.number(),
  peakMb: v.number(),
});
type SearchFigures = v.InferOutput<typeof searchSchema>;

/** Measures search, memory and filters with these numbers of sale listings. */
export async function measureGrowth(counts: readonly number[]) {
  console.log("Growth: sale listings made from the supplied ones; processor time in ms");
  await measureSearches(counts.toSorted((a, b) => a - b));
  for (const count of counts) await withListings(count, (folder) => measureServer(count, folder));
}

async function measureSearches(counts: readonly number[]) {
  const found: { listings: number; figures: SearchFigures }[] = [];
  for (const listings of counts)
    found.push({ listings, figures: await withListings(listings, measureSearch) });
  const memory = ["memory: search alone", "while reading"];
  printTable(
    ["Listings", "search p99", "sentence to results p99", "reading the file", ...memory],
    found.map(({ listings, figures }) => [formatCount(listings), ...toSearchCells(figures)]),
  );
}

/** Runs in its own process. */
function measureSearch(folder: string) {
  const run = [...memoryOptions, PROGRAM, folder];
  const { stdout, stderr } = spawnSync(process.execPath, run, { encoding: "utf8" });
  if (stdout === "") throw new Error(`${PROGRAM} could not measure:\n${stderr}`);
  return v.parse(searchSchema, JSON.parse(stdout));
}

function toSearchCells(found: SearchFigures) {
  return [
    found.p99Ms.toFixed(2),
    found.sentenceP99Ms.toFixed(2),
    found.loadMs.toFixed(0),
    `${found.rssMb.toFixed(0)} MB`,
    `${found.peakMb.toFixed(0)} MB`,
  ];
}

async function measureServer(count: number, folder: string) {
  await using server = await startSite({ LISTINGS_DIR: folder });
  await waitUntilIdle(server);
  const paint = await measureFilterToPaint(server.origin);
  const paintMs = [Math.min(...paint), toQuantile(paint, 0.5)].map(formatMs);
  printTable(
    ["Listings", "filter to paint, 4 × slower: lowest", "median"],
    [[formatCount(count), ...paintMs]],
  );
}

/** Runs `work` with a temporary folder of listings. */
async function withListings<Result>(count: number, work: (folder: string) => Promise<Result> | Result) {
  const folder = await makeListings(count);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function formatCount(count: number) {
  return count.toLocaleString("en-AU");
}

const SLOWDOWN = 4;
const CHANGES = 20;
const beds = ["1", "2", "3", "4"];

/**
 * Milliseconds from the event that changes the bedrooms filter to the end of the frame that shows the results, on a
 * processor 4 times slower. Includes search, rendering, layout, paint, and the server's answer if requested.
 */
async function measureFilterToPaint(origin: string): Promise<number[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${origin}/listings`, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  // The first change fetches the listings.
  await changeFilter(page, "4");
  for (let index = 0; index < CHANGES; index += 1)
    times.push(await changeFilter(page, beds[index % beds.length] ?? ""));
  await browser.close();
  return times;
}

function changeFilter(page: Page, value: string) {
  return page.getByRole("combobox", { name: "Bedrooms" }).evaluate((select, wanted) => {
    return new Promise<number>((resolve) => {
      const results = document.querySelector('[role="status"]');
      if (!(select instanceof HTMLSelectElement) || !results) return;
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // After the frame with the change was drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(results, { childList: true, subtree: true, characterData: true });
      select.value = wanted;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }, value);
}
