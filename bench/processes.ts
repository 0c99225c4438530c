import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningSite } from "../trials/site/start-site.ts";

const US_PER_TICK = 10_000;
const LOOK_EVERY_MS = 1_000;
const IDLE_US = 30_000;
const LONGEST_WAIT_LOOKS = 120;
const KB_PER_MB = 1024;
const BYTES_PER_MB = 1024 ** 2;

type Running = Pick<RunningSite, "pid">;

/** The processor time a process has had so far; what else the machine does hardly shows in it. Linux only. */
export function readProcessorUs({ pid }: Running) {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * US_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** Until a server that has just started is done with what it makes in advance; at most two minutes. */
export async function waitUntilIdle(site: Running) {
  for (let look = 0; look < LONGEST_WAIT_LOOKS; look += 1) {
    const before = readProcessorUs(site);
    await wait(LOOK_EVERY_MS);
    if (!(readProcessorUs(site) - before > IDLE_US)) return;
  }
}

/** Returns the site's memory now, as "250 MB". */
export function getMemory({ pid }: Running) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return `${(Number(stdout) / KB_PER_MB).toFixed(0)} MB`;
}

/**
 * Returns a process's memory after a garbage collection, as "90 MB"; it was started with `--inspect=127.0.0.1:PORT`.
 */
export async function getHeldMemory(port: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  await call(socket, "HeapProfiler.collectGarbage");
  const expression = "process.memoryUsage().heapUsed + process.memoryUsage().external";
  const { result } = await call(socket, "Runtime.evaluate", { expression });
  socket.close();
  return `${(result.value / BYTES_PER_MB).toFixed(0)} MB`;
}

function call(socket: WebSocket, method: string, params = {}) {
  const { promise, resolve } = Promise.withResolvers<{ result: { value: number } }>();
  socket.addEventListener("message", ({ data }) => resolve(JSON.parse(data).result), { once: true });
  socket.send(JSON.stringify({ id: 1, method, params }));
  return promise;
}
