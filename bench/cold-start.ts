import { toQuantile } from "../trials/site/repeat.ts";
import { makeFolder, startSite } from "../trials/site/start-site.ts";
import { readProcessorUs } from "./processes.ts";
import { formatMs, printTable } from "./tables.ts";

const STARTS = 9;
const US_PER_MS = 1000;

type Start = { ms: number; cpuMs: number };

/** From the command to /readyz saying yes, on a new store and on one that is there. */
export async function measureColdStart() {
  const kept = makeFolder();
  await start(kept);
  console.log(
    `\nFrom \`node build/server/index.js\` to ready, ${STARTS} starts each, in turn (target ≤ 1,500 ms)`,
  );
  const onKept: Start[] = [];
  const onNew: Start[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    onKept.push(await start(kept));
    onNew.push(await start(makeFolder()));
  }
  const columns = ["DATA_DIR", "median", "longest", "processor time, median"];
  printTable(columns, [toRow("with a store", onKept), toRow("empty", onNew)]);
}

function toRow(name: string, starts: readonly Start[]) {
  const times = starts.map(({ ms }) => ms);
  const cpuTimes = starts.map(({ cpuMs }) => cpuMs);
  const figures = [toQuantile(times, 0.5), Math.max(...times), toQuantile(cpuTimes, 0.5)];
  return [name, ...figures.map((ms) => formatMs(ms))];
}

async function start(dataDir: string): Promise<Start> {
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const ms = performance.now() - begun;
  const cpuMs = readProcessorUs(site) / US_PER_MS;
  await site.kill();
  return { ms, cpuMs };
}
