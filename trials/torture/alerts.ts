import { once } from "node:events";
import { addTestAlerts } from "#app/listings/alerts/alerts.fixture.ts";
import { addMatches } from "#app/listings/alerts/store/matches.server.ts";
import { queueDueMails } from "#app/listings/alerts/store/queue-mails.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { makeFolder, type RunningSite, startSite, toNoon } from "../site/start-site.ts";
import { compareMails, waitUntilSent } from "./stored.ts";

const ALERTS = 2_000;
const KILLS = 20;

export const alertTrials = onBothStores(
  `${ALERTS} alerts, ${KILLS} SIGKILLs, on PostgreSQL of one of two processes`,
  tortureAlerts,
);

/** A site is killed while the alerts go out: every other time just when a mail is taken. */
async function tortureAlerts(title: string, databaseUrl: string): Promise<Finding> {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
  const { noon, NODE_OPTIONS } = toNoon(Date.now());
  const alerts = await addTestAlerts(
    db,
    Array.from({ length: ALERTS }, () => ""),
  );
  await addMatches(
    db,
    alerts.map((alert) => ({ alert, home: "sale S001", news: ["new"] })),
    noon,
  );
  await queueDueMails(db, noon);
  const killAt = new Set(
    Array.from({ length: KILLS }, (_, kill) => Math.round(((kill + 0.5) * ALERTS) / KILLS)),
  );
  let site: RunningSite | undefined;
  const mail = await startMailServer((count) => {
    if (!killAt.delete(count)) return;
    if (killAt.size % 2 === 0) site?.process.kill("SIGKILL");
    else setTimeout(() => site?.process.kill("SIGKILL"), Math.random() * 50);
  });
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, MAIL_PER_MINUTE: "0", NODE_OPTIONS };
  const start = (folder: string) =>
    startSite({ ...environment, DATA_DIR: folder, PUBLIC_ORIGIN: "https://www.headland.example" });
  const other = databaseUrl ? await start(makeFolder()) : undefined;
  let kills = 0;
  while (killAt.size > 0) {
    site = await start(dataDir);
    if (site.isRunning()) await once(site.process, "exit");
    kills += 1;
  }
  site = await start(dataDir);
  await waitUntilSent(db);
  await Promise.all([site.stop(), other?.stop()]);
  const { figures, reached, count, isExact } = await compareMails(db, mail);
  await db.destroy();
  await mail.stop();
  return {
    title,
    figures: { SIGKILLs: kills, ...figures },
    // While it starts again the other process sends, also the mail at which it was to be killed.
    isGood:
      isExact &&
      (databaseUrl ? kills > KILLS / 2 : kills === KILLS) &&
      count === ALERTS &&
      reached === ALERTS,
  };
}
