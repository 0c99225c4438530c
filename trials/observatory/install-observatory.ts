import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VERSION = "1.4.8";
const FOLDER = join("node_modules", ".cache", `observatory-${VERSION}`);
const PACKAGE = join(FOLDER, "node_modules", "@mdn", "mdn-http-observatory");

/**
 * Installs MDN's HTTP Observatory where npm ci sweeps it away, and returns the program that scans. It is no dependency
 * of the site: 130 MB, of which a scan uses a hundredth.
 */
export function installObservatory() {
  if (!existsSync(join(PACKAGE, "conf", "hsts-preload.json"))) install();
  return join(PACKAGE, "src", "scan.js");
}

/** Its install scripts would download lists of domains: no name in them is localhost. */
function install() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true }));
  const options = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...options, `@mdn/mdn-http-observatory@${VERSION}`], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  writeFileSync(join(PACKAGE, "conf", "hsts-preload.json"), "{}");
}
