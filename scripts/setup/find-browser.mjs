// Plain JavaScript, like setup.mjs: finds or installs a Chromium for the browser journeys.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "./find-servers.mjs";
import { findNode } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const HOW_TO_GET_ONE =
  "No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again.";

/** Path of a Chromium: CHROMIUM_PATH, an installed one, Debian's package (as root), else Playwright's own. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(given)}; there is no such file.`);
  const found = given || findInstalled() || installFromDebian() || installFromPlaywright();
  if (!found) throw new Error(HOW_TO_GET_ONE);
  return found;
}

function findInstalled() {
  const onPath = names.map((name) => outputOf("which", [name])).find(Boolean);
  return onPath || macApps.find((path) => existsSync(path)) || findPlaywrights();
}

const DEBIANS_SHELL = "/usr/bin/chromium-headless-shell";

/** Path of Debian's headless Chromium, which loads a page in half the time, if it can be installed. */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!existsSync(DEBIANS_SHELL)) install("chromium-headless-shell");
  return existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : undefined;
}

const install = (name) => installPackages([name], "the browser journeys");

function installFromDebian() {
  install("chromium");
  return findInstalled();
}

function installFromPlaywright() {
  console.log("Asking Playwright for its Chromium …");
  spawnSync(findNode(), ["node_modules/playwright-core/cli.js", "install", "chromium"], { stdio: "inherit" });
  return findPlaywrights();
}

function findPlaywrights() {
  const script =
    "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = outputOf(findNode(), ["--input-type=module", "--eval", script]);
  return path && existsSync(path) ? path : undefined;
}

function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
