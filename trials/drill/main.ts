import { readOptions } from "../../scripts/read-options.ts";
import { runTrials } from "../site/findings.ts";
import { drillPostgres, drillSqlite } from "./backup-drill.ts";
import { measurePostgresSaves, measureSqliteSaves } from "./saves.ts";

const usage = `npm run drill    can a backup made under load be restored, and how fast is an enquiry saved?

About a minute, on SQLite and, where it is installed, PostgreSQL; ends with 1 when a target is missed.`;
readOptions(usage, {});

await runTrials([drillSqlite, drillPostgres, measureSqliteSaves, measurePostgresSaves]);
