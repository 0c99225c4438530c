import { spawnSync } from "node:child_process";
import type { RunningSite } from "../trials/site/start-site.ts";
import { readProcessorUs, waitUntilIdle } from "./processes.ts";
import { printTable } from "./tables.ts";

const CONNECTIONS = 32;
const SECONDS = 10;
/** Long enough that a slow answer is measured rather than lost. */
const TIMEOUT = "--timeout=30s";
const pages = ["/", "/listings", "/property/1"];
const HOW_TO_GET_WRK = "wrk is not installed: apt-get install wrk (Debian), brew install wrk (macOS).";

type Sites = { cached: RunningSite; uncached: RunningSite };

/** Measures requests per second from the page cache and, in the same run, with every page rendered anew. */
export async function measureThroughput({ cached, uncached }: Sites) {
  console.log(`\nDocuments per second (wrk, ${CONNECTIONS} connections, ${SECONDS} s each, one process)`);
  const rows: string[][] = [];
  for (const page of pages) {
    await Promise.all([waitUntilIdle(cached), waitUntilIdle(uncached)]);
    const fast = measureLoad(cached, page);
    const slow = measureLoad(uncached, page);
    const each = [fast, slow].flatMap(({ perSecond, cpuUs }) => [
      perSecond.toFixed(0),
      `${cpuUs.toFixed(0)} µs`,
    ]);
    const ratios = [fast.perSecond / slow.perSecond, slow.cpuUs / fast.cpuUs];
    rows.push([page, ...each, ...ratios.map((ratio) => `${ratio.toFixed(1)} ×`)]);
  }
  const each = ["from the page cache", "processor time each", "rendered anew", "processor time each"];
  printTable(["Page", ...each, "ratio", "ratio of processor time"], rows);
}

function measureLoad(site: RunningSite, page: string) {
  const before = readProcessorUs(site);
  const { answers, perSecond } = runWrk(site.origin + page);
  return { perSecond, cpuUs: (readProcessorUs(site) - before) / answers };
}

/** Loads an address with wrk for ten seconds. Throws if wrk is missing or any answer failed. */
function runWrk(url: string) {
  const load = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, TIMEOUT];
  const options = [...load, "-H", "Accept-Encoding: br", url];
  const { stdout, stderr, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error(HOW_TO_GET_WRK);
  return parseWrk(stdout || stderr, url);
}

/** Parses wrk's output into numbers of answers and answers a second. Throws if any failed. */
export function parseWrk(printed: string, url: string) {
  const [, answers] = /(\d+) requests in/.exec(printed) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  const isGood = !/Non-2xx|Socket errors/.test(printed) && Number(answers) > 0;
  if (!isGood || perSecond === undefined) throw new Error(`Not every answer of ${url} was good:\n${printed}`);
  return { answers: Number(answers), perSecond: Number(perSecond) };
}
