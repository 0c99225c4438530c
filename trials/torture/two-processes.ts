import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#app/open-database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import type { TestPostgres } from "#app/store/postgres.fixture.ts";
import { tryOnPostgres } from "../site/findings.ts";
import { repeatUntilStopped } from "../site/repeat.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { compareMails, compareThanked, waitUntilSent } from "./stored.ts";

const SENT_TO_TWO = 200;
const KILL_AT = 80;

/** Two web processes share a database and the work; one is killed midway. */
export function tortureByLosingOne() {
  const title = `${SENT_TO_TWO} submissions to two processes on one PostgreSQL, one killed for good`;
  return tryOnPostgres(title, async (databaseUrl) => {
    const mail = await startMailServer();
    const start = () => startSite({ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, DATA_DIR: makeFolder() });
    const sites = await Promise.all([start(), start()]);
    const origins = sites.map(({ origin }) => origin);
    const thanked = await sendAll(makeSubmissions(SENT_TO_TWO), async (submission, index) => {
      if (index === KILL_AT) await sites[0].kill();
      return postUntilThanked(submission, index % 2 ? origins : origins.toReversed());
    });
    const db = await openDatabase({ databaseUrl, dataDir: "" });
    await waitUntilSent(db);
    await sites[1].stop();
    const enquiries = await compareThanked(db, thanked);
    const mails = await compareMails(db, mail);
    await db.destroy();
    await mail.stop();
    return {
      title,
      figures: { ...enquiries.figures, ...mails.figures },
      isGood: enquiries.isExact && mails.isExact,
    };
  });
}

const SUBMISSIONS = 1_000;
const RESTARTS = 8;
const TERMINATIONS = 24;
const LONGEST_AWAY_MS = 2_000;
const pages = ["/", "/listings?beds=3", "/property/1", "/contact", "/suburbs"];

/** PostgreSQL stops and restarts at random moments, with all its connections, while forms and pages are requested. */
export function tortureByRestarts() {
  const title = `${SUBMISSIONS} submissions to two processes while PostgreSQL is stopped and started ${RESTARTS} times, and its connections are ended ${TERMINATIONS} times`;
  return tryOnPostgres(title, async (databaseUrl, postgres) => {
    const start = () => startSite({ DATABASE_URL: databaseUrl, DATA_DIR: makeFolder() });
    const sites = await Promise.all([start(), start()]);
    const origins = sites.map(({ origin }) => origin);
    const disturbing = disturb(postgres, databaseUrl);
    const visiting = visit(origins);
    const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
      // Submissions are spread over all disturbances, so that each can hit one.
      while (disturbing.share() < index / SUBMISSIONS) await wait(5);
      return postUntilThanked(submission, index % 2 ? origins : origins.toReversed());
    });
    await disturbing.ended;
    const { shown, failed } = await visiting.end();
    const db = await openDatabase({ databaseUrl, dataDir: "" });
    const { figures, isExact } = await compareThanked(db, thanked);
    await db.destroy();
    const ended = sites.filter(({ isRunning }) => !isRunning()).length;
    await Promise.all(sites.map(({ stop }) => stop()));
    return {
      title,
      figures: {
        "processes that ended": ended,
        "pages shown meanwhile": shown,
        "pages not shown": failed,
        ...figures,
      },
      isGood: ended === 0 && failed === 0 && isExact,
    };
  });
}

/** Ends the connections three times, then restarts the server, and so on. */
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

/** Requests pages of both processes alternately. */
function visit(origins: readonly string[]) {
  const visits = { shown: 0, failed: 0 };
  const visitor = repeatUntilStopped(1, async (_worker, turn) => {
    const address = `${origins[turn % origins.length]}${pages[turn % pages.length]}`;
    const isShown = await fetch(address).then(
      async (answer) => (await answer.text()) !== "" && answer.ok,
      () => false,
    );
    visits[isShown ? "shown" : "failed"] += 1;
  });
  return { end: () => visitor.stop().then(() => visits) };
}
