import { parseEnvironment } from "#server/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { postgresAdvice } from "../backup/postgres-advice.ts";
import { restoreBackup } from "./restore-backup.ts";

const usage = `npm run restore -- --from FILE [--overwrite]   puts a backup in the place of the store; stop the server first
  --overwrite   even where the store holds what the backup does not; it is kept beside

Reads DATA_DIR and DATABASE_URL, as the server does.
Example: npm run restore -- --from /backups/2026-11-23.sqlite`;

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function run() {
  const { values } = readOptions(usage, {
    options: { from: { type: "string" }, overwrite: { type: "boolean", default: false } },
  });
  if (!values.from) throw new Error(usage);
  const { databaseUrl, dataDir } = parseEnvironment(process.env);
  if (databaseUrl) throw new Error(postgresAdvice);
  console.log(restoreBackup(dataDir, values.from, { mayOverwrite: values.overwrite }));
}
