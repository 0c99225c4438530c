import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { waitUntil } from "../../trials/site/repeat.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

const SSHD = "/usr/sbin/sshd";
const OPEN_MS = 20_000;

export const hasSftp = existsSync(SSHD) && process.getuid?.() === 0;

/** Starts an sshd with the rules of deploy/feed for files, but the tests' user and folder. */
export async function startSftpServer(folder: string) {
  const port = await findFreePort();
  const keys = makeFolder();
  for (const name of ["host", "user"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(keys, name)]);
  mkdirSync("/run/sshd", { recursive: true });
  const { username } = userInfo();
  const options = {
    Port: port,
    ListenAddress: "127.0.0.1",
    HostKey: join(keys, "host"),
    PidFile: "none",
    AllowGroups: "*",
    PermitRootLogin: "yes",
    StrictModes: "no",
    AuthorizedKeysFile: join(keys, "user.pub"),
    ChrootDirectory: "none",
    // Allows the same requests as deploy/feed.
    ForceCommand: readForced().replace("-d / ", `-d ${folder} `),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  const server = spawn(SSHD, ["-D", "-f", "deploy/feed/sshd_config", ...flags], { stdio: "ignore" });
  await waitForPort(port);
  const client = ["-P", String(port), "-i", join(keys, "user"), "-o", "StrictHostKeyChecking=no"];
  const quiet = ["-o", "UserKnownHostsFile=/dev/null", "-o", "BatchMode=yes", "-b", "-"];
  return {
    /** Runs sftp commands. Throws if one is refused. */
    run: (commands: string) =>
      execFileSync("sftp", [...client, ...quiet, `${username}@127.0.0.1`], {
        input: `${commands}\n`,
        stdio: ["pipe", "pipe", "pipe"],
      }),
    [Symbol.asyncDispose]: () => stop(server),
  };
}

function readForced() {
  const config = readFileSync("deploy/feed/sshd_config", "utf8");
  return /^ForceCommand (.+)$/m.exec(config)?.[1] ?? "";
}

async function stop(server: ChildProcess) {
  server.kill();
  if (server.exitCode === null) await once(server, "exit");
}

/** Waits until a server answers at the port. */
function waitForPort(port: number) {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.end(() => resolve(true)));
      socket.once("error", () => resolve(false));
    });
  return waitUntil(isOpen, { mostMs: OPEN_MS });
}
