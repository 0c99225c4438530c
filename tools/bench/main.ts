/** npm run bench: prints figures, judges nothing. Machine and date stand in the first line; compare within one run. */
import { cpus, totalmem } from "node:os";
import { measurePages } from "./pages.ts";
import { serveBuild } from "./serve-build.ts";
import { measureThroughput } from "./throughput.ts";

const GIB = 1024 ** 3;
const [cpu] = cpus();

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}\n`,
);

await using cached = await serveBuild({});
await measurePages(cached.origin);
await using uncached = await serveBuild({ PAGE_CACHE_MB: "0" });
measureThroughput({ cached: cached.origin, uncached: uncached.origin });
