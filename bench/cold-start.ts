import { toQuantile } from "../trials/site/repeat.ts";
import { makeFolder, startSite } from "../trials/site/start-site.ts";
import { formatMs } from "./tables.ts";

const STARTS = 9;

/** Time from the command until /readyz is good, on a new store. */
export async function measureColdStart() {
  const times: number[] = [];
  for (let run = 0; run < STARTS; run += 1) times.push(await start());
  const [median, longest] = [toQuantile(times, 0.5), Math.max(...times)].map(formatMs);
  console.log(
    `\nFrom \`node build/server/index.js\` to ready on a new store, ${STARTS} starts: median ${median}, longest ${longest} (target ≤ 1,500 ms)`,
  );
}

async function start() {
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: makeFolder() });
  const ms = performance.now() - begun;
  await site.kill();
  return ms;
}
