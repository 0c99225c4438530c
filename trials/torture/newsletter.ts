import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addTestSubscribers } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { makeFolder, type RunningSite, startSite } from "../site/start-site.ts";
import { compareMails, waitUntilSent } from "./stored.ts";

const READERS = 500;
const KILLS = 10;
const COMMAND_KILLS = 5;
const COMMAND_STARTS_MS = 200;
const COMMAND_LASTS_MS = 700;

export const newsletterTrials = onBothStores(
  `An issue to ${READERS} subscribers, ${KILLS} SIGKILLs`,
  tortureNewsletter,
);

/** The command is killed while it queues the issue, and the site while it sends: every other time just when a mail is taken. */
async function tortureNewsletter(title: string, databaseUrl: string): Promise<Finding> {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
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
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    PUBLIC_ORIGIN: "https://www.headland.example",
    MAIL_PER_MINUTE: "6000",
  };
  const file = join(makeFolder(), "2026-12.md");
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
  const { figures, reached, count, isExact } = await compareMails(db, mail);
  await db.destroy();
  await mail.stop();
  return {
    title,
    figures: { "SIGKILLs of the site": kills, "SIGKILLs of the command": COMMAND_KILLS, ...figures },
    isGood: isExact && kills === KILLS && count === READERS && reached === READERS,
  };
}

async function sendIssue(file: string, environment: Record<string, string>, killAfterMs?: number) {
  const env = { PATH: process.env.PATH, ...environment };
  const command = spawn(process.execPath, ["ops/newsletter/main.ts", "send", file], { env, stdio: "ignore" });
  if (killAfterMs !== undefined) setTimeout(() => command.kill("SIGKILL"), killAfterMs);
  await once(command, "exit");
}
