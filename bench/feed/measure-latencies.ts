import http from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

export const MEASURED_SECONDS = 20;
const PER_SECOND = 100;
const MS_PER_SECOND = 1000;

type Latencies = { p50: number; p99: number; most: number };

/** How long an address takes (ms) at a steady hundred requests a second, each counted from when it was due. */
export async function measureLatencies(url: string): Promise<Latencies> {
  const agent = new http.Agent({ keepAlive: true });
  const start = performance.now();
  const taken: Promise<number>[] = [];
  for (let count = 0; count < MEASURED_SECONDS * PER_SECOND; count += 1) {
    const due = start + (count * MS_PER_SECOND) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await wait(Math.ceil(early));
    taken.push(get(url, agent).then(() => performance.now() - due));
  }
  const sorted = (await Promise.all(taken)).sort((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? Number.NaN };
}

export function formatLatencies({ p50, p99, most }: Latencies) {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${most.toFixed(1)} ms`;
}

function get(url: string, agent: http.Agent) {
  return new Promise<void>((resolve, reject) => {
    const request = http.get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", resolve).resume();
    });
    request.on("error", reject);
  });
}
