import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { createDatabase, startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { type RunningSite, startSite } from "../site/start-site.ts";

const SUBMISSIONS = 1_000;
const RESTARTS = 8;
const TERMINATIONS = 24;
const LONGEST_AWAY_MS = 2_000;
const pages = ["/", "/listings?beds=3", "/property/1", "/contact", "/suburbs"];
const TITLE = `${SUBMISSIONS} submissions to two processes while PostgreSQL is stopped and started ${RESTARTS} times, and its connections are ended ${TERMINATIONS} times`;

type Thanked = Awaited<ReturnType<typeof postUntilThanked>>;
type Visits = { shown: number; failed: number };

/** The database goes and comes back at random moments, and with it every connection, under forms and visitors. */
export async function tortureByRestarts(): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres)
    return { title: TITLE, figures: { "not done": "PostgreSQL is not installed" }, isGood: true };
  const databaseUrl = await createDatabase(postgres, "torture");
  const environment = () => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), "site-torture-")),
  });
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const sites = await Promise.all([1, 2].map(() => startSite(environment(), { onLine })));
  const origins = sites.map(({ origin }) => origin);
  let done = 0;
  const disturbing = disturb(postgres, databaseUrl);
  const visiting = visit(origins, () => done === SUBMISSIONS);
  const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
    // Spread over all disturbances, so that every one of them has something to break.
    while (disturbing.share() < index / SUBMISSIONS) await wait(5);
    const saved = await postUntilThanked(submission, index % 2 ? origins : origins.toReversed());
    done += 1;
    return saved;
  });
  await disturbing.ended;
  const visits = await visiting;
  const db = await openDatabase({ databaseUrl, dataDir: "" });
  const finding = toFinding(await findStored(db), { thanked, visits, sites, lines });
  await db.destroy();
  await Promise.all(sites.map(({ stop }) => stop()));
  await postgres.stop();
  return finding;
}

/** Three times the connections are ended, then the server is stopped and started again, and so on. */
function disturb(postgres: TestPostgres, databaseUrl: string) {
  let count = 0;
  async function run() {
    for (; count < RESTARTS + TERMINATIONS; count += 1) {
      await wait(Math.random() * LONGEST_AWAY_MS);
      if (count % (1 + TERMINATIONS / RESTARTS) > 0) await endConnections(databaseUrl);
      else await postgres.restart(Math.random() * LONGEST_AWAY_MS);
    }
  }
  return { ended: run(), share: () => (count + 1) / (RESTARTS + TERMINATIONS) };
}

async function endConnections(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

/** Asks both processes for pages, one after the other. */
async function visit(origins: readonly string[], isOver: () => boolean): Promise<Visits> {
  const visits = { shown: 0, failed: 0 };
  for (let turn = 0; !isOver(); turn += 1) {
    const address = `${origins[turn % origins.length]}${pages[turn % pages.length]}`;
    const isShown = await fetch(address).then(
      async (answer) => (await answer.text()) !== "" && answer.ok,
      () => false,
    );
    if (isShown) visits.shown += 1;
    else visits.failed += 1;
  }
  return visits;
}

async function findStored(db: Database) {
  const rows = await db.selectFrom("enquiry").select(["id", "reference"]).execute();
  const amendments = await db.selectFrom("amendment").select("id").execute();
  return { rows, amendments: amendments.length };
}

type Outcome = {
  thanked: readonly Thanked[];
  visits: Visits;
  sites: readonly RunningSite[];
  lines: readonly string[];
};

function toFinding(
  { rows, amendments }: Awaited<ReturnType<typeof findStored>>,
  { thanked, visits, sites, lines }: Outcome,
): Finding {
  const stored = new Map(rows.map(({ id, reference }) => [id, reference]));
  const present = thanked.filter(({ id, reference }) => stored.get(id) === reference).length;
  const ended = sites.filter(({ isRunning }) => !isRunning()).length;
  return {
    title: TITLE,
    figures: {
      "processes that ended": ended,
      "pages shown meanwhile": visits.shown,
      "pages not shown": visits.failed,
      "submissions thanked for": thanked.length,
      "of these present, with the reference the thanks named": present,
      "enquiries stored": rows.length,
      "amendments stored": amendments,
      "posts it took": thanked.reduce((sum, { attempts }) => sum + attempts, 0),
      "lines of what watches the store, of both processes": lines.filter((line) =>
        line.includes('"reason":"the database is away","code"'),
      ).length,
    },
    isGood:
      ended === 0 &&
      visits.failed === 0 &&
      present === SUBMISSIONS &&
      rows.length === SUBMISSIONS &&
      amendments === 0,
  };
}
