import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { toSqliteFile } from "#app/store/store-files.server.ts";

/**
 * V8 lets what is new in memory grow to 128 MB where there is much of it, and collects the rest when it has grown to several
 * times of what is in use; what less memory costs stands in docs/performance.md.
 */
export const memoryOptions = ["--max-semi-space-size=4", "--heap-growing-percent=150"];

/** Arguments and variables of Node for the build; npm start and deploy/ use the same. */
export const serverArguments = [...memoryOptions, "build/server/index.js"];
/** glibc gives what is larger back once it is freed, instead of keeping more the larger it was. */
export const serverMemory = { MALLOC_MMAP_THRESHOLD_: "65536" };

const READY_MS = 90_000;
const POLL_MS = 20;
const KB_PER_MB = 1024;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

type Options = {
  /** The folder of the build. */
  folder?: string;
  /** Gets every line that the server prints. */
  onLine?: (line: string) => void;
};

/**
 * Serves the build as npm start does, on a free port unless PORT is set, and without a rate limit. It is ready when
 * this returns, and stops when disposed of. Throws when the server ends before.
 */
export async function startSite(environment: Record<string, string>, options: Options = {}) {
  const site = await startServer({ RATE_LIMIT_PER_MINUTE: "0", ...environment }, options);
  await waitUntilReady(`${site.origin}/readyz`);
  return site;
}

/** The same with the usual limits; it listens when this returns, ready or not. */
export async function startServer(environment: Record<string, string>, { folder, onLine }: Options = {}) {
  const child = runServer({ PORT: "0", ...environment }, folder);
  createInterface(child.stderr).on("line", onLine ?? console.error);
  const port = await readPort(child, onLine);
  // Later than its exit: by then everything it printed has been read.
  const closed = once(child, "close");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  const stop = () => end("SIGTERM");
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    process: child,
    isRunning: () => isRunning(child),
    getMegabytes: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / KB_PER_MB,
    stop,
    kill: () => end("SIGKILL"),
    [Symbol.asyncDispose]: stop,
  };
}

/** The rows that a query finds in a site's SQLite store. */
export function readStore(dataDir: string, query: string) {
  const file = new DatabaseSync(toSqliteFile(dataDir), { timeout: 5_000 });
  const rows = file.prepare(query).all();
  file.close();
  return rows;
}

/** A new, empty folder of a trial. */
export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "site-trial-"));
}

/** Runs the build as npm start does; whether and when it listens is not waited for. */
export function runServer(environment: Record<string, string>, folder = ".") {
  return spawn(process.execPath, serverArguments, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...serverMemory, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null;
}

function readPort(child: ChildProcess, onLine?: (line: string) => void) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("exit", () =>
    reject(new Error("The server ended before it listened: run npm run build first.")),
  );
  if (!child.stdout) throw new Error("The server's output is not piped.");
  createInterface(child.stdout).on("line", (line) => {
    onLine?.(line);
    const found = /^.+ is at http:\S+:(\d+)$/.exec(line)?.[1];
    if (found) resolve(Number(found));
  });
  return promise;
}

async function waitUntilReady(url: string) {
  const limit = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (Date.now() > limit) throw new Error(`${url} did not say that the server is ready.`);
    await wait(POLL_MS);
  }
}

async function isReady(url: string) {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
