import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import type { Page } from "playwright-core";
import * as v from "valibot";

import { memoryOption, startSite } from "../../trials/site/start-site.ts";
import { launchBrowser } from "../launch-browser.ts";
import { getMemory } from "../memory.ts";
import { waitUntilIdle } from "../processor-time.ts";
import { compareCosts, costColumns, type SearchCost, toMedian } from "./compare-costs.ts";
import { measureDocuments } from "./documents.ts";
import { makeListings } from "./make-listings.ts";
import { measureReload, reloadColumns } from "./reload.ts";

const searchSchema = v.object({
  cpuMeanMs: v.number(),
  loadMs: v.number(),
  loadCpuMs: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  cpuP50Ms: v.number(),
  cpuP99Ms: v.number(),
  rssMb: v.number(),
  peakMb: v.number(),
});

const rulesSchema = v.object({ rulesMs: v.number(), pauseMs: v.number() });

/** How search, memory and pages bear so many sale listings; what a search costs is compared from one number to the next. */
export async function measureGrowth(counts: readonly number[]) {
  console.log("Growth: sale listings made from the supplied ones; medians, ms, the processor's in brackets");
  await measureSearches(counts.toSorted((a, b) => a - b));
  for (const count of counts) await withListings(count, (folder) => measureServer(count, folder));
}

async function measureSearches(counts: readonly number[]) {
  const searches: string[][] = [];
  const rules: string[][] = [];
  const costs: SearchCost[] = [];
  for (const count of counts) {
    const name = count.toLocaleString("en-AU");
    const { found, checked } = await withListings(count, (folder) => ({
      found: runProcess("search-process.ts", folder, searchSchema),
      checked: runProcess("rule-costs.ts", folder, rulesSchema),
    }));
    searches.push([name, ...toSearchCells(found)]);
    rules.push([name, ...toRuleCells(checked)]);
    costs.push({ listings: count, cpuMeanMs: found.cpuMeanMs });
  }
  printTable(searchColumns, searches);
  printTable(costColumns, compareCosts(costs));
  printTable(ruleColumns, rules);
}

async function measureServer(count: number, folder: string) {
  await using server = await startSite({ LISTINGS_DIR: folder });
  await waitUntilIdle(server.pid);
  const startMb = getMemory(server);
  const documents = await measureDocuments(folder, count, server);
  const paint = await measureFilterToPaint(server.origin);
  const visitedMb = getMemory(server);
  const reload = await measureReload(server, folder);
  const paintMs = `${Math.min(...paint).toFixed(0)}, ${toMedian(paint).toFixed(0)}`;
  printTable(documentColumns, documents);
  const name = count.toLocaleString("en-AU");
  printTable(serverColumns, [[name, paintMs, startMb, visitedMb, getMemory(server), ...reload]]);
}

/** Does something with a folder of so many listings, which is gone afterwards. */
async function withListings<Result>(count: number, work: (folder: string) => Promise<Result> | Result) {
  const folder = await makeListings(count);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const searchColumns = [
  "Listings",
  "search p50",
  "search p99",
  "reading the file, s",
  "memory: search alone",
  "while reading",
];
const ruleColumns = ["Listings", "rules before publishing", "longest pause meanwhile"];
const documentColumns = [
  "Listings",
  "page",
  ...["off", "on"].flatMap((state) => [
    `page cache ${state}: first byte`,
    "whole",
    "processor",
    "not compressed",
    "brotli",
  ]),
];
const serverColumns = [
  "Listings",
  "filter to paint, 4 × slower (lowest, median)",
  "memory: server once started",
  "after these visits",
  "after a new file",
  "a new file shows after",
  ...reloadColumns,
];

/** Runs a program of this folder on the listings in `folder`, and parses what it prints. */
function runProcess<Schema extends v.GenericSchema>(program: string, folder: string, schema: Schema) {
  const run = [memoryOption, `bench/growth/${program}`, folder];
  const { stdout, stderr } = spawnSync(process.execPath, run, { encoding: "utf8" });
  if (stdout === "") throw new Error(`${program} could not measure:\n${stderr}`);
  return v.parse(schema, JSON.parse(stdout));
}

function toRuleCells({ rulesMs, pauseMs }: v.InferOutput<typeof rulesSchema>) {
  return [`${(rulesMs / 1000).toFixed(2)} s`, `${pauseMs.toFixed(0)} ms`];
}

function toSearchCells(found: v.InferOutput<typeof searchSchema>) {
  return [
    `${found.p50Ms.toFixed(2)} (${found.cpuP50Ms.toFixed(2)})`,
    `${found.p99Ms.toFixed(2)} (${found.cpuP99Ms.toFixed(2)})`,
    `${(found.loadMs / 1000).toFixed(2)} (${(found.loadCpuMs / 1000).toFixed(2)})`,
    `${found.rssMb.toFixed(0)} MB`,
    `${found.peakMb.toFixed(0)} MB`,
  ];
}

function printTable(columns: readonly string[], rows: readonly string[][]) {
  console.log(`\n| ${columns.join(" | ")} |`);
  console.log(`|${"---|".repeat(columns.length)}`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

const SLOWDOWN = 4;
const CHANGES = 20;
const beds = ["1", "2", "3", "4"];

/**
 * Milliseconds from the event that changes the bedrooms filter to the end of the frame that shows the new results, on a
 * processor 4 times slower: the event, the search, the drawing, layout and paint; the server's answer, where it is asked.
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
        // After the frame that shows the change has been drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(results, { childList: true, subtree: true, characterData: true });
      select.value = wanted;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }, value);
}
