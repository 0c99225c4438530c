import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { waitUntil } from "./repeat.ts";

/**
 * Limits memory: V8 would let new objects take up to 128 MB and old ones grow to several times their live size.
 * docs/performance.md has the cost.
 */
export const memoryOptions = ["--max-semi-space-size=4", "--heap-growing-percent=150"];

/** Node's arguments for the build, as in npm start and deploy/. */
export const serverArguments = [...memoryOptions, "build/server/index.js"];
/** Makes glibc return freed large blocks to the system, instead of raising the threshold for that. */
export const serverMemory = { MALLOC_MMAP_THRESHOLD_: "65536" };

const READY_MS = 90_000;
const POLL_MS = 20;
const KB_PER_MB = 1024;

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

type Options = {
  /** The folder of the build. */
  folder?: string;
  /** Called with every line that the server prints. */
  onLine?: (line: string) => void;
};

/**
 * Serves the build as npm start does, on a free port unless PORT is set, without a rate limit. Returns once it is
 * ready; throws if the server exits before. Disposing of it stops it.
 */
export async function startSite(environment: Record<string, string>, options: Options = {}) {
  const site = await startServer({ RATE_LIMIT_PER_MINUTE: "0", ...environment }, options);
  await waitUntil(() => isReady(`${site.origin}/readyz`), { mostMs: READY_MS, everyMs: POLL_MS });
  return site;
}

/** Starts a server with the usual limits; returns once it listens, whether or not it is ready. */
export async function startServer(environment: Record<string, string>, { folder, onLine }: Options = {}) {
  const child = runServer({ PORT: "0", ...environment }, folder);
  createInterface(child.stderr).on("line", onLine ?? console.error);
  const port = await readPort(child, onLine);
  // "close" follows "exit" once all output has been read.
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

/** Rows of a query in a site's SQLite store. */
export function readStore(dataDir: string, query: string) {
  const file = new DatabaseSync(toSqliteFile(dataDir), { timeout: 5_000 });
  const rows = file.prepare(query).all();
  file.close();
  return rows;
}

/** Makes a temporary folder. */
export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "site-trial-"));
}

/** Spawns the build as npm start does, without waiting for it to listen. */
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

async function isReady(url: string) {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
