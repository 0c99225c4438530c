// npm run sbom: every package, as CycloneDX, from package-lock.json alone (no network). Packages for work only are
// marked as such in it; left out by npm (--omit dev) they would take with them what the site needs as well.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../setup/setup.mjs";

const FILE = "test-results/sbom.json";
const MOST_BYTES = 64 * 1024 * 1024;
const command = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];

const { stdout, stderr, status } = spawnSync("npm", command, {
  cwd: root,
  encoding: "utf8",
  maxBuffer: MOST_BYTES,
});
if (status !== 0) stop(`npm sbom failed: ${stderr}`);
const faults = findFaults(JSON.parse(stdout));
if (faults.length > 0) stop(`The bill of materials is not complete: ${faults.join("; ")}`);
mkdirSync(dirname(join(root, FILE)), { recursive: true });
writeFileSync(join(root, FILE), stdout);
console.log(`${FILE}: ${JSON.parse(stdout).components.length} packages`);

function findFaults({ bomFormat, components = [] }) {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const listed = new Set(components.map(({ name }) => name));
  const missing = Object.keys(dependencies).filter((name) => !listed.has(name));
  const vague = components.filter(({ version, purl }) => !version || !purl);
  return [
    ...(bomFormat === "CycloneDX" ? [] : ["it is no CycloneDX document"]),
    ...missing.map((name) => `${name} is missing`),
    ...vague.map(({ name }) => `${name} has no version or address`),
  ];
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
