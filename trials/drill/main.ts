import { readOptions } from "../../scripts/read-options.ts";
import { runTrials } from "../site/findings.ts";
import { drillPostgres, drillSqlite } from "./backup-drill.ts";
import { measureDisk, measurePostgresSaves, measureServerSaves, measureSqliteSaves } from "./saves.ts";

const usage = `npm run drill    can a backup made under load be restored, and how fast is an enquiry saved?

About a minute, on SQLite and, where it is installed, PostgreSQL. Writes its figures to the day's file in docs/history;
ends with 1 when a target is missed.`;
readOptions(usage, {});

const trials = [
  drillSqlite,
  drillPostgres,
  measureSqliteSaves,
  measureDisk,
  measurePostgresSaves,
  measureServerSaves,
];
const section = "## Backup drill, and how fast enquiries are kept";
await runTrials(trials, { section, command: "npm run drill" });
