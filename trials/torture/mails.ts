import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addTestAlerts } from "#app/alerts/alerts.fixture.ts";
import { addMatches, queueDueMails } from "#app/alerts/store/matches.server.ts";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { makeFolder, type RunningSite, startSite, toNoon } from "../site/start-site.ts";
import { compareMails, waitUntilSent } from "./stored.ts";

type Environment = Record<string, string>;

type Sending = {
  mails: number;
  kills: number;
  environment?: Environment;
  /** Puts the mails into the queue. Returns what is told of it, and what would put them there `again` once most are sent. */
  queue: (
    db: Database,
    environment: Environment,
  ) => Promise<{ figures?: Finding["figures"]; again?: () => Promise<void> }>;
  /** On PostgreSQL another process sends as well. */
  isShared?: boolean;
};

const READERS = 500;
const READER_KILLS = 10;
const COMMAND_KILLS = 5;
const COMMAND_STARTS_MS = 200;
const COMMAND_LASTS_MS = 700;

/** The command is killed while it queues the issue, and the site while it sends. */
export const newsletterTrials = onBothStores(
  `An issue to ${READERS} subscribers, ${READER_KILLS} SIGKILLs`,
  (title, databaseUrl) =>
    tortureSending(title, databaseUrl, {
      mails: READERS,
      kills: READER_KILLS,
      environment: { MAIL_PER_MINUTE: "6000" },
      async queue(db, environment) {
        await addTestSubscribers(db, READERS);
        const file = join(makeFolder(), "2026-12.md");
        writeFileSync(file, "# Spring by the sea\n\nThe water is *warm*.\n");
        for (let kill = 0; kill < COMMAND_KILLS; kill += 1)
          await sendIssue(file, environment, COMMAND_STARTS_MS + Math.random() * COMMAND_LASTS_MS);
        await sendIssue(file, environment);
        return {
          figures: { "SIGKILLs of the command": COMMAND_KILLS },
          again: () => sendIssue(file, environment),
        };
      },
    }),
);

async function sendIssue(file: string, environment: Environment, killAfterMs?: number) {
  const env = { PATH: process.env.PATH, ...environment };
  const command = spawn(process.execPath, ["ops/newsletter/main.ts", "send", file], { env, stdio: "ignore" });
  if (killAfterMs !== undefined) setTimeout(() => command.kill("SIGKILL"), killAfterMs);
  await once(command, "exit");
}

const ALERTS = 2_000;
const ALERT_KILLS = 20;

export const alertTrials = onBothStores(
  `${ALERTS} alerts, ${ALERT_KILLS} SIGKILLs, on PostgreSQL of one of two processes`,
  (title, databaseUrl) => {
    const { noon, NODE_OPTIONS } = toNoon(Date.now());
    return tortureSending(title, databaseUrl, {
      mails: ALERTS,
      kills: ALERT_KILLS,
      environment: { MAIL_PER_MINUTE: "0", NODE_OPTIONS },
      async queue(db) {
        const alerts = await addTestAlerts(db, Array(ALERTS).fill(""));
        const matches = alerts.map((alert) => ({ alert, home: "sale S001", news: ["new" as const] }));
        await addMatches(db, matches, noon);
        await queueDueMails(db, noon);
        return {};
      },
      isShared: databaseUrl !== "",
    });
  },
);

/** The site is killed while it sends: every other time just when a mail is taken. */
async function tortureSending(
  title: string,
  databaseUrl: string,
  { mails, kills, isShared, ...sending }: Sending,
) {
  const killAt = new Set(
    Array.from({ length: kills }, (_, kill) => Math.round(((kill + 0.5) * mails) / kills)),
  );
  let site: RunningSite | undefined;
  const mail = await startMailServer((count) => {
    if (!killAt.delete(count)) return;
    if (killAt.size % 2 === 0) site?.process.kill("SIGKILL");
    else setTimeout(() => site?.process.kill("SIGKILL"), Math.random() * 50);
  });
  const environment = {
    ...sending.environment,
    DATA_DIR: makeFolder(),
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    PUBLIC_ORIGIN: "https://www.headland.example",
  };
  const db = await openDatabase({ dataDir: environment.DATA_DIR, databaseUrl });
  const queued = await sending.queue(db, environment);
  const other = isShared ? await startSite({ ...environment, DATA_DIR: makeFolder() }) : undefined;
  let killed = 0;
  while (killAt.size > 0) {
    site = await startSite(environment);
    if (site.isRunning()) await once(site.process, "exit");
    killed += 1;
  }
  site = await startSite(environment);
  await queued.again?.();
  await waitUntilSent(db);
  await Promise.all([site.stop(), other?.stop()]);
  const { figures, reached, count, isExact } = await compareMails(db, mail);
  await db.destroy();
  await mail.stop();
  // While the site starts again the other process sends, also the mail at which it was to be killed.
  const isKilled = isShared ? killed > kills / 2 : killed === kills;
  return {
    title,
    figures: { "SIGKILLs of the site": killed, ...queued.figures, ...figures },
    isGood: isExact && isKilled && count === mails && reached === mails,
  };
}
