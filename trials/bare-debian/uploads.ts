import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../site/start-site.ts";
import { readLetter } from "./document-commands.ts";
import type { Machine } from "./machine.ts";

const { host, sftp, ftp } = readLetter();
const CHECK_NO_HOST_KEY = ["StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR"];

type Secrets = { key: string; password: string };

/** Makes a key pair in a temporary folder. Returns the path of the private key. */
export function makeKey() {
  const key = join(makeFolder(), "key");
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  return key;
}

/** The agency's software, which uploads as the letter describes. */
export type Software = ReturnType<typeof createSoftware>;

export function createSoftware(machine: Machine, user: string, { key, password }: Secrets) {
  const folder = dirname(key);
  const askPass = join(folder, "password");
  writeFileSync(askPass, `#!/bin/sh\necho ${password}\n`, { mode: 0o700 });
  const withKey = [`IdentityFile=${key}`, "IdentitiesOnly=yes", "PreferredAuthentications=publickey"];
  const withPassword = ["PreferredAuthentications=password", "NumberOfPasswordPrompts=1", "BatchMode=no"];
  const options = (of: readonly string[]) => [...of, ...CHECK_NO_HOST_KEY].flatMap((one) => ["-o", one]);
  const askingFor = (program: string, args: readonly string[], input = "") =>
    machine.reach("env", [`SSH_ASKPASS=${askPass}`, "SSH_ASKPASS_REQUIRE=force", program, ...args], input);

  function runSftp(by: readonly string[], commands: string) {
    return askingFor("sftp", [...options(by), "-P", sftp.port, "-b", "-", `${user}@127.0.0.1`], commands);
  }
  function reachFtp(path: string, ...words: string[]) {
    const certificate = join(folder, "feed.crt");
    writeFileSync(certificate, machine.run("cat /etc/headland/feed.crt").stdout);
    const address = ["--resolve", `${host}:${ftp.port}:127.0.0.1`, `ftp://${host}:${ftp.port}/${path}`];
    const login = ["--user", `${user}:${password}`, "--cacert", certificate];
    return machine.reach("curl", [
      "--silent",
      "--show-error",
      "--max-time",
      "20",
      ...login,
      ...words,
      ...address,
    ]);
  }
  return {
    sftpFolder: sftp.folder,
    ftpFolder: ftp.folder,
    /** Writes a file to upload; SFTP clients also send its mode. */
    write(name: string, content: string, mode = 0o644) {
      const path = join(folder, name);
      writeFileSync(path, content, { mode });
      return path;
    },
    sftpByKey: (commands: string) => runSftp(withKey, commands),
    sftpByPassword: (commands: string) => runSftp(withPassword, commands),
    ftp: (path: string, ...words: string[]) => reachFtp(path, "--ssl-reqd", ...words),
    ftpWithoutTls: reachFtp,
    /** Tries the machine's own SSH, which the software must not use. */
    ssh: (...words: string[]) =>
      askingFor("ssh", [...options(withPassword), ...words, `${user}@127.0.0.1`, "true"]),
  };
}
