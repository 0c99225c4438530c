import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { measureTimes, repeat } from "../site/repeat.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";

const SAVES = 1_000;
const POSTS = 500;
const COMMITS = 300;
const ROW_BYTES = 500;
const AT_ONCE = 8;
const TARGET_PER_SECOND = 300;
const TARGET_P99_MS = 50;

const makeFolder = () => mkdtempSync(join(tmpdir(), "site-saves-"));

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
  const { origin, stop } = await startSite({ DATA_DIR: makeFolder() });
  const submissions = makeSubmissions(POSTS);
  const finding = await measure(
    `Forms posted and thanked for: the built site on SQLite`,
    POSTS,
    async (index) => {
      const submission = submissions[index];
      if (!submission || !(await post(submission, origin))) throw new Error("no thanks");
    },
  );
  await stop();
  // The targets are for keeping; this says what a visitor sees of it.
  return { ...finding, isGood: true };
}

/** Measures the disk: a bare table, one row a commit, equally durable. Compare the other figures with it. */
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
  await repeat(count, () => saveTestEnquiry(db, makeQuestion(), Date.now()), AT_ONCE);
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
  const { perSecond, medianMs, p99Ms } = await measureTimes(count, inTurn(save), AT_ONCE);
  return {
    title,
    figures: {
      [`kept, ${AT_ONCE} at once`]: count,
      [`a second (target ≥ ${TARGET_PER_SECOND})`]: perSecond.toFixed(0),
      "median, ms": medianMs.toFixed(1),
      [`p99, ms (target ≤ ${TARGET_P99_MS})`]: p99Ms.toFixed(1),
    },
    isGood: perSecond >= TARGET_PER_SECOND && p99Ms <= TARGET_P99_MS,
  };
}

/** SQLite answers without waiting: the others have their turn, and the wait for it counts. */
function inTurn(save: (index: number) => Promise<unknown>) {
  return async (index: number) => {
    await setImmediate();
    await save(index);
  };
}
