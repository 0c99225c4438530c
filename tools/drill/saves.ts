import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/notices/test-enquiries.ts";
import { type DatabaseOptions, openDatabase } from "#app/enquiries/store/database.server.ts";
import { createDatabase, startPostgres } from "#app/enquiries/store/test-postgres.ts";
import type { Finding } from "../torture/report.ts";
import { makeSubmissions, post } from "../torture/send-forms.ts";
import { findFreePort, startServer } from "../torture/server-process.ts";

const SAVES = 1_000;
const POSTS = 500;
const COMMITS = 300;
const ROW_BYTES = 500;
const AT_ONCE = 8;
const TARGET_PER_SECOND = 300;
const TARGET_P99_MS = 50;
const MS_PER_SECOND = 1000;

const makeFolder = () => mkdtempSync(join(tmpdir(), "headland-saves-"));

export async function measureSqliteSaves() {
  return measureStore("Enquiries kept durably: SQLite (synchronous = full)", { dataDir: makeFolder() });
}

export async function measurePostgresSaves(): Promise<Finding> {
  const title = "Enquiries kept durably: PostgreSQL (fsync = on)";
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres) return { title, figures: { "not done": "PostgreSQL is not installed" }, isGood: true };
  const databaseUrl = await createDatabase(postgres, "saves");
  const finding = await measureStore(title, { dataDir: "", databaseUrl });
  await postgres.stop();
  return finding;
}

/** Forms posted to the built site, over HTTP, while it sends their messages. */
export async function measureServerSaves(): Promise<Finding> {
  const port = await findFreePort();
  const server = await startServer(port, { DATA_DIR: makeFolder() });
  const submissions = makeSubmissions(POSTS);
  const finding = await measure(
    `Forms posted and thanked for: the built site on SQLite`,
    POSTS,
    async (index) => {
      const submission = submissions[index];
      if (!submission || !(await post(submission, `http://127.0.0.1:${port}`))) throw new Error("no thanks");
    },
  );
  await server.stop();
  // The targets are for keeping; this says what a visitor sees of it.
  return { ...finding, isGood: true };
}

/** What the disk allows: a bare table, one row a commit, as durable. The others are to be read beside it. */
export async function measureDisk(): Promise<Finding> {
  const file = new DatabaseSync(join(makeFolder(), "bare.sqlite"));
  file.exec("pragma journal_mode = wal; pragma synchronous = full; create table bare (text text)");
  const insert = file.prepare("insert into bare values (?)");
  const finding = await measure(
    "For comparison: a bare SQLite table, one row a commit",
    COMMITS,
    async () => {
      insert.run("x".repeat(ROW_BYTES));
    },
  );
  file.close();
  return { ...finding, isGood: true };
}

/** Puts enquiries with their messages into a store, as many as asked. */
export async function fillStore(options: DatabaseOptions, count: number) {
  const db = await openDatabase(options);
  await work(count, () => saveTestEnquiry(db, makeQuestion(), Date.now()));
  // They are not to be sent: the drill is about copies.
  await db.updateTable("notice").set({ state: "sent", settled_at: Date.now() }).execute();
  await db.destroy();
}

async function measureStore(title: string, options: DatabaseOptions) {
  const db = await openDatabase(options);
  const finding = await measure(title, SAVES, () => saveTestEnquiry(db, makeQuestion(), Date.now()));
  await db.destroy();
  return finding;
}

async function measure(
  title: string,
  count: number,
  save: (index: number) => Promise<unknown>,
): Promise<Finding> {
  const start = performance.now();
  const times = await work(count, save);
  const seconds = (performance.now() - start) / MS_PER_SECOND;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const perSecond = count / seconds;
  return {
    title,
    figures: {
      [`kept, ${AT_ONCE} at once`]: count,
      [`a second (target ≥ ${TARGET_PER_SECOND})`]: perSecond.toFixed(0),
      "median, ms": at(0.5).toFixed(1),
      [`p99, ms (target ≤ ${TARGET_P99_MS})`]: at(0.99).toFixed(1),
    },
    isGood: perSecond >= TARGET_PER_SECOND && at(0.99) <= TARGET_P99_MS,
  };
}

/** Does the task so many times, a few at once; how long each took (ms). */
async function work(count: number, task: (index: number) => Promise<unknown>) {
  const times: number[] = [];
  let next = 0;
  async function lane() {
    while (next < count) {
      const index = next;
      next += 1;
      const start = performance.now();
      // SQLite answers without waiting: the others have their turn, and the wait for it counts.
      await setImmediate();
      await task(index);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return times;
}
