import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { IMPORT_TASK } from "#app/feed/arrival/lease.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { finishTask } from "#app/store/tasks.server.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { waitUntil } from "../site/repeat.ts";
import { isRead, makeFeed, upload } from "../site/send-feed.ts";
import { makeFolder, type RunningSite, startSite } from "../site/start-site.ts";

const BATCH = 8_000;
const SINGLE_FILES = 100;
const HOMES = BATCH + SINGLE_FILES;
const KILLS = 30;
const LONGEST_LIFE_MS = 150;

export const feedTrials = onBothStores(
  `A batch of ${BATCH} homes and ${SINGLE_FILES} single files, ${KILLS} SIGKILLs`,
  tortureFeed,
);

/** Kills the site and its feed process together, at random moments while homes are being written. */
async function tortureFeed(title: string, databaseUrl: string): Promise<Finding> {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
  const feedDir = join(dataDir, "feed");
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, FEED_DIR: feedDir };
  await upload(feedDir, makeFiles());
  let site = await startSite(environment);
  let inTheMiddle = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await waitUntilMoving(db);
    await wait(Math.random() * LONGEST_LIFE_MS);
    await killWithChildren(site);
    if ((await countHomes(db)) < HOMES) inTheMiddle += 1;
    // Ends the dead process's lease.
    await finishTask(db, IMPORT_TASK, 0);
    site = await startSite(environment);
  }
  await waitUntil(() => isRead(feedDir));
  await site.stop();
  const found = await compareHomes(db, feedDir);
  await db.destroy();
  return {
    title,
    figures: { "kills while homes were being written": inTheMiddle, ...found.figures },
    isGood: inTheMiddle === KILLS && found.isExact,
  };
}

function makeFiles() {
  const numbers = Array.from({ length: HOMES }, (_, index) => index + 1);
  const files = [numbers.slice(0, BATCH), ...numbers.slice(BATCH).map((number) => [number])];
  return files.map((homes, index) => [`${index}.xml`, makeFeed(homes)] as const);
}

async function compareHomes(db: Database, feedDir: string) {
  const homes = await db.selectFrom("register").select(["position", "state"]).execute();
  const versions = await db.selectFrom("register_version").select("home_id").execute();
  const files = await db.selectFrom("feed_file").select(["state", "counts"]).execute();
  const names = await readdir(join(feedDir, "archive"), { recursive: true });
  const archived = names.filter((name) => name.endsWith(".xml")).length;
  const positions = new Set(homes.map(({ position }) => position ?? 0));
  const isNumbered = positions.size === HOMES && Math.max(...positions) === HOMES;
  const read = files.filter(({ state }) => state === "done").length;
  const counted = files.reduce((sum, { counts }) => sum + Number(JSON.parse(counts).NEW ?? 0), 0);
  return {
    figures: {
      "homes in the register": homes.length,
      "of these live": homes.filter(({ state }) => state === "live").length,
      "versions, one a home": versions.length,
      "positions from 1 on, each once": isNumbered ? "yes" : "no",
      "files read; reported as new in them": `${read}; ${counted}`,
      "files in the archive": archived,
    },
    isExact:
      isNumbered &&
      [homes.length, versions.length, counted].every((count) => count === HOMES) &&
      [read, files.length, archived].every((count) => count === SINGLE_FILES + 1),
  };
}

async function killWithChildren(site: RunningSite) {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").trim().split(" ");
  await site.kill();
  for (const pid of children.filter(Boolean)) process.kill(Number(pid), "SIGKILL");
}

async function countHomes(db: Database) {
  const row = await db
    .selectFrom("register")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Waits until homes are being written, or all have been. */
async function waitUntilMoving(db: Database) {
  const before = await countHomes(db);
  if (before < HOMES) await waitUntil(async () => (await countHomes(db)) > before);
}
