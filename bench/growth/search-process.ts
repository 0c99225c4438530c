/** Reads the listings of a folder, searches them, and prints what it took as JSON: one process, one answer. */
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { saleBeds, salePrices, saleSearch, saleTypes } from "#app/listings/sale/sale-filters.ts";

const SEARCHES = 2_000;
const WARM_UP = 200;
const BYTES_PER_MB = 1024 * 1024;
const KB_PER_MB = 1024;
const locations = ["", "", "gannet", "dee why", "21", "2095", "ocean view", "Freshwatr", "nowhere"];
const suburbs = ["", "", "Manly", "Freshwater", "Palm Beach"];
const [folder = ""] = process.argv.slice(2);

const log = { warn() {}, error() {} };
const started = performance.now();
const catalogue = await openCatalogue({ directory: folder, log });
const loadMs = performance.now() - started;
const loadCpuMs = getCpuMs();
const { maxRSS: peakKb } = process.resourceUsage();
const listings = catalogue.getSaleListings();
await catalogue.close();

const times: number[] = [];
// Other work of the machine adds to the elapsed time, and hardly to the processor time.
const cpuTimes: number[] = [];
let startCpuMs = 0;
for (let index = 0; index < SEARCHES + WARM_UP; index += 1) {
  if (index === WARM_UP) startCpuMs = getCpuMs();
  const search = toSearch(index);
  const before = [performance.now(), getCpuMs()] as const;
  const asked = saleSearch.parse(search, listings);
  saleSearch.search(listings, asked, catalogue.matchSaleListings(asked.location).listings);
  if (index < WARM_UP) continue;
  times.push(performance.now() - before[0]);
  cpuTimes.push(getCpuMs() - before[1]);
}
const cpuMeanMs = (getCpuMs() - startCpuMs) / SEARCHES;
const memory = process.memoryUsage();
console.log(
  JSON.stringify({
    listings: listings.length,
    loadMs,
    loadCpuMs,
    cpuMeanMs,
    p50Ms: toPercentile(times, 0.5),
    p99Ms: toPercentile(times, 0.99),
    cpuP50Ms: toPercentile(cpuTimes, 0.5),
    cpuP99Ms: toPercentile(cpuTimes, 0.99),
    rssMb: memory.rss / BYTES_PER_MB,
    heapMb: memory.heapUsed / BYTES_PER_MB,
    peakMb: peakKb / KB_PER_MB,
  }),
);

function getCpuMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function toPercentile(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}

/** Every mixture of filters in turn, as visitors would set them. */
function toSearch(index: number) {
  const search = new URLSearchParams();
  const pick = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(index / step) % values.length];
  const filters = {
    location: pick(locations, 1),
    beds: pick(saleBeds, 2)?.value,
    price: pick(salePrices, 3)?.value,
    type: pick(saleTypes, 5)?.value,
    suburb: pick(suburbs, 7),
  };
  for (const [name, value] of Object.entries(filters)) if (value && value !== "any") search.set(name, value);
  return search;
}
