import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openDatabase } from "#app/open-database.server.ts";
import { createDatabase } from "#app/store/postgres.fixture.ts";
import { findBackups } from "../../ops/backup/make-backup.ts";
import { type Finding, tryOnPostgres } from "../site/findings.ts";
import { measure, repeatUntilStopped, waitUntil } from "../site/repeat.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { fillStore } from "./saves.ts";

const STORED_BEFORE = 1_000;
const THANKED_BEFORE = 300;
const SENDERS = 4;
const LIMIT_SECONDS = 10;
const MS_PER_SECOND = 1000;

type Environment = Record<string, string>;

/** Settings of the store before and after the loss. */
type Drill = { title: string; before: Environment; after: Environment };

export function drillSqlite(): Promise<Finding> {
  const [before, after] = [{ DATA_DIR: makeFolder() }, { DATA_DIR: makeFolder() }];
  return drill({ title: "Backup drill: SQLite", before, after });
}

export function drillPostgres(): Promise<Finding> {
  const title = "Backup drill: PostgreSQL, by pg_dump and pg_restore";
  return tryOnPostgres(title, async (DATABASE_URL, postgres) => {
    const PATH = `${postgres.bin}:${process.env.PATH}`;
    const before = { DATABASE_URL, DATA_DIR: makeFolder(), PATH };
    const after = {
      ...before,
      DATABASE_URL: await createDatabase(postgres, "after"),
      DATA_DIR: makeFolder(),
    };
    return drill({ title, before, after });
  });
}

/** Runs a command as an operator would. Returns its seconds. */
async function runCommand(name: string, words: readonly string[], environment: Environment) {
  const env = { ...process.env, ...environment };
  const run = () => promisify(execFile)(process.execPath, [`ops/${name}/main.ts`, ...words], { env });
  return (await measure(run)) / MS_PER_SECOND;
}

/**
 * Backs up a busy store, loses the machine, restores on another, and looks for everybody whose form was accepted
 * before.
 */
async function drill({ title, before, after }: Drill): Promise<Finding> {
  await fillStore(toOptions(before), STORED_BEFORE);
  const lost = await startSite(before);
  const sending = sendUntilStopped(lost.origin);
  await waitUntil(async () => sending.thanked.length >= THANKED_BEFORE);

  const thankedBefore = [...sending.thanked];
  const backups = makeFolder();
  const backupSeconds = await runCommand("backup", [], { ...before, BACKUP_DIR: backups });
  const meanwhile = sending.thanked.length - thankedBefore.length;
  await sending.stop();
  await lost.kill();
  const [file = ""] = findBackups(backups);
  const restoreSeconds = await runCommand("restore", ["--from", file], after);
  const start = performance.now();
  const restored = await startSite(after);
  const readySeconds = (performance.now() - start) / MS_PER_SECOND;
  await restored.stop();

  const stored = await readIds(after);
  const missing = thankedBefore.filter((id) => !stored.has(id)).length;
  const seconds = backupSeconds + restoreSeconds + readySeconds;
  return {
    title,
    figures: {
      "enquiries in the store before": STORED_BEFORE + thankedBefore.length,
      "of these thanked for over HTTP before the backup began": thankedBefore.length,
      "thanked for while it was made": meanwhile,
      "enquiries in the restored store": stored.size,
      "thanked for before the backup and not in it": missing,
      "backup, s": backupSeconds.toFixed(2),
      "restore, s": restoreSeconds.toFixed(2),
      "until the server on it is ready, s": readySeconds.toFixed(2),
      "together, s (target < 10)": seconds.toFixed(2),
    },
    isGood: missing === 0 && stored.size >= STORED_BEFORE + thankedBefore.length && seconds < LIMIT_SECONDS,
  };
}

/** Sends one form after another until stopped. */
function sendUntilStopped(origin: string) {
  const thanked: string[] = [];
  const senders = repeatUntilStopped(SENDERS, async () => {
    for (const submission of makeSubmissions(1))
      if (await post(submission, origin)) thanked.push(submission.id);
  });
  return { thanked, stop: senders.stop };
}

async function readIds(environment: Environment) {
  const db = await openDatabase(toOptions(environment));
  const rows = await db.selectFrom("enquiry").select("id").execute();
  await db.destroy();
  return new Set(rows.map(({ id }) => id));
}

function toOptions({ DATA_DIR = "", DATABASE_URL }: Environment) {
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
}
