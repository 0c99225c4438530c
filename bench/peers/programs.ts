import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { requireWrk } from "../wrk.ts";

/** The peers' own package: what it names is installed there and nowhere else. */
export const PEERS = "bench/peers/apps";

const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Finds Chromium. Throws before anything is built if it or wrk is missing, and says what to do. */
export function requirePrograms() {
  requireWrk();
  if (!existsSync(chromium))
    throw new Error(
      `There is no Chromium at ${chromium}: apt-get install chromium (Debian), brew install --cask chromium (macOS), or set CHROMIUM_PATH to the Chromium or Chrome you have.`,
    );
  return chromium;
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
