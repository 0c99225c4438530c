import { parseEnvironment } from "#server/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { makeBackup } from "./make-backup.ts";
import { postgresAdvice } from "./postgres-advice.ts";
import { verifyBackup } from "./verify-backup.ts";

const usage = `npm run backup -- --to FILE        copies every enquiry, while the server runs
npm run backup -- --verify FILE    is this copy whole, and what is in it?

Reads DATA_DIR and DATABASE_URL, as the server does. PostgreSQL has tools of its own, which this command names.
Example: npm run backup -- --to /backups/2026-11-23.sqlite`;

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function run() {
  const { values } = readOptions(usage, { options: { to: { type: "string" }, verify: { type: "string" } } });
  const { to, verify } = values;
  if (Boolean(to) === Boolean(verify)) throw new Error(usage);
  const { databaseUrl, dataDir } = parseEnvironment(process.env);
  // A PostgreSQL archive is pg_restore's to read; a file of ours can be verified whatever the store is now.
  if (databaseUrl && to) throw new Error(postgresAdvice);
  console.log(to ? makeBackup(dataDir, to) : verifyBackup(verify ?? ""));
}
