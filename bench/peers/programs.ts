import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumPath } from "../../scripts/browser.ts";
import { requireWrk } from "../throughput.ts";

/** The peers' own package: what it names is installed there and nowhere else. */
export const PEERS = "bench/peers/apps";

/** Throws before anything is built if Chromium or wrk is missing, and says what to do. */
export function requirePrograms() {
  requireWrk();
  if (!existsSync(chromiumPath))
    throw new Error(
      `There is no Chromium at ${chromiumPath}: apt-get install chromium (Debian), brew install --cask chromium (macOS), or set CHROMIUM_PATH to the Chromium or Chrome you have.`,
    );
}

/** Installs what bench/peers/apps/package-lock.json names, unless that has been done since the file last changed. */
export function installPeers() {
  const installed = `${PEERS}/node_modules/.package-lock.json`;
  if (existsSync(installed) && changedAt(installed) >= changedAt(`${PEERS}/package-lock.json`)) return;
  runProgram("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], PEERS);
}

/** Runs a program to its end; what it prints is shown when it fails. */
export function runProgram(command: string, args: readonly string[], cwd = ".", environment = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", ...environment },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

function changedAt(file: string) {
  return statSync(file).mtimeMs;
}

const READY_MS = 60_000;
const LOOK_EVERY_MS = 100;
const SERVER_ERROR = 500;

/** A site that runs, and the codings it is loaded with: as in Accept-Encoding. */
export type Site = { name: string; encodings: string; server: Awaited<ReturnType<typeof startSite>> };

const endings = new Set<() => void>();

// However the bench ends, nothing it started goes on: not even what has been paused.
process.once("exit", () => {
  for (const end of endings) end();
});
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => process.exit(1));

/** The program is told to end with the bench, however that ends. */
export function endWithBench(child: ChildProcess, signal: NodeJS.Signals) {
  const end = () => void child.kill(signal);
  endings.add(end);
  child.once("exit", () => endings.delete(end));
}

/**
 * Starts a site and waits until it answers. A site that is paused has no processor at all, so that those which are not
 * measured cannot disturb the one that is.
 */
export async function startSite(port: number, args: readonly string[], environment: Record<string, string>) {
  // A group of its own: whatever it starts stops with it.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...environment },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const stop = () => signal(child, "SIGKILL");
  endings.add(stop);
  child.once("exit", () => endings.delete(stop));
  const origin = `http://localhost:${port}`;
  await waitUntilReady(child, origin);
  return {
    origin,
    pid: child.pid,
    pause: () => signal(child, "SIGSTOP"),
    resume: () => signal(child, "SIGCONT"),
    stop,
  };
}

function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It has just ended by itself: whoever is to be told next is told all the same.
  }
}

async function waitUntilReady(child: ChildProcess, origin: string) {
  const limit = Date.now() + READY_MS;
  while (!(await isReady(origin))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > limit) throw new Error(`${child.spawnargs.join(" ")} does not answer.`);
    await wait(LOOK_EVERY_MS);
  }
}

async function isReady(origin: string) {
  try {
    const answer = await fetch(origin);
    await answer.body?.cancel();
    // Not every site of this run need have a home page.
    return answer.status < SERVER_ERROR;
  } catch {
    return false;
  }
}
