import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addTestSubscribers } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { countIssue } from "#app/enquiries/store/issues.server.ts";
import { type Database, type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { type RunningSite, startSite } from "../site/start-site.ts";

const READERS = 500;
const KILLS = 10;
const COMMAND_KILLS = 5;
const COMMAND_STARTS_MS = 200;
const COMMAND_LASTS_MS = 700;
const DELIVERY_MS = 240_000;
const ISSUE = "2026-12";

const makeFolder = () => mkdtempSync(join(tmpdir(), "site-newsletter-"));

export const tortureNewsletterOnSqlite = () => tortureNewsletter("SQLite", { dataDir: makeFolder() });

export async function tortureNewsletterOnPostgres(): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres)
    return {
      title: toTitle("PostgreSQL"),
      figures: { "not done": "PostgreSQL is not installed" },
      isGood: true,
    };
  const databaseUrl = await createDatabase(postgres, "newsletter");
  const finding = await tortureNewsletter("PostgreSQL", { databaseUrl, dataDir: makeFolder() });
  await postgres.stop();
  return finding;
}

function toTitle(store: string) {
  return `An issue to ${READERS} subscribers, ${KILLS} SIGKILLs (${store})`;
}

/** The command is killed while it queues the issue, and the site while it sends: every other time just when a mail is taken. */
async function tortureNewsletter(store: string, where: DatabaseOptions): Promise<Finding> {
  const db = await openDatabase(where);
  await addTestSubscribers(db, READERS);
  const killAt = new Set(
    Array.from({ length: KILLS }, (_, kill) => Math.round(((kill + 0.5) * READERS) / KILLS)),
  );
  let site: RunningSite | undefined;
  const mail = await startMailServer((count) => {
    if (!killAt.delete(count)) return;
    if (killAt.size % 2 === 0) site?.process.kill("SIGKILL");
    else setTimeout(() => site?.process.kill("SIGKILL"), Math.random() * 50);
  });
  const environment = {
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? "",
    SMTP_URL: mail.url,
    PUBLIC_ORIGIN: "https://www.headland.example",
    MAIL_PER_MINUTE: "6000",
  };
  const file = join(makeFolder(), `${ISSUE}.md`);
  writeFileSync(file, "# Spring by the sea\n\nThe water is *warm*.\n");
  for (let kill = 0; kill < COMMAND_KILLS; kill += 1)
    await sendIssue(file, environment, COMMAND_STARTS_MS + Math.random() * COMMAND_LASTS_MS);
  await sendIssue(file, environment);
  let kills = 0;
  while (killAt.size > 0) {
    site = await startSite(environment);
    if (site.isRunning()) await once(site.process, "exit");
    kills += 1;
  }
  site = await startSite(environment);
  await sendIssue(file, environment);
  await waitUntilSent(db);
  await site.stop();
  const received = mail.received.map(({ envelope, messageId = "" }) => ({ to: envelope.to[0], messageId }));
  const counts = await countIssue(db, ISSUE);
  await db.destroy();
  await mail.stop();
  return toFinding(store, received, { kills, sent: counts.get("sent") ?? 0, notices: sum(counts.values()) });
}

type Counts = { kills: number; sent: number; notices: number };

function toFinding(
  store: string,
  received: readonly { to?: string; messageId: string }[],
  { kills, sent, notices }: Counts,
): Finding {
  const idsByReader = Map.groupBy(received, ({ to }) => to).values();
  const idCounts = [...idsByReader].map((mails) => new Set(mails.map(({ messageId }) => messageId)).size);
  const ids = new Set(received.map(({ messageId }) => messageId)).size;
  const isExact = ids === READERS && idCounts.length === READERS && idCounts.every((count) => count === 1);
  return {
    title: toTitle(store),
    figures: {
      "SIGKILLs of the site": kills,
      "SIGKILLs of the command": COMMAND_KILLS,
      "notices stored; of these sent": `${notices}; ${sent}`,
      "subscribers reached": idCounts.length,
      "of these under exactly one Message-ID": idCounts.filter((count) => count === 1).length,
      "mails that came twice, under the same Message-ID": received.length - ids,
    },
    isGood: isExact && kills === KILLS && notices === READERS && sent === READERS,
  };
}

async function sendIssue(file: string, environment: Record<string, string>, killAfterMs?: number) {
  const env = { PATH: process.env.PATH, ...environment };
  const command = spawn(process.execPath, ["ops/newsletter/main.ts", "send", file], { env, stdio: "ignore" });
  if (killAfterMs !== undefined) setTimeout(() => command.kill("SIGKILL"), killAfterMs);
  await once(command, "exit");
}

/** Notices that a killed process had leased are free again after three minutes. */
async function waitUntilSent(db: Database) {
  const limit = Date.now() + DELIVERY_MS;
  while (((await countIssue(db, ISSUE)).get("queued") ?? 0) > 0 && Date.now() < limit) await wait(500);
}

function sum(counts: Iterable<number>) {
  return [...counts].reduce((total, count) => total + count, 0);
}
