import { compressBrotli } from "#server/http/negotiate.ts";
import { toQuantile } from "../../trials/site/repeat.ts";
import { type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { readProcessorUs, waitUntilIdle } from "../processes.ts";
import { formatKb } from "../tables.ts";

const RUNS = 30;
const US_PER_MS = 1000;

/** A page, by its address in the run of that number. */
type Sample = { name: string; toPath: (run: number) => string };

export const documentColumns = [
  "Listings",
  "page",
  ...["off", "on"].flatMap((state) => [
    `page cache ${state}: first byte`,
    ...["whole", "processor", "not compressed", "brotli"],
  ]),
];

/** Rows of a table: milliseconds to the first byte and to the whole of a document, and the processor's, page cache off and on. */
export async function measureDocuments(folder: string, count: number, cached: RunningSite) {
  await using uncached = await startSite({ LISTINGS_DIR: folder, PAGE_CACHE_MB: "0" });
  await waitUntilIdle(uncached);
  const rows: string[][] = [];
  for (const sample of toSamples(count)) {
    const columns = [...(await timeSample(uncached, sample)), ...(await timeSample(cached, sample))];
    rows.push([count.toLocaleString("en-AU"), sample.name, ...columns]);
  }
  return rows;
}

function toSamples(count: number): Sample[] {
  const pages = [
    "/listings",
    "/listings?price=1m-2m&beds=3",
    "/listings/map",
    `/property/${count}`,
    "/inspections.ics",
  ];
  return [
    ...pages.map((path) => ({ name: path, toPath: () => path })),
    { name: "/listings, other words each time", toPath: (run) => `/listings?location=${run + 1}+gannet` },
  ];
}

async function timeSample(site: RunningSite, { toPath }: Sample) {
  // The first one is not counted: it fills the cache, and what is worked out once for all searches.
  const { body } = await timeDocument(site.origin + toPath(RUNS));
  const brotli = (await compressBrotli(Buffer.from(body))).length;
  const before = readProcessorUs(site);
  const times: { firstByteMs: number; wholeMs: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeDocument(site.origin + toPath(run)));
  const cpuMs = (readProcessorUs(site) - before) / RUNS / US_PER_MS;
  const getMedian = (key: "firstByteMs" | "wholeMs" | "bytes") =>
    toQuantile(
      times.map((each) => each[key]),
      0.5,
    );
  return [
    getMedian("firstByteMs").toFixed(1),
    getMedian("wholeMs").toFixed(1),
    cpuMs.toFixed(1),
    formatKb(getMedian("bytes"), 0),
    formatKb(brotli),
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
