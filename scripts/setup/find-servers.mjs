// Plain JavaScript, like setup.mjs: installs servers and typefaces for tests and journeys, where possible. Tests that
// lack one report that they are skipped.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const POSTGRES = "/usr/lib/postgresql";
const APT = "/usr/bin/apt-get";
const SSHD = "/usr/sbin/sshd";
const unpackFolder = join(tmpdir(), "headland-proxies");
const proxies = { CADDY_PATH: ["caddy", "usr/bin/caddy"], NGINX_PATH: ["nginx", "usr/sbin/nginx"] };
const typefaces = {
  LIBERATION_PATH: ["fonts-liberation", "usr/share/fonts/truetype/liberation"],
  DEJAVU_PATH: ["fonts-dejavu-core", "usr/share/fonts/truetype/dejavu"],
};

export function findPostgres() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const isInstalled = versions.some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`));
  if (!process.env.POSTGRES_BIN && !isInstalled) installPackages(["postgresql"], "the tests of the store");
}

/** Runlevel 1 keeps the package from starting its service. */
export function findSshServer() {
  if (!existsSync(SSHD)) installPackages(["openssh-server"], "the journey of uploads", { RUNLEVEL: "1" });
}

/** Paths of Caddy and nginx. */
export const findProxies = () => findEach(proxies);

/** Paths of typefaces that visitors' machines may have; where apt works, they are always installed. */
export function findTypefaces() {
  const found = findEach(typefaces);
  const missing = Object.keys(typefaces).filter((variable) => !found[variable]);
  if (missing.length > 0 && canInstall())
    throw new Error(
      `apt-get brought no typefaces for ${missing.join(" and ")}: install fonts-liberation and fonts-dejavu-core`,
    );
  return found;
}

/**
 * Paths by variable, of installed files or of Debian packages unpacked into a temporary folder, where no service is
 * started. Unavailable ones are omitted.
 */
function findEach(wanted) {
  const found = Object.entries(wanted).map(([variable, [name, path]]) => [
    variable,
    findOrUnpack(name, path),
  ]);
  return Object.fromEntries(found.filter(([, path]) => path));
}

function findOrUnpack(name, path) {
  const onPath = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
  const unpacked = join(unpackFolder, path);
  const found = [onPath, join("/", path), unpacked].find((each) => each && existsSync(each));
  if (found || !existsSync(APT)) return found;
  console.log(`Fetching Debian's ${name} for the journeys …`);
  mkdirSync(unpackFolder, { recursive: true });
  const run = (command, args) =>
    spawnSync(command, args, { cwd: unpackFolder, stdio: "ignore" }).status === 0;
  const isFetched =
    run("apt-get", ["download", name]) || (run("apt-get", ["update"]) && run("apt-get", ["download", name]));
  const file = isFetched && readdirSync(unpackFolder).find((each) => each.startsWith(`${name}_`));
  if (file) run("dpkg-deb", ["-x", file, "."]);
  return existsSync(unpacked) ? unpacked : undefined;
}

/** Installs Debian packages, if run as root on Debian. */
export function installPackages(names, purpose, environment = {}) {
  if (!canInstall()) return;
  console.log(`Installing Debian's ${names.join(" and ")} for ${purpose} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", ...environment };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...names]])
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync(APT);
}
