import { parseArgs } from "node:util";
import { parseEnvironment } from "#server/environment.ts";
import { makeBackup } from "./make-backup.ts";
import { postgresAdvice } from "./postgres-advice.ts";
import { verifyBackup } from "./verify-backup.ts";

const usage = `npm run backup -- --to FILE        a copy of every enquiry, while the server runs
npm run backup -- --verify FILE    is this copy whole, and what is in it?`;

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function run() {
  const { values } = parseArgs({ options: { to: { type: "string" }, verify: { type: "string" } } });
  const { to, verify } = values;
  if (Boolean(to) === Boolean(verify)) throw new Error(usage);
  const { databaseUrl, dataDir } = parseEnvironment(process.env);
  // A PostgreSQL archive is pg_restore's to read; a file of ours can be verified whatever the store is now.
  if (databaseUrl && to) throw new Error(postgresAdvice);
  console.log(to ? makeBackup(dataDir, to) : verifyBackup(verify ?? ""));
}
