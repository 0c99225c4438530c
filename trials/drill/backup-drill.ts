import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "#app/store/database.server.ts";
import { createDatabase, startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { postgresCommands } from "../../ops/backup/postgres-advice.ts";
import type { Finding } from "../site/findings.ts";
import { repeatUntilStopped } from "../site/repeat.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";
import { fillStore } from "./saves.ts";

const STORED_BEFORE = 1_000;
const THANKED_BEFORE = 300;
const SENDERS = 4;
const LIMIT_SECONDS = 10;
const MS_PER_SECOND = 1000;

type Environment = Record<string, string>;

/** A store as the server is told of it, and how to copy it and to bring the copy back elsewhere. */
type Drill = {
  title: string;
  before: Environment;
  after: Environment;
  backup: () => Promise<unknown>;
  restore: () => Promise<unknown>;
};

const run = promisify(execFile);
const makeFolder = () => mkdtempSync(join(tmpdir(), "site-drill-"));

export function drillSqlite(): Promise<Finding> {
  const file = join(makeFolder(), "backup.sqlite");
  const [before, after] = [{ DATA_DIR: makeFolder() }, { DATA_DIR: makeFolder() }];
  const command = (name: string, flag: string, environment: Environment) =>
    run(process.execPath, [`ops/${name}/main.ts`, flag, file], { env: { ...process.env, ...environment } });
  return drill({
    title: "Backup drill: SQLite",
    before,
    after,
    backup: () => command("backup", "--to", before),
    restore: () => command("restore", "--from", after),
  });
}

export async function drillPostgres(): Promise<Finding> {
  const title = "Backup drill: PostgreSQL, by pg_dump and pg_restore";
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres) return { title, figures: { "not done": "PostgreSQL is not installed" }, isGood: true };
  const file = join(makeFolder(), "backup.dump");
  const before = { DATABASE_URL: await createDatabase(postgres, "before"), DATA_DIR: makeFolder() };
  const after = { DATABASE_URL: await createDatabase(postgres, "after"), DATA_DIR: makeFolder() };
  const finding = await drill({
    title,
    before,
    after,
    backup: () => runShell(postgres, postgresCommands.backup.replace("FILE", file), before),
    restore: () => runShell(postgres, postgresCommands.restore.replace("FILE", file), after),
  });
  await postgres.stop();
  return finding;
}

function runShell({ bin }: TestPostgres, command: string, environment: Environment) {
  return run("sh", ["-c", command], { env: { ...environment, PATH: `${bin}:${process.env.PATH}` } });
}

/** Copies a busy store, loses the machine, brings the copy back on another and looks for everybody who was thanked before. */
async function drill({ title, before, after, backup, restore }: Drill): Promise<Finding> {
  await fillStore(toOptions(before), STORED_BEFORE);
  const lost = await startSite(before);
  const sending = sendUntilStopped(lost.origin);
  while (sending.thanked.length < THANKED_BEFORE) await wait(10);

  const thankedBefore = [...sending.thanked];
  const backupSeconds = await time(backup);
  const meanwhile = sending.thanked.length - thankedBefore.length;
  await sending.stop();
  await lost.kill();
  const restoreSeconds = await time(restore);
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

/** Visitors who send one form after the other. */
function sendUntilStopped(origin: string) {
  const thanked: string[] = [];
  const senders = repeatUntilStopped(SENDERS, async () => {
    for (const submission of makeSubmissions(1))
      if (await post(submission, origin)) thanked.push(submission.id);
  });
  return { thanked, stop: senders.stop };
}

async function time(task: () => Promise<unknown>) {
  const start = performance.now();
  await task();
  return (performance.now() - start) / MS_PER_SECOND;
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
