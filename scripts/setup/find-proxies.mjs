// Plain JavaScript, like setup.mjs: gets the proxies that the journeys stand behind, where it can.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = join(tmpdir(), "headland-proxies");
const programs = { CADDY_PATH: ["caddy", "usr/bin/caddy"], NGINX_PATH: ["nginx", "usr/sbin/nginx"] };

/**
 * Where Caddy and nginx are: installed, or unpacked from Debian's packages into a temporary folder, where nothing
 * starts them as services. What cannot be had is left out; its journeys say that they are skipped.
 */
export function findProxies() {
  const found = Object.entries(programs).map(([variable, [name, path]]) => [variable, findProxy(name, path)]);
  return Object.fromEntries(found.filter(([, path]) => path));
}

function findProxy(name, path) {
  const installed = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
  const unpacked = join(folder, path);
  if (installed || existsSync(unpacked)) return installed || unpacked;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Fetching Debian's ${name} for the journeys through a proxy …`);
  mkdirSync(folder, { recursive: true });
  const run = (command, args) => spawnSync(command, args, { cwd: folder, stdio: "ignore" }).status === 0;
  const isFetched =
    run("apt-get", ["download", name]) || (run("apt-get", ["update"]) && run("apt-get", ["download", name]));
  const file = isFetched && readdirSync(folder).find((each) => each.startsWith(`${name}_`));
  if (file) run("dpkg-deb", ["-x", file, "."]);
  return existsSync(unpacked) ? unpacked : undefined;
}
