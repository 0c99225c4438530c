// Plain JavaScript: runs before anything is installed, on the machine's own Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const OLDEST_MAJOR = 22;
const built = "build/server/index.js";
/** Sources of the build; the agency's folder is read at start instead. */
export const buildInputs = [
  "app",
  "server",
  "scripts/build",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Installs the packages of package-lock.json, unless that was done since the file last changed. */
export function install() {
  const installed = join(root, "node_modules/.package-lock.json");
  if (existsSync(installed) && changedAt(installed) >= changedAt(join(root, "package-lock.json"))) return;
  installAll();
}

/** Includes development packages even if NODE_ENV is production, because the build needs them. */
function installAll() {
  console.log("Installing what package-lock.json names (npm ci) …");
  run("npm", ["ci", "--include=dev", "--loglevel=error"]);
}

/** Builds the site, unless its sources are unchanged since the last build. */
export function build() {
  const inputs = buildInputs.map((path) => join(root, path));
  const output = join(root, built);
  if (existsSync(output) && inputs.every((path) => changedAt(path) <= changedAt(output))) return;
  if (!existsSync(join(root, "node_modules/@react-router/dev"))) installAll();
  console.log("Building …");
  run("npm", ["run", "--silent", "build"]);
}

/** The Node that runs the site: the one that npm installed (package.json, optionalDependencies), else this one. */
export function findNode() {
  const local = join(root, "node_modules/node/bin/node");
  if (existsSync(local)) return local;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR) return process.execPath;
  throw new Error(
    `Node ${process.versions.node} is too old and npm could not install a newer one: install Node 24 (nodejs.org), then try again.`,
  );
}

/** Runs a command in the project's folder and waits; if it fails, exits with its code. */
export function run(command, args, environment = {}) {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH, ...environment },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command until it ends, passing on signals to stop. */
export function runUntilStopped(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** When a file, or the newest file of a folder, last changed (ms). Includes folders, to notice removals. */
function changedAt(path) {
  const { mtimeMs, isDirectory } = statOf(path);
  if (!isDirectory) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function statOf(path) {
  const found = statSync(path);
  return { mtimeMs: found.mtimeMs, isDirectory: found.isDirectory() };
}
