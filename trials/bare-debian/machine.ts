import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../site/start-site.ts";

const SUITE = "trixie";
/** Reused by later runs; delete it to get newer packages. */
const archive = resolve(`node_modules/.cache/bare-debian-${SUITE}.tar`);
/** Downloaded in advance, because the machine has only a loopback network. */
const fetched = ["caddy", "postgresql", "curl", "vsftpd", "openssh-server", "openssl"];
const BOOT_MS = 60_000;

export type Machine = Awaited<ReturnType<typeof bootMachine>>;
type Ended = { status: number | null; stdout: string; stderr: string };

/**
 * Boots a bare Debian in memory, with its own systemd and namespaces and this repository as the release at
 * /srv/headland/releases/1. Stopping it leaves nothing behind.
 */
export async function bootMachine() {
  if (process.getuid?.() !== 0) throw new Error("A machine can be started by root only: run this as root.");
  if (!existsSync(archive)) fetchDebian();
  const folder = makeFolder();
  const namespaces = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup", "--fork", "--kill-child"];
  const boot = [resolve("trials/bare-debian/boot.sh"), folder, archive, resolve(".")];
  const outer = spawn("unshare", [...namespaces, "sh", ...boot], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(outer, "exit");

  function enter(program: string, args: readonly string[], namespace: string, input?: string): Ended {
    const init = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, "utf8").trim();
    return spawnSync("nsenter", ["-t", init, namespace, program, ...args], { encoding: "utf8", input });
  }
  const environment = ["-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", "HOME=/root"];
  const machine = {
    /** Runs a shell script inside as root; stops at the first line that fails. */
    run: (script: string) =>
      enter("env", [...environment, "DEBIAN_FRONTEND=noninteractive", "bash", "-e"], "--all", script),
    /** Runs a program of the host on the machine's network. */
    reach: (program: string, args: readonly string[], input?: string) => enter(program, args, "--net", input),
    async stop() {
      outer.kill("SIGKILL");
      await ended;
      rmdirSync(folder);
    },
  };
  for (const limit = Date.now() + BOOT_MS; !hasBooted(machine.run); await wait(200)) {
    if (outer.exitCode === null && Date.now() < limit) continue;
    await machine.stop();
    throw new Error("Debian's systemd did not start here.");
  }
  return machine;
}

function hasBooted(run: (script: string) => Ended) {
  try {
    // "degraded" is normal: without its own kernel it cannot load modules.
    return /^(running|degraded)/.test(run("systemctl is-system-running").stdout ?? "");
  } catch {
    return false;
  }
}

function fetchDebian() {
  if (spawnSync("mmdebstrap", ["--version"]).status !== 0)
    throw new Error("mmdebstrap is not installed: apt-get install mmdebstrap (Debian).");
  console.log(`Fetching Debian ${SUITE}; this takes some minutes, once …`);
  mkdirSync("node_modules/.cache", { recursive: true });
  const noMore = `echo 'APT::Install-Recommends "false";' > "$1/etc/apt/apt.conf.d/no-recommends"`;
  const download = `chroot "$1" apt-get install -y --download-only ${fetched.join(" ")}`;
  const args = [
    "--variant=minbase",
    "--include=systemd,systemd-sysv,dbus,adduser",
    "--dpkgopt=force-unsafe-io",
    "--skip=cleanup/apt",
    `--customize-hook=${noMore}`,
    `--customize-hook=${download}`,
    SUITE,
  ];
  execFileSync("mmdebstrap", [...args, `${archive}.part.tar`], { stdio: ["ignore", "ignore", "inherit"] });
  renameSync(`${archive}.part.tar`, archive);
}
