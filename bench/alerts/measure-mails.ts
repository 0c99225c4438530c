import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addTestAlerts } from "#app/listings/alerts/alerts.fixture.ts";
import { addMatches } from "#app/listings/alerts/store/matches.server.ts";
import { queueDueMails } from "#app/listings/alerts/store/queue-mails.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { measure, measureAtPace, toQuantile, waitUntil } from "../../trials/site/repeat.ts";
import { makeSubmissions, post } from "../../trials/site/send-forms.ts";
import { makeFolder, startSite, toNoon } from "../../trials/site/start-site.ts";
import { formatMs, formatQuantiles, printTable } from "../tables.ts";

const ALERTS = 100;
const PACE = { perSecond: 50, seconds: 10 };
const [SALES, RENTALS] = ["coastal-listings.json", "coastal-rentals.json"];

/** From a replaced file to a mail for each of a hundred alerts, and how long others wait for a kept page meanwhile. */
export async function measureMails() {
  const [dataDir, listingsDir] = [makeFolder(), makeFolder()];
  const homes: unknown[] = JSON.parse(await readFile(join("agencies/headland/homes", SALES), "utf8"));
  await writeFile(join(listingsDir, SALES), JSON.stringify(homes.slice(1)));
  await writeFile(join(listingsDir, RENTALS), "[]");
  const db = await openDatabase({ dataDir });
  await addTestAlerts(db, Array(ALERTS).fill(""));
  await db.destroy();
  const all = Promise.withResolvers<number>();
  const mail = await startMailServer((count) => count === ALERTS && all.resolve(performance.now()));
  const environment = {
    DATA_DIR: dataDir,
    LISTINGS_DIR: listingsDir,
    SMTP_URL: mail.url,
    MAIL_PER_MINUTE: "0",
  };
  const { NODE_OPTIONS } = toNoon(Date.now());
  const site = await startSite({ ...environment, NODE_OPTIONS });
  const load = async () => (await fetch(site.origin)).arrayBuffer();
  await measureAtPace(PACE, load);
  const idle = await measureAtPace(PACE, load);
  const start = performance.now();
  await writeFile(join(listingsDir, SALES), JSON.stringify(homes));
  const meanwhile = await measureAtPace(PACE, load);
  const lasted = (await all.promise) - start;
  await site.stop();
  await mail.stop();
  printTable(
    [`a replaced file to ${ALERTS} mails`, "a kept page, idle: median, p99", "meanwhile"],
    [[formatMs(lasted), ...[idle, meanwhile].map((times) => formatQuantiles(times, 0.5, 0.99).join(", "))]],
  );
}

const WAITING = 10_000;
const ENQUIRIES = 20;
const TYPED_FOR_MS = 60_000;

/** How long an enquiry takes to the mail that thanks for it, alone and beside ten thousand alerts that wait. */
export async function measureLane() {
  const rows = [];
  for (const count of [0, WAITING]) rows.push([String(count), ...(await measureBeside(count))]);
  printTable(["alerts that wait", "an enquiry to its mail: median, worst", "alerts sent meanwhile"], rows);
}

async function measureBeside(count: number) {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  const { noon, NODE_OPTIONS } = toNoon(Date.now());
  const ahead = noon - Date.now();
  const alerts = await addTestAlerts(db, Array(count).fill(""));
  await addMatches(
    db,
    alerts.map((alert) => ({ alert, home: "sale S001", news: ["new"] })),
    noon,
  );
  await queueDueMails(db, noon);
  await db.destroy();
  const mail = await startMailServer();
  const site = await startSite({ DATA_DIR: dataDir, SMTP_URL: mail.url, MAIL_PER_MINUTE: "0", NODE_OPTIONS });
  await waitUntil(async () => count === 0 || mail.received.length > 0);
  const times: number[] = [];
  for (const submission of makeSubmissions(ENQUIRIES))
    times.push(
      await measure(async () => {
        const id = makeId(Date.now() + ahead - TYPED_FOR_MS);
        const reference = await post({ ...submission, id }, site.origin);
        if (!reference) throw new Error("An enquiry was not thanked for.");
        await waitUntil(async () => mail.received.some(({ subject }) => subject?.includes(reference)), {
          everyMs: 5,
        });
      }),
    );
  const sent = mail.received.filter(({ to }) => JSON.stringify(to).includes("follower-")).length;
  await site.stop();
  await mail.stop();
  return [`${formatMs(toQuantile(times, 0.5))}, ${formatMs(Math.max(...times))}`, String(sent)];
}
