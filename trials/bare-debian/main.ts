import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { readOptions } from "../../scripts/read-options.ts";
import { printFinding } from "../site/findings.ts";
import { findDayOne } from "./document-commands.ts";
import { bootMachine } from "./machine.ts";
import { tryNewMachine } from "./new-machine.ts";
import { readDoctor, runCommands, tryConfinement, tryEndings, tryServices, tryUploads } from "./trials.ts";
import { createSoftware, makeKey } from "./uploads.ts";

const usage = `npm run bare-debian    runs the commands of docs/day-one.md on a bare Debian, then uploads to it and restores it

As root, on Linux, with mmdebstrap: a Debian in memory, booted by its own systemd, without a network. Runs the
commands of docs/day-one.md, and of the parts of docs/operate.md that it sends to, as they stand; names the lines that it
cannot run, ends processes, uploads files by SFTP and FTP, and restores the backup on a second machine.`;
readOptions(usage, {});

const USER = "coastline";
/** Files exported from the old site. */
const readers = `email,confirmed,agreed to
reader@mail.example,1/3/2024,Send me new homes`;
const sales = `title,address,suburb,price,beds,baths,cars,type,description,sold date,agent name
Corner cottage,4 High Street,Bangalow,$812000,3,1,1,House,A cottage,1/3/2024,Ada Lane`;

if (!existsSync("build/server/index.js")) throw new Error("There is no build: run npm run build first.");
const machine = await bootMachine();
const key = makeKey();
try {
  await tryDocument();
} finally {
  await machine.stop();
  rmSync(dirname(key), { recursive: true });
}

async function tryDocument() {
  machine.run(`echo '${readFileSync(`${key}.pub`, "utf8").trim()}' > /root/${USER}.pub`);
  machine.run(
    `mkdir /var/lib/headland && echo '${readers}' > /var/lib/headland/readers.csv && echo '${sales}' > /root/sales.csv`,
  );
  const { finding, stdout } = runCommands(machine, "docs/day-one.md, with what it sends to", findDayOne());
  printFinding(finding);
  if (!finding.isGood) return;
  const [password = ""] = /^[0-9a-f]{24}$/m.exec(stdout) ?? [];
  const software = createSoftware(machine, USER, { key, password });
  printFinding(readDoctor(stdout));
  printFinding(tryServices(machine));
  printFinding(tryEndings(machine));
  printFinding(await tryUploads(machine, software));
  printFinding(tryConfinement(machine, software));
  await tryNewMachine(machine);
}
