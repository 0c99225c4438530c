import { type ChildProcess, fork } from "node:child_process";
import type { ModuleServices } from "#app/module-server.ts";
import { createBackOff } from "#app/store/tasks.server.ts";

const pauses = { firstMs: 1_000, longestMs: 60_000 };
/** If it has run for this long (ms), its end counts as a new failure. */
const STEADY_MS = 60_000;
/** Limits memory: an import makes much garbage, which Node would let grow to four times what is in use. */
export const memoryOptions = ["--max-semi-space-size=16", "--heap-growing-percent=80"];
/** Run from its source, as the commands are. */
const PROCESS = "ops/feed/process/main.ts";

/**
 * Starts the process that takes in the feed, again whenever it ends: after a second, and after twice as long each time it
 * ends soon again, which is logged once. Returns the function that ends it.
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
    // It could not be started, or not be sent a message; without a listener this would end the server.
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
