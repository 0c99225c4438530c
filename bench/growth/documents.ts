import { compressBrotli } from "#server/http/negotiate.ts";
import { type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { readProcessorUs, waitUntilIdle } from "../processor-time.ts";
import { toMedian } from "./compare-costs.ts";

const RUNS = 30;
const US_PER_MS = 1000;

/** A page, by its address in the run of that number. */
type Sample = { name: string; toPath: (run: number) => string };

/** Rows of a table: milliseconds to the first byte and to the whole of a document, and the processor's, page cache off and on. */
export async function measureDocuments(folder: string, count: number, cached: RunningSite) {
  await using uncached = await startSite({ LISTINGS_DIR: folder, PAGE_CACHE_MB: "0" });
  await waitUntilIdle(uncached.pid);
  const rows: string[][] = [];
  for (const sample of toSamples(count)) {
    const columns = [...(await timeSample(uncached, sample)), ...(await timeSample(cached, sample))];
    rows.push([count.toLocaleString("en-AU"), sample.name, ...columns]);
  }
  return rows;
}

function toSamples(count: number): Sample[] {
  return [
    { name: "/listings", toPath: () => "/listings" },
    { name: "/listings?price=1m-2m&beds=3", toPath: () => "/listings?price=1m-2m&beds=3" },
    { name: "/listings, other words each time", toPath: (run) => `/listings?location=${run + 1}+gannet` },
    { name: "/listings/map", toPath: () => "/listings/map" },
    { name: `/property/${count}`, toPath: () => `/property/${count}` },
  ];
}

async function timeSample({ origin, pid }: RunningSite, { toPath }: Sample) {
  // The first one is not counted: it fills the cache, and what is worked out once for all searches.
  const { body } = await timeDocument(origin + toPath(RUNS));
  const brotli = (await compressBrotli(Buffer.from(body))).length;
  const before = readProcessorUs(pid);
  const times: { firstByteMs: number; wholeMs: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeDocument(origin + toPath(run)));
  const cpuMs = (readProcessorUs(pid) - before) / RUNS / US_PER_MS;
  return [
    toMedian(times.map(({ firstByteMs }) => firstByteMs)).toFixed(1),
    toMedian(times.map(({ wholeMs }) => wholeMs)).toFixed(1),
    cpuMs.toFixed(1),
    `${(toMedian(times.map(({ bytes }) => bytes)) / 1000).toFixed(0)} KB`,
    `${(brotli / 1000).toFixed(1)} KB`,
  ];
}

async function timeDocument(url: string) {
  const start = performance.now();
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  const firstByteMs = performance.now() - start;
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`GET ${url} was answered with ${response.status}`);
  return { firstByteMs, wholeMs: performance.now() - start, bytes: body.byteLength, body };
}
