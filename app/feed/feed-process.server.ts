import { type ChildProcess, fork } from "node:child_process";
import type { ModuleServices } from "#app/module-server.ts";
import { createBackOff } from "#app/store/tasks.server.ts";

const pauses = { firstMs: 1_000, longestMs: 60_000 };
/** An exit after this run time (ms) counts as a new failure. */
const STEADY_MS = 60_000;
/** Limits memory: an import makes much garbage, and by default Node's heap grows to four times its live size. */
export const memoryOptions = ["--max-semi-space-size=16", "--heap-growing-percent=80"];
/** Run from source, like the commands. */
const PROCESS = "ops/feed/process/main.ts";

/**
 * Starts the process that imports the feed, and restarts it whenever it exits: after a second, and with doubled delays
 * while it keeps failing early, which is logged once. Returns a stop function.
 */
export function startFeedProcess(log: Pick<ModuleServices["log"], "error">, startProcess = forkProcess) {
  const backOff = createBackOff(pauses);
  let isTold = false;
  let child: ChildProcess | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  start();

  function start() {
    const startedAt = performance.now();
    const started = startProcess();
    child = started;
    started.once("exit", (code, signal) => {
      if (isStopped) return;
      if (performance.now() - startedAt >= STEADY_MS) {
        backOff.reset();
        isTold = false;
      }
      restart({ code, signal });
    });
    // The process could not be started or messaged; without a listener this would crash the server.
    started.on("error", (error) => {
      if (started.pid === undefined && !isStopped) restart({ reason: error.message });
    });
  }

  function restart(fields: object) {
    if (!isTold)
      log.error(fields, "the process of the feed has ended; it is started again, less often if it ends soon");
    isTold = true;
    timer = setTimeout(start, backOff.next());
    timer.unref();
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    if (!child || child.exitCode !== null || !child.connected) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.disconnect();
    await ended;
  };
}

function forkProcess() {
  return fork(PROCESS, [], { execArgv: memoryOptions });
}
