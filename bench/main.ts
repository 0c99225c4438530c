import { cpus, loadavg, totalmem } from "node:os";
import { readOptions } from "../scripts/read-options.ts";
import { startSite } from "../trials/site/start-site.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureArrivals, measureImports } from "./feed/measure-feed.ts";
import { measureFirstFilter } from "./first-filter.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureHeights } from "./heights.ts";
import { measureMemory } from "./memory.ts";
import { measureOffice } from "./office/measure-office.ts";
import { measurePages } from "./pages.ts";
import { printReaderWalk } from "./reader-walk.ts";
import { measureStaticFiles } from "./static-files/measure-static-files.ts";
import { measureThroughput } from "./throughput.ts";

const usage = `npm run bench -- [OPTION]    prints figures, judges nothing; compare within one run
  (none)                          start, pages in a browser, documents per second
  --start                         from the command to ready
  --listings 24,1000,100000       how cost grows with the number of listings
  --feed                          what the agency's software sends: imports, from upload to page, and what visitors notice
  --first-filter                  from the first filter to the cards it finds, on a slow line
  --heights                       of ten pages at 390 and 1440 px, and where parts of a home's page begin
  --reader-walk                   what a screen reader meets from the home page to the thanks for a booking
  --memory [--listings 300]       of a process with so many homes that renders two thousand pages
  --office                        the office, its doors and owners with 50,000 enquiries and 2,000 homes, on both kinds of store
  --static-files [--runs 5]       this site beside static files of the same pages: Lighthouse, and the press on a card

The first line says date and machine. Needs Chromium (CHROMIUM_PATH) and, for documents per second, wrk.`;
const { values } = readOptions(usage, {
  options: {
    start: { type: "boolean" },
    listings: { type: "string" },
    feed: { type: "boolean" },
    "first-filter": { type: "boolean" },
    heights: { type: "boolean" },
    "reader-walk": { type: "boolean" },
    memory: { type: "boolean" },
    office: { type: "boolean" },
    "static-files": { type: "boolean" },
    runs: { type: "string", default: "5" },
  },
});

const GIB = 1024 ** 3;
const [cpu] = cpus();

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}\n`,
);

if (values.start) await measureColdStart();
else if (values.memory)
  for (const homes of parseCounts("--listings", values.listings ?? "300")) await measureMemory(homes);
else if (values.listings) await measureGrowth(parseCounts("--listings", values.listings));
else if (values.feed) {
  await measureImports();
  await measureArrivals();
} else if (values["first-filter"]) await measureFirstFilter();
else if (values.heights) await measureHeights();
else if (values["reader-walk"]) await printReaderWalk();
else if (values.office) await measureOffice();
else if (values["static-files"]) await measureStaticFiles(parseCounts("--runs", values.runs)[0] ?? 1);
else await measureSite();

async function measureSite() {
  await measureColdStart();
  await using cached = await startSite({});
  await measurePages(cached.origin);
  await using uncached = await startSite({ PAGE_CACHE_MB: "0" });
  await measureThroughput({ cached, uncached });
}

/** Parses "24,1000". */
function parseCounts(option: string, text: string) {
  const counts = text.split(",").map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error(
      `${option} is ${JSON.stringify(text)}; accepted are whole numbers above 0, such as 5 or 24,1000.`,
    );
  return counts;
}
