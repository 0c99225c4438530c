// Plain JavaScript, like setup.mjs: gets the servers that tests and journeys need, where it can. Without one of them,
// what needs it says that it is skipped.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const POSTGRES = "/usr/lib/postgresql";
const feedServers = { vsftpd: "/usr/sbin/vsftpd", "openssh-server": "/usr/sbin/sshd" };
const proxyFolder = join(tmpdir(), "headland-proxies");
const proxies = { CADDY_PATH: ["caddy", "usr/bin/caddy"], NGINX_PATH: ["nginx", "usr/sbin/nginx"] };

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

/**
 * Where Caddy and nginx are: installed, or unpacked from Debian's packages into a temporary folder, where nothing
 * starts them as services. What cannot be had is left out.
 */
export function findProxies() {
  const found = Object.entries(proxies).map(([variable, [name, path]]) => [variable, findProxy(name, path)]);
  return Object.fromEntries(found.filter(([, path]) => path));
}

function findProxy(name, path) {
  const installed = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
  const unpacked = join(proxyFolder, path);
  if (installed || existsSync(unpacked)) return installed || unpacked;
  if (!canInstall()) return undefined;
  console.log(`Fetching Debian's ${name} for the journeys through a proxy …`);
  mkdirSync(proxyFolder, { recursive: true });
  const run = (command, args) => spawnSync(command, args, { cwd: proxyFolder, stdio: "ignore" }).status === 0;
  const isFetched =
    run("apt-get", ["download", name]) || (run("apt-get", ["update"]) && run("apt-get", ["download", name]));
  const file = isFetched && readdirSync(proxyFolder).find((each) => each.startsWith(`${name}_`));
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
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
