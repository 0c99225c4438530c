import type { Database } from "#app/store/database.server.ts";
import { parseCounts } from "./parse-rows.ts";
import type { Counts } from "./register.ts";
import { outcomes } from "./store/register-rows.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What came and what waits; `outcomes` of the listings of the last day, times in ms. */
export async function countFeed(db: Database, now: number) {
  const files = await db
    .selectFrom("feed_file")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("received_at").as("oldest")])
    .groupBy("state")
    .execute();
  const recent = await db
    .selectFrom("feed_file")
    .select("counts")
    .where("received_at", ">", now - DAY_MS)
    .execute();
  const pictures = await db
    .selectFrom("feed_picture")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  const waiting = files.find(({ state }) => state === "reading");
  return {
    files: files.map(({ state, count }) => ({ state, count: Number(count) })),
    outcomes: addCounts(recent.map(parseCounts)),
    waitingSince: waiting && Number(waiting.oldest),
    picturesWaiting: Number(pictures.count),
  };
}

/** When the last file of each provider came (ms), by its name. */
export async function findLastFiles(db: Database) {
  const rows = await db
    .selectFrom("feed_file")
    .select(({ fn }) => ["provider", fn.max("received_at").as("last")])
    .groupBy("provider")
    .execute();
  return new Map(rows.map(({ provider, last }) => [provider, Number(last)]));
}

function addCounts(all: readonly Counts[]) {
  const sums: Counts = {};
  for (const counts of all)
    for (const outcome of outcomes) {
      const sum = (sums[outcome] ?? 0) + (counts[outcome] ?? 0);
      if (sum > 0) sums[outcome] = sum;
    }
  return sums;
}
