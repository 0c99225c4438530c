// Plain JavaScript, like setup.mjs: gets the servers that agencies' software uploads to, where it can.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const programs = { vsftpd: "/usr/sbin/vsftpd", "openssh-server": "/usr/sbin/sshd" };

/** Installs Debian's vsftpd and sshd (as root) unless they are there; without them their tests say that they are skipped. */
export function findFeedServers() {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${missing.join(" and ")} for the tests of the feed …`);
  // Runlevel 1: nothing is started as a service.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env: environment });
}
