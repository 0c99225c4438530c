import { toQuantile } from "../trials/site/repeat.ts";
import { makeFolder, startSite } from "../trials/site/start-site.ts";
import { formatMs, printTable } from "./tables.ts";

const STARTS = 9;

/** Time from the command until /readyz is good, on a new and on an existing store. */
export async function measureColdStart() {
  const kept = makeFolder();
  await start(kept);
  console.log(
    `\nFrom \`node build/server/index.js\` to ready, ${STARTS} starts each, in turn (target ≤ 1,500 ms)`,
  );
  const [onKept, onNew]: [number[], number[]] = [[], []];
  for (let run = 0; run < STARTS; run += 1) {
    onKept.push(await start(kept));
    onNew.push(await start(makeFolder()));
  }
  const toRow = (name: string, times: readonly number[]) => [
    name,
    ...[toQuantile(times, 0.5), Math.max(...times)].map(formatMs),
  ];
  printTable(["DATA_DIR", "median", "longest"], [toRow("with a store", onKept), toRow("empty", onNew)]);
}

async function start(dataDir: string) {
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const ms = performance.now() - begun;
  await site.kill();
  return ms;
}
