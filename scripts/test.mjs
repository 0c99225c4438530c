// npm test, from a fresh clone too: the checks, then the journeys in a real browser. npm run test:all adds the
// journeys tagged @long (docs/testing.md).
import { findBrowser, findHeadlessShell } from "./setup/find-browser.mjs";
import { findPostgres, findProxies, findSshServer, findTypefaces } from "./setup/find-servers.mjs";
import { install, run } from "./setup/setup.mjs";

install();
const CHROMIUM_PATH = findBrowserOrStop();
const HEADLESS_SHELL_PATH = findHeadlessShell() ?? CHROMIUM_PATH;
findPostgres();
findSshServer();
const typefaces = findTypefaces();
run("npm", ["run", "--silent", "check", "--", "--modules"]);
const journeys = process.argv.includes("--all") ? "journeys:all" : "journeys";
run("npm", ["run", "--silent", journeys], {
  CHROMIUM_PATH,
  HEADLESS_SHELL_PATH,
  ...findProxies(),
  ...typefaces,
});
// Last, because the journeys first empty test-results.
run("npm", ["run", "--silent", "sbom"]);

function findBrowserOrStop() {
  try {
    return findBrowser();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
