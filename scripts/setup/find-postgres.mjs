// Plain JavaScript, like setup.mjs: gets a PostgreSQL for the tests of the store, where it can.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const DEBIAN = "/usr/lib/postgresql";

/** Installs Debian's PostgreSQL (as root) unless there is one; without it those tests say that they are skipped. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN || isInstalled()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Debian's postgresql for the tests of the store …");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]])
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env: environment });
}

function isInstalled() {
  return (
    existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(`${DEBIAN}/${version}/bin/initdb`))
  );
}
