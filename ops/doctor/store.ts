import { existsSync } from "node:fs";
import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { HOUR_MS } from "#app/region/time.ts";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { verifyBackup } from "../backup/archive.ts";
import { findBackups } from "../backup/make-backup.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding } from "./finding.ts";

const CONNECT_MS = 10_000;
/** A day, with some tolerance for the timer. */
const OLDEST_BACKUP_HOURS = 30;
const BYTES_PER_GB = 1e9;
const LOW_GB = 2;
const FULL_GB = 0.2;

/** Checks database, disk and backups. */
export async function checkStore({ databaseUrl, dataDir, backup }: Environment): Promise<Finding[]> {
  const database = databaseUrl ? checkPostgres(databaseUrl) : checkSqlite(dataDir);
  const disks = [dataDir, backup.directory].filter((folder) => folder !== undefined);
  return [await database, ...(await Promise.all(disks.map(checkDisk))), await checkBackup(backup)];
}

/** Only reads: the site creates the tables when it starts. */
async function checkPostgres(connectionString: string): Promise<Finding> {
  const { good, fault } = createFinding("database");
  try {
    const rows = await askPostgres(
      connectionString,
      "select has_schema_privilege(current_schema(), 'create') as may, to_regclass('migration') as tables",
    );
    if (!rows[0]?.may)
      return fault(
        "the user of DATABASE_URL may not make tables",
        "Make it the owner: alter database NAME owner to USER, as the user postgres in psql.",
      );
    return good(
      rows[0].tables ? "PostgreSQL answers" : "PostgreSQL answers; its tables come with the first start",
    );
  } catch (error) {
    return fault(
      `PostgreSQL cannot be reached: ${toReason(error)}`,
      "systemctl status postgresql; compare DATABASE_URL with the user, the password and the database that you made.",
    );
  }
}

/** The rows of a query. */
export async function askPostgres(connectionString: string, question: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(question)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkSqlite(dataDir: string): Promise<Finding> {
  const { good, fault } = createFinding("database");
  const file = toSqliteFile(dataDir);
  if (!existsSync(file)) return good(`${file} comes with the first start`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const { quick_check: found } = database.prepare("pragma quick_check(1)").get() ?? {};
    database.close();
    if (found !== "ok") throw new Error(String(found));
    return good(`${file} is whole`);
  } catch (error) {
    const advice = "Keep the file, and bring the last backup back: npm run restore -- --from FILE.";
    return fault(`${file} cannot be read: ${toReason(error)}`, advice);
  }
}

async function checkDisk(folder: string): Promise<Finding> {
  const { good, warning, fault } = createFinding("disk");
  const there = findExisting(folder);
  try {
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const free = (bavail * bsize) / BYTES_PER_GB;
    const found = `${free.toFixed(1)} GB are free for ${folder}`;
    const advice = "Make room, or give it a larger disk: when it is full, every form is refused.";
    if (free < FULL_GB) return fault(found, advice);
    return free < LOW_GB ? warning(found, advice) : good(found);
  } catch (error) {
    const advice = "Make it a folder of the user that runs the site (chown).";
    return fault(`${folder} cannot be written: ${toReason(error)}`, advice);
  }
}

/** The folder, or its nearest existing parent. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}

async function checkBackup({ directory }: Environment["backup"]): Promise<Finding> {
  const { good, fault } = createFinding("backup");
  if (!directory)
    return fault(
      "BACKUP_DIR is not set, so there are no backups",
      'Set it, and start the timer as "Back up" in docs/operate.md does.',
    );
  const retry =
    "Run npm run backup, and read what it says; the journal of its unit has what it said at night.";
  try {
    const [newest] = existsSync(directory) ? findBackups(directory) : [];
    if (!newest) return fault(`there is no backup in ${directory}`, retry);
    const hours = Math.floor((Date.now() - (await stat(newest)).mtimeMs) / HOUR_MS);
    if (hours > OLDEST_BACKUP_HOURS)
      return fault(`the newest backup is ${hours} hours old: ${newest}`, retry);
    verifyBackup(newest);
    return good(`${newest} is ${hours} hours old, and whole`);
  } catch (error) {
    return fault(toReason(error), retry);
  }
}
