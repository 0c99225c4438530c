import { once } from "node:events";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { startIssue } from "#app/newsletter/store/stored-issues.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { makeFolder, type RunningSite, startSite } from "../site/start-site.ts";
import { compareMails, waitUntilSent } from "./stored.ts";

const READERS = 500;
const KILLS = 10;

export const newsletterTrials = onBothStores(
  `An issue to ${READERS} subscribers, ${KILLS} SIGKILLs`,
  tortureNewsletter,
);

/** Kills the site while it sends an issue, every second time just after a mail was accepted. */
async function tortureNewsletter(title: string, databaseUrl: string): Promise<Finding> {
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
    MAIL_PER_MINUTE: "6000",
    DATA_DIR: makeFolder(),
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    PUBLIC_ORIGIN: "https://www.headland.example",
  };
  const db = await openDatabase({ dataDir: environment.DATA_DIR, databaseUrl });
  await addTestSubscribers(db, READERS);
  const issue = { id: "2026-12", subject: "Spring", text: "Warm.", html: "<p>Warm.</p>" };
  await startIssue(db, issue, Date.now());
  let killed = 0;
  while (killAt.size > 0) {
    site = await startSite(environment);
    if (site.isRunning()) await once(site.process, "exit");
    killed += 1;
  }
  site = await startSite(environment);
  // Sent again, as by somebody who does not know the progress.
  await startIssue(db, issue, Date.now());
  await waitUntilSent(db);
  await site.stop();
  const { figures, reached, count, isExact } = await compareMails(db, mail);
  await db.destroy();
  await mail.stop();
  return {
    title,
    figures: { "SIGKILLs of the site": killed, ...figures },
    isGood: isExact && killed === KILLS && count === READERS && reached === READERS,
  };
}
