import { type ChildProcess, fork } from "node:child_process";
import type { Environment } from "../environment.ts";
import type { Log } from "../log/request-log.ts";

const RESTART_MS = 1_000;
/** Run from its source, as the commands are. */
const PROCESS = "server/feed/process.ts";

/** Starts the process that takes in the feed, again whenever it ends. Returns the function that ends it. */
export function startFeedProcess({ feed }: Pick<Environment, "feed">, log: Log) {
  if (!feed) return async () => {};
  let child: ChildProcess | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  start();

  function start() {
    child = fork(PROCESS, [], { execArgv: [] });
    child.once("exit", (code, signal) => {
      if (isStopped) return;
      log.error({ code, signal }, "the process of the feed has ended; it is started again");
      timer = setTimeout(start, RESTART_MS);
      timer.unref();
    });
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
