/** Loads a folder's listings, searches them, and prints measurements as JSON. */
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { searchList } from "#app/listings/criteria/read-search.server.ts";
import { saleBeds, salePrices, saleTypes } from "#app/listings/sale/sale-filters.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { sentences } from "#app/sentences/sentences.fixture.ts";
import { toQuantile } from "../../trials/site/repeat.ts";

const SEARCHES = 2_000;
const WARM_UP = 200;
const BYTES_PER_MB = 1024 * 1024;
const KB_PER_MB = 1024;
const locations = ["", "", "gannet", "dee why", "21", "2095", "ocean view", "Freshwatr", "nowhere"];
const suburbs = ["", "", "Manly", "Freshwater", "Palm Beach"];
const [folder = ""] = process.argv.slice(2);

const beforeLoading = getCpuMs();
const catalogue = await openCatalogue({ directory: folder, log: { warn() {}, error() {} } });
const loadMs = getCpuMs() - beforeLoading;
const { maxRSS: peakKb } = process.resourceUsage();
const listings = catalogue.getSaleListings();
await catalogue.close();

const stock = {
  listings,
  match: catalogue.matchSaleListings,
  texts: defaultTexts,
};
const asked = sentences.flatMap(({ list, asked: words }) => (list === "sale" ? [words] : []));
const bySearch = measure((index) => {
  const search = toSearch(index);
  const filters = saleSearch.parse(search, listings);
  saleSearch.search(listings, filters, catalogue.matchSaleListings(filters.location).listings);
});
const bySentence = measure((index) => answerSentence(asked[index % asked.length] ?? ""));
const { rss } = process.memoryUsage();
console.log(
  JSON.stringify({
    loadMs,
    p99Ms: toQuantile(bySearch, 0.99),
    sentenceP99Ms: toQuantile(bySentence, 0.99),
    rssMb: rss / BYTES_PER_MB,
    peakMb: peakKb / KB_PER_MB,
  }),
);

/** Milliseconds of processor time of each search: other work of the machine hardly affects them. */
function measure(search: (index: number) => void) {
  for (let index = 0; index < WARM_UP; index += 1) search(index);
  return Array.from({ length: SEARCHES }, (_, index) => {
    const before = getCpuMs();
    search(WARM_UP + index);
    return getCpuMs() - before;
  });
}

/** Resolves a sentence, and returns the results at the address that it redirects to. */
function answerSentence(words: string) {
  let address = new URLSearchParams({ location: words });
  for (;;)
    try {
      return searchList(address, saleSearch, stock);
    } catch (redirect) {
      if (!(redirect instanceof Response)) throw redirect;
      const [path, search] = redirect.headers.get("Location")?.split("?") ?? [];
      // A redirect to rentals.
      if (path !== saleSearch.list.path) return undefined;
      address = new URLSearchParams(search);
    }
}

function getCpuMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Cycles through combinations of filters that visitors would set. */
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
