import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import * as v from "valibot";
import { waitUntilIdle } from "../processor-time.ts";
import { serveBuild } from "../serve-build.ts";
import { measureFilterToPaint } from "./filter-to-paint.ts";
import { makeListings } from "./make-listings.ts";

const DOCUMENTS = 50;
const KB_PER_MB = 1024;
/** With more, the browser asks the server (app/listings/catalogue/listing-file.client.ts). */
const BROWSER_LIMIT = 2_000;

const searchSchema = v.object({
  loadMs: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  cpuP50Ms: v.number(),
  cpuP99Ms: v.number(),
  rssMb: v.number(),
});

/** How search, memory and pages bear so many sale listings. */
export async function measureGrowth(counts: readonly number[]) {
  console.log(
    "Growth: sale listings made from the supplied ones; ms, of which worked by the processor in brackets\n",
  );
  console.log(
    "| Listings | search p50 | search p99 | reading the file | document, new filters (median) | filter to paint, 4 × slower (lowest, median) | memory: search alone | memory: server |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const count of counts) console.log(await measureCount(count));
}

async function measureCount(count: number) {
  const folder = await makeListings(count);
  try {
    const search = measureSearch(folder);
    await using server = await serveBuild({ LISTINGS_DIR: folder });
    await waitUntilIdle(server.pid);
    const documentMs = await measureDocuments(server.origin);
    const paint = count <= BROWSER_LIMIT ? await measureFilterToPaint(server.origin) : [];
    const columns = [
      count.toLocaleString("en-AU"),
      `${search.p50Ms.toFixed(2)} (${search.cpuP50Ms.toFixed(2)})`,
      `${search.p99Ms.toFixed(2)} (${search.cpuP99Ms.toFixed(2)})`,
      search.loadMs.toFixed(0),
      documentMs.toFixed(0),
      paint.length > 0
        ? `${Math.min(...paint).toFixed(0)}, ${toMedian(paint).toFixed(0)}`
        : "asks the server",
      `${search.rssMb.toFixed(0)} MB`,
      `${getMemoryMb(server.pid).toFixed(0)} MB`,
    ];
    return `| ${columns.join(" | ")} |`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function measureSearch(folder: string) {
  const { stdout, stderr } = spawnSync(process.execPath, ["tools/bench/growth/search-process.ts", folder], {
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(`The searches could not be measured:\n${stderr}`);
  return v.parse(searchSchema, JSON.parse(stdout));
}

/** Each with filters nobody asked for before, so that none comes from the page cache. */
async function measureDocuments(origin: string) {
  const times: number[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}/listings?location=${index + 1}+gannet`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  return toMedian(times);
}

function getMemoryMb(pid: number | undefined) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / KB_PER_MB;
}

function toMedian(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
