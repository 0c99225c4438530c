import { readOptions } from "../../scripts/read-options.ts";
import { printFinding, writeFindings } from "../site/findings.ts";
import { tortureByFullDisk } from "./disk-full.ts";
import { tortureByKills } from "./kills.ts";
import { tortureByReadOnlyFiles, tortureByReadOnlyFolder } from "./read-only-folder.ts";
import { tortureBySameId } from "./same-id.ts";
import { tortureByStops } from "./stops.ts";
import { tortureByLosingOne } from "./two-processes.ts";

const usage = `npm run torture    is an enquiry ever lost, doubled or thanked for in vain?

Kills, stops, full and read-only disks, two processes on one PostgreSQL; some ten minutes. As root it mounts and
unmounts folders under the temporary directory. Writes its figures to the day's file in docs/history.`;
readOptions(usage, {});

const trials = [
  tortureByStops,
  tortureBySameId,
  tortureByFullDisk,
  tortureByReadOnlyFiles,
  tortureByReadOnlyFolder,
  tortureByKills,
  tortureByLosingOne,
];
const findings = [];
for (const trial of trials) {
  const finding = await trial();
  printFinding(finding);
  findings.push(finding);
}
await writeFindings(findings, { section: "## Enquiries under torture", command: "npm run torture" });
if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;
