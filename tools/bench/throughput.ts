import { spawnSync } from "node:child_process";
import { readProcessorUs, waitUntilIdle } from "./processor-time.ts";
import type { Served } from "./serve-build.ts";

const CONNECTIONS = 32;
const SECONDS = 10;
const pages = ["/", "/listings", "/property/1"];

/** Requests per second from the page cache and, in the same run, with every page rendered anew. */
export async function measureThroughput({ cached, uncached }: { cached: Served; uncached: Served }) {
  console.log(`\nDocuments per second (wrk, ${CONNECTIONS} connections, ${SECONDS} s each, one process)\n`);
  console.log(
    "| Page | from the page cache | processor time each | rendered anew | processor time each | ratio | ratio of processor time |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const page of pages) {
    await Promise.all([waitUntilIdle(cached.pid), waitUntilIdle(uncached.pid)]);
    const fast = runWrk(cached, page);
    const slow = runWrk(uncached, page);
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

function runWrk({ origin, pid }: Served, page: string) {
  const url = origin + page;
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url];
  const before = readProcessorUs(pid);
  const { stdout, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error("wrk is not installed: apt-get install wrk (Debian), brew install wrk (macOS).");
  if (/Non-2xx/.test(stdout)) throw new Error(`Not every answer of ${url} was good:\n${stdout}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpuUs: (readProcessorUs(pid) - before) / answers,
  };
}
