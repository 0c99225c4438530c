/** npm run bench, or npm run bench -- --start, or npm run bench -- --listings 24,1000,10000,100000: prints figures, judges nothing. Machine and date stand in the first line; compare within one run. */
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { measureColdStart } from "./cold-start.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measurePages } from "./pages.ts";
import { serveBuild } from "./serve-build.ts";
import { measureThroughput } from "./throughput.ts";

const GIB = 1024 ** 3;
const [cpu] = cpus();

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}\n`,
);

const { values } = parseArgs({ options: { listings: { type: "string" }, start: { type: "boolean" } } });

if (values.start) await measureColdStart();
else if (values.listings) await measureGrowth(parseCounts(values.listings));
else await measureSite();

async function measureSite() {
  await measureColdStart();
  await using cached = await serveBuild({});
  await measurePages(cached.origin);
  await using uncached = await serveBuild({ PAGE_CACHE_MB: "0" });
  await measureThroughput({ cached, uncached });
}

/** "24,1000" */
function parseCounts(text: string) {
  const counts = text.split(",").map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error(`--listings is ${JSON.stringify(text)}; accepted are whole numbers such as 24,1000.`);
  return counts;
}
