import { spawnSync } from "node:child_process";
import type { RunningSite } from "../trials/site/start-site.ts";

const KB_PER_MB = 1024;
const BYTES_PER_MB = 1024 ** 2;

/** Returns the site's memory now, as "250 MB". */
export function getMemory({ pid }: Pick<RunningSite, "pid">) {
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
