import type { RunningSite } from "../trials/site/start-site.ts";
import { readProcessorUs, waitUntilIdle } from "./processor-time.ts";
import { CONNECTIONS, runWrk } from "./wrk.ts";

const SECONDS = 10;
const pages = ["/", "/listings", "/property/1"];

/** Requests per second from the page cache and, in the same run, with every page rendered anew. */
export async function measureThroughput({
  cached,
  uncached,
}: {
  cached: RunningSite;
  uncached: RunningSite;
}) {
  console.log(`\nDocuments per second (wrk, ${CONNECTIONS} connections, ${SECONDS} s each, one process)\n`);
  console.log(
    "| Page | from the page cache | processor time each | rendered anew | processor time each | ratio | ratio of processor time |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const page of pages) {
    await Promise.all([waitUntilIdle(cached.pid), waitUntilIdle(uncached.pid)]);
    const fast = measureLoad(cached, page);
    const slow = measureLoad(uncached, page);
    const columns = [
      page,
      fast.perSecond.toFixed(0),
      `${fast.cpuUs.toFixed(0)} µs`,
      slow.perSecond.toFixed(0),
      `${slow.cpuUs.toFixed(0)} µs`,
      `${(fast.perSecond / slow.perSecond).toFixed(1)} ×`,
      `${(slow.cpuUs / fast.cpuUs).toFixed(1)} ×`,
    ];
    console.log(`| ${columns.join(" | ")} |`);
  }
}

function measureLoad({ origin, pid }: RunningSite, page: string) {
  const before = readProcessorUs(pid);
  const { answers, perSecond } = runWrk(origin + page, SECONDS);
  return { perSecond, cpuUs: (readProcessorUs(pid) - before) / answers };
}
