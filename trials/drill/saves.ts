import { setImmediate } from "node:timers/promises";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { type Finding, tryOnPostgres } from "../site/findings.ts";
import { measureTimes, repeat, toQuantile } from "../site/repeat.ts";
import { makeFolder } from "../site/start-site.ts";

const SAVES = 1_000;
const AT_ONCE = 8;
const TARGET_PER_SECOND = 300;
const TARGET_P99_MS = 50;

export function measureSqliteSaves() {
  return measureStore("Enquiries kept durably: SQLite (synchronous = full)", { dataDir: makeFolder() });
}

export function measurePostgresSaves() {
  const title = "Enquiries kept durably: PostgreSQL (fsync = on)";
  return tryOnPostgres(title, (databaseUrl) => measureStore(title, { dataDir: "", databaseUrl }));
}

/** Fills a store with enquiries and their messages. */
export async function fillStore(options: DatabaseOptions, count: number) {
  const db = await openDatabase(options);
  await repeat(count, () => saveTestEnquiry(db, makeQuestion(), Date.now()), AT_ONCE);
  // Marked as sent, because the drill is about backups.
  await db.updateTable("notice").set({ state: "sent", settled_at: Date.now() }).execute();
  await db.destroy();
}

async function measureStore(title: string, options: DatabaseOptions): Promise<Finding> {
  const db = await openDatabase(options);
  /** SQLite answers synchronously; this gives other work a turn, and the wait counts. */
  const saveInTurn = () => setImmediate().then(() => saveTestEnquiry(db, makeQuestion(), Date.now()));
  const { perSecond, times } = await measureTimes(SAVES, saveInTurn, AT_ONCE);
  await db.destroy();
  const p99Ms = toQuantile(times, 0.99);
  return {
    title,
    figures: {
      [`kept, ${AT_ONCE} at once`]: SAVES,
      [`a second (target ≥ ${TARGET_PER_SECOND})`]: perSecond.toFixed(0),
      "median, ms": toQuantile(times, 0.5).toFixed(1),
      [`p99, ms (target ≤ ${TARGET_P99_MS})`]: p99Ms.toFixed(1),
    },
    isGood: perSecond >= TARGET_PER_SECOND && p99Ms <= TARGET_P99_MS,
  };
}
