import { spawnSync } from "node:child_process";

const CONNECTIONS = 32;
const SECONDS = 10;
const pages = ["/", "/listings", "/property/1"];

/** Requests per second from the page cache and, in the same run, with every page rendered anew. */
export function measureThroughput({ cached, uncached }: { cached: string; uncached: string }) {
  console.log(`\nDocuments per second (wrk, ${CONNECTIONS} connections, ${SECONDS} s each, one process)\n`);
  console.log("| Page | from the page cache | rendered anew | ratio |");
  console.log("|---|---|---|---|");
  for (const page of pages) {
    const fast = runWrk(cached + page);
    const slow = runWrk(uncached + page);
    console.log(`| ${page} | ${fast.toFixed(0)} | ${slow.toFixed(0)} | ${(fast / slow).toFixed(1)} × |`);
  }
}

function runWrk(url: string) {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url];
  const { stdout, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error("wrk is not installed: apt-get install wrk (Debian), brew install wrk (macOS).");
  if (/Non-2xx/.test(stdout)) throw new Error(`Not every answer of ${url} was good:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
