// Plain JavaScript, like setup.mjs: gets the servers and typefaces that tests and journeys need, where it can. Without
// one of them, what needs it says that it is skipped.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const POSTGRES = "/usr/lib/postgresql";
const APT = "/usr/bin/apt-get";
const feedServers = { vsftpd: "/usr/sbin/vsftpd", "openssh-server": "/usr/sbin/sshd" };
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

/** The servers that agencies' software uploads to. */
export function findFeedServers() {
  const missing = Object.keys(feedServers).filter((name) => !existsSync(feedServers[name]));
  // Runlevel 1: nothing is started as a service.
  if (missing.length > 0) installPackages(missing, "the tests of the feed", { RUNLEVEL: "1" });
}

/** Where Caddy and nginx are. */
export const findProxies = () => findEach(proxies);

/** Where the typefaces are that a visitor's machine may have; where apt can bring them, they are never left out. */
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
 * Paths by variables: of what is installed, or unpacked from Debian's packages into a temporary folder, where nothing
 * starts it as a service. What cannot be had is left out.
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

/** Installs packages of Debian, as root; elsewhere nothing. */
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
