import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverArguments } from "../scripts/server-arguments.ts";
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
  console.log(`\nNode alone (\`node -e 0\`): ${getMedian(bare).toFixed(0)} ms.`);
}

function toRow(name: string, starts: readonly Start[]) {
  const times = starts.map(({ ms }) => ms);
  const cpu = getMedian(starts.map(({ cpuMs }) => cpuMs));
  const columns = [name, getMedian(times), Math.max(...times), cpu];
  const texts = columns.map((value) => (typeof value === "number" ? `${value.toFixed(0)} ms` : value));
  return `| ${texts.join(" | ")} |`;
}

async function start(dataDir: string): Promise<Start> {
  const begun = performance.now();
  const child = spawn(process.execPath, serverArguments, {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await waitUntilReady(child.stdout);
  const ms = performance.now() - begun;
  const cpuMs = readProcessorUs(child.pid) / US_PER_MS;
  child.kill("SIGKILL");
  await once(child, "exit");
  return { ms, cpuMs };
}

async function waitUntilReady(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    const origin = /is at (http:\S+)/.exec(line)?.[1];
    if (!origin) continue;
    const { status } = await fetch(`${origin}/readyz`);
    if (status !== 200) throw new Error(`The server listens and is not ready: ${status}`);
    return;
  }
  throw new Error("The server ended before it listened: run npm run build first.");
}

function startNode() {
  const begun = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - begun;
}

function makeFolder() {
  return mkdtempSync(join(tmpdir(), "headland-start-"));
}

function getMedian(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
