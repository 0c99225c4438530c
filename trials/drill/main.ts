import { printFinding, writeFindings } from "../site/findings.ts";
import { drillPostgres, drillSqlite } from "./backup-drill.ts";
import { measureDisk, measurePostgresSaves, measureServerSaves, measureSqliteSaves } from "./saves.ts";

// npm run drill: can what is backed up under load be brought back, and how fast is an enquiry kept? About a minute.
const trials = [
  drillSqlite,
  drillPostgres,
  measureSqliteSaves,
  measureDisk,
  measurePostgresSaves,
  measureServerSaves,
];
const findings = [];
for (const trial of trials) {
  const finding = await trial();
  printFinding(finding);
  findings.push(finding);
}
await writeFindings(findings, {
  section: "## Backup drill, and how fast enquiries are kept",
  command: "npm run drill",
});
if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;
