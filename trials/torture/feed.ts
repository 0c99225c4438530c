import { mkdtempSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { IMPORT_TASK } from "#app/homes/feed/arrival/lease.server.ts";
import { type Database, type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { finishTask } from "#app/store/tasks.server.ts";
import type { Finding } from "../site/findings.ts";
import { type RunningSite, startSite } from "../site/start-site.ts";

const BATCH = 8_000;
const SINGLE_FILES = 100;
const HOMES = BATCH + SINGLE_FILES;
const KILLS = 30;
const LONGEST_LIFE_MS = 150;
const READING_MS = 300_000;
const POLL_MS = 50;

const makeFolder = () => mkdtempSync(join(tmpdir(), "site-feed-"));

export const tortureFeedOnSqlite = () => tortureFeed("SQLite", { dataDir: makeFolder() });

export async function tortureFeedOnPostgres(): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres)
    return {
      title: toTitle("PostgreSQL"),
      figures: { "not done": "PostgreSQL is not installed" },
      isGood: true,
    };
  const databaseUrl = await createDatabase(postgres, "feed");
  const finding = await tortureFeed("PostgreSQL", { databaseUrl, dataDir: makeFolder() });
  await postgres.stop();
  return finding;
}

function toTitle(store: string) {
  return `A batch of ${BATCH} homes and ${SINGLE_FILES} single files, ${KILLS} SIGKILLs (${store})`;
}

/** The site and its process of the feed are killed together, at random moments while homes are written. */
async function tortureFeed(store: string, where: DatabaseOptions): Promise<Finding> {
  const db = await openDatabase(where);
  const feedDir = join(where.dataDir, "feed");
  const environment = {
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? "",
    FEED_DIR: feedDir,
  };
  await upload(feedDir);
  let site = await startSite(environment);
  let inTheMiddle = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await waitUntilMoving(db);
    await wait(Math.random() * LONGEST_LIFE_MS);
    await killWithChildren(site);
    if ((await countHomes(db)) < HOMES) inTheMiddle += 1;
    // Ends the lease of the dead process.
    await finishTask(db, IMPORT_TASK, 0);
    site = await startSite(environment);
  }
  await waitUntilRead(feedDir);
  await site.stop();
  const finding = await toFinding(store, { db, feedDir, inTheMiddle });
  await db.destroy();
  return finding;
}

async function toFinding(
  store: string,
  { db, feedDir, inTheMiddle }: { db: Database; feedDir: string; inTheMiddle: number },
): Promise<Finding> {
  const homes = await db.selectFrom("register").select(["unique_id as id", "position", "state"]).execute();
  const versions = await db.selectFrom("register_version").select("home_id").execute();
  const files = await db.selectFrom("feed_file").select(["state", "counts"]).execute();
  const archived = (await readdir(join(feedDir, "archive"), { recursive: true })).filter((name) =>
    name.endsWith(".xml"),
  );
  const positions = new Set(homes.map(({ position }) => position ?? 0));
  const isNumbered = positions.size === HOMES && Math.max(...positions) === HOMES;
  const read = files.filter(({ state }) => state === "done").length;
  const counted = files.reduce((sum, { counts }) => sum + Number(JSON.parse(counts).NEW ?? 0), 0);
  return {
    title: toTitle(store),
    figures: {
      "kills while homes were being written": inTheMiddle,
      "homes in the register": homes.length,
      "of these live": homes.filter(({ state }) => state === "live").length,
      "versions, one a home": versions.length,
      "positions from 1 on, each once": isNumbered ? "yes" : "no",
      "files read; reported as new in them": `${read}; ${counted}`,
      "files in the archive": archived.length,
    },
    isGood:
      homes.length === HOMES &&
      versions.length === HOMES &&
      counted === HOMES &&
      isNumbered &&
      inTheMiddle === KILLS &&
      read === SINGLE_FILES + 1 &&
      files.length === read &&
      archived.length === read,
  };
}

async function upload(feedDir: string) {
  const folder = join(feedDir, "in");
  await mkdir(folder, { recursive: true });
  const ids = Array.from({ length: HOMES }, (_, id) => id + 1);
  const files = [ids.slice(0, BATCH), ...ids.slice(BATCH).map((id) => [id])];
  for (const [index, homes] of files.entries()) {
    await writeFile(join(folder, `.${index}.xml`), toFeed(homes));
    await rename(join(folder, `.${index}.xml`), join(folder, `${index}.xml`));
  }
}

function toFeed(ids: readonly number[]) {
  const homes = ids.map(
    (id) =>
      `<residential status="current"><agentID>HEADLD</agentID><uniqueID>${id}</uniqueID><headline>Home ${id}</headline><price>2400000</price><address><streetNumber>${id}</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address></residential>`,
  );
  return `<propertyList date="2026-11-20-10:00:00">${homes.join("")}</propertyList>`;
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

/** Until homes are being written, or there are no more. */
async function waitUntilMoving(db: Database) {
  const before = await countHomes(db);
  while (before < HOMES && (await countHomes(db)) === before) await wait(POLL_MS);
}

async function waitUntilRead(feedDir: string) {
  const limit = Date.now() + READING_MS;
  while (await hasFiles(feedDir)) {
    if (Date.now() > limit) throw new Error("The feed was not read within five minutes.");
    await wait(POLL_MS);
  }
}

async function hasFiles(feedDir: string) {
  const names = await Promise.all(["in", "work"].map((name) => readdir(join(feedDir, name))));
  return names.flat().length > 0;
}
