import { readFileSync } from "node:fs";
import type { Finding } from "../site/findings.ts";
import { waitUntil } from "../site/repeat.ts";
import type { DocumentCommand } from "./document-commands.ts";
import type { Machine } from "./machine.ts";
import type { Software } from "./uploads.ts";

const TAKEN_MS = 120_000;
const timers = ["headland-backup.timer", "headland-doctor.timer"];
const sites = ["caddy", "postgresql", "headland@1", "headland@2"];
const services = [...sites, "headland-feed-sftp", "vsftpd", "ssh", ...timers];
/** Checks of the doctor that can pass on a machine without a network. */
const wellChecks = ["name", "proxy", "database", "disk", "backup", "feed folder", "feed login", "retention"];

/** Runs commands of the documents in one shell, and names a line that fails. */
export function runCommands(machine: Machine, title: string, commands: readonly DocumentCommand[]) {
  const lines = commands.map(({ command }, index) => `echo "line ${index}" >&2\n${command}`);
  // Braces make the shell read everything first, so that programs do not consume the lines as input.
  const { status, stdout, stderr } = machine.run(`{\n${lines.join("\n")}\n}`);
  const [reached = ""] = /(?<=^line )\d+(?![\s\S]*^line \d)/m.exec(stderr) ?? [];
  const departed = commands.filter(({ because }) => because);
  const figures: Finding["figures"] = {
    "lines of the documents run as they stand": commands.length - departed.length,
  };
  for (const { line, command, because } of departed)
    figures[`${command ? `run as "${command}"` : "not run"}: ${line.slice(0, 60)}`] = because ?? "";
  if (status !== 0) {
    figures["line that failed"] = commands[Number(reached)]?.line ?? "none was reached";
    figures["what it said"] =
      stderr
        .split(/^line \d+$/m)
        .at(-1)
        ?.trim() ?? "";
  }
  return { finding: { title, figures, isGood: status === 0 }, stdout };
}

/** Reads the last doctor's findings, from a run that queried the site via Caddy before its name resolves there. */
export function readDoctor(stdout: string): Finding {
  const [, before = ""] = stdout.split(/^(?=ok .*the site is asked at)/m);
  const lines = [...before.matchAll(/^(ok|WARNING|FAULT) +(\w+(?: \w+)?) {2,}(.*)/gm)];
  const states = wellChecks.map((check) => {
    const found = lines.filter(([, , name]) => name === check);
    return [
      check,
      found.map(([, state, , words]) => `${state}: ${words}`).join("; ") || "not looked at",
    ] as const;
  });
  const isGood = states.every(([, found]) => found.startsWith("ok") && !found.includes("FAULT"));
  return { title: "what the doctor says of it before the move", figures: Object.fromEntries(states), isGood };
}

export function tryServices(machine: Machine): Finding {
  const figures = Object.fromEntries(
    services.map((service) => {
      const { stdout } = machine.run(`systemctl is-active ${service}; systemctl is-enabled ${service}`);
      return [service, stdout.trim().replace("\n", ", ")];
    }),
  );
  const isGood = Object.values(figures).every((state) => state === "active, enabled");
  return { title: "what runs, and starts again with the machine", figures, isGood };
}

const signals = ["SIGTERM", "SIGKILL"];

/** Checks that systemd restarts killed processes. */
export function tryEndings(machine: Machine): Finding {
  const figures = Object.fromEntries(
    ["headland@1", "headland-feed-sftp"].flatMap((service) =>
      signals.map((signal) => [`${service} after ${signal}`, endProcess(machine, service, signal)]),
    ),
  );
  const isGood = Object.values(figures).every((outcome) => outcome === "started again");
  return { title: "a process that is ended by another than systemd", figures, isGood };
}

function endProcess(machine: Machine, service: string, signal: string) {
  const { status, stderr } = machine.run(`
    old=$(systemctl show --property=MainPID --value ${service})
    kill -s ${signal} "$old"
    for turn in $(seq 240); do
      new=$(systemctl show --property=MainPID --value ${service})
      if [ "$new" != 0 ] && [ "$new" != "$old" ] && systemctl is-active --quiet ${service}; then exit 0; fi
      sleep 0.25
    done
    exit 1`);
  return status === 0 ? "started again" : `not started again ${stderr.trim()}`.trim();
}

type Way = {
  name: string;
  upload: (file: string, name: string) => { status: number | null; stderr: string };
};

/** Uploads a file of real software in each way, and follows it to the archive. */
export async function tryUploads(machine: Machine, software: Software): Promise<Finding> {
  const { sftpFolder, ftpFolder } = software;
  const put = (file: string, name: string) => `cd ${sftpFolder}\nput ${file} ${name}`;
  const ways: Way[] = [
    { name: "SFTP with a key", upload: (file, name) => software.sftpByKey(put(file, name)) },
    { name: "SFTP with a password", upload: (file, name) => software.sftpByPassword(put(file, name)) },
    { name: "FTP with TLS", upload: (file, name) => software.ftp(`${ftpFolder}/${name}`, "-T", file) },
  ];
  // The site cannot read this file, but must still take the others.
  software.sftpByKey(put(software.write("private.xml", readSample(ways.length), 0o600), "private.xml"));
  const figures: Finding["figures"] = {};
  let isGood = true;
  for (const [index, { name, upload }] of ways.entries()) {
    const file = software.write(`${index}.xml`, readSample(index));
    // The site ignores this name, which leaves time to check its permissions.
    const waiting = upload(file, `${index}.xml.part`);
    const rights = machine
      .run(`stat -c '%U %G %a' /var/lib/headland-feed/in/${index}.xml.part`)
      .stdout.trim();
    const whole = upload(file, `${index}.xml`);
    const isTaken = whole.status === 0 && (await isArchived(machine, `${index}.xml`));
    figures[name] = isTaken
      ? `taken and archived; uploaded as ${rights}`
      : `not taken: ${[waiting.stderr, whole.stderr, rights].join(" ").trim()}`;
    isGood &&= isTaken && /^coastline headland-feed 6[46]0$/.test(rights);
  }
  return { title: "a file of real software by each way in", figures, isGood };
}

/** A different sample for each way, because the same bytes are only taken once. */
function readSample(index: number) {
  const sample = readFileSync("app/reaxml/samples/REA-Residential-Current.xml", "utf8");
  return sample.replaceAll(/(?<=<agentID>)[^<]*/g, "HEADLD").replaceAll(/(?<=<uniqueID>)/g, `WAY${index}-`);
}

function isArchived(machine: Machine, name: string) {
  const find = `find -L /var/lib/headland-feed/in /var/lib/headland-feed/archive -name '*${name}'`;
  const isThere = async () =>
    /^\/var\/lib\/headland-feed\/archive\/.*$/.test(machine.run(find).stdout.trim());
  return waitUntil(isThere, { mostMs: TAKEN_MS, everyMs: 500 }).then(
    () => true,
    () => false,
  );
}

/** Checks that an uploader's forbidden actions fail and that only one folder can be listed. */
export function tryConfinement(machine: Machine, software: Software): Finding {
  machine.run("echo secret > /var/lib/headland-feed/uploads/in/other.part");
  const seenBySftp = software.sftpByKey("ls -1a /").stdout;
  const seenByFtp = software.ftp("", "--list-only").stdout;
  const own = software.write("own.part", "x");
  const { sftpByKey, ftp, ftpFolder: folder } = software;
  const refused: Record<string, { status: number | null }> = {
    "SFTP: reading a file of the folder": sftpByKey(`get in/other.part ${own}`),
    "SFTP: removing one": sftpByKey("rm in/other.part"),
    "SFTP: writing beside the folder": sftpByKey(`put ${own} beside.xml`),
    "SFTP: leaving the root": sftpByKey("ls /../../work"),
    "SFTP: linking": sftpByKey("symlink /etc/passwd in/link.xml"),
    "FTP: without TLS": software.ftpWithoutTls(`${folder}/`),
    "FTP: reading a file of the folder": ftp(`${folder}/other.part`),
    "FTP: removing one": ftp(`${folder}/`, "--quote", `DELE ${folder}/other.part`),
    "FTP: writing beside the folder": ftp("beside.xml", "-T", own),
    "FTP: leaving the root": ftp("../../work/", "--path-as-is"),
    "the machine's own SSH": software.ssh(),
    "a tunnel through the machine's own SSH": software.ssh("-W", "127.0.0.1:3001"),
    "a tunnel through the port of SFTP": software.ssh("-p", "2222", "-W", "127.0.0.1:3001"),
  };
  const figures: Finding["figures"] = {
    "seen by SFTP": listNames(seenBySftp),
    "seen by FTP": listNames(seenByFtp),
  };
  for (const [what, { status }] of Object.entries(refused))
    figures[what] = status === 0 ? "ALLOWED" : "refused";
  const isGood =
    Object.values(refused).every(({ status }) => status !== 0) &&
    [seenBySftp, seenByFtp].every((seen) => listNames(seen) === folder);
  return { title: "what the uploader sees, and may not", figures, isGood };
}

/** Drops sftp's echo of the command and the folder's own entry. */
function listNames(output: string) {
  const lines = output.split("\n").filter((line) => line && !line.startsWith("sftp>"));
  const names = lines.map((line) => line.trim().replace(/^.*\//, ""));
  return names.filter((name) => !/^\.*$/.test(name)).join(" ");
}
