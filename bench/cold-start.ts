import { spawnSync } from "node:child_process";
import { makeFolder, startSite } from "../trials/site/start-site.ts";
import { toMedian } from "./growth/compare-costs.ts";
import { readProcessorUs } from "./processor-time.ts";

const STARTS = 9;
const US_PER_MS = 1000;

type Start = { ms: number; cpuMs: number };

/** From the command to /readyz saying yes, on a new store and on one that is there; and what Node alone takes. */
export async function measureColdStart() {
  const kept = makeFolder();
  await start(kept);
  console.log(
    `\nFrom \`node build/server/index.js\` to ready, ${STARTS} starts each, in turn (target ≤ 1,500 ms)\n`,
  );
  const onKept: Start[] = [];
  const onNew: Start[] = [];
  const bare: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    onKept.push(await start(kept));
    onNew.push(await start(makeFolder()));
    bare.push(startNode());
  }
  console.log("| DATA_DIR | median | longest | processor time, median |\n|---|---|---|---|");
  console.log(toRow("with a store", onKept));
  console.log(toRow("empty", onNew));
  console.log(`\nNode alone (\`node -e 0\`): ${toMedian(bare).toFixed(0)} ms.`);
}

function toRow(name: string, starts: readonly Start[]) {
  const times = starts.map(({ ms }) => ms);
  const cpu = toMedian(starts.map(({ cpuMs }) => cpuMs));
  const columns = [name, toMedian(times), Math.max(...times), cpu];
  const texts = columns.map((value) => (typeof value === "number" ? `${value.toFixed(0)} ms` : value));
  return `| ${texts.join(" | ")} |`;
}

async function start(dataDir: string): Promise<Start> {
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const ms = performance.now() - begun;
  const cpuMs = readProcessorUs(site.pid) / US_PER_MS;
  await site.kill();
  return { ms, cpuMs };
}

function startNode() {
  const begun = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - begun;
}
