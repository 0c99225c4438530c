import { addTestAlerts } from "#app/listings/alerts/alerts.fixture.ts";
import { addMatches } from "#app/listings/alerts/store/matches.server.ts";
import { queueDueMails } from "#app/listings/alerts/store/queue-mails.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { measure, toQuantile, waitUntil } from "../../trials/site/repeat.ts";
import { makeSubmissions, post } from "../../trials/site/send-forms.ts";
import { makeFolder, startSite, toNoon } from "../../trials/site/start-site.ts";
import { formatMs, printTable } from "../tables.ts";

const ALERTS = 10_000;
const ENQUIRIES = 20;
const TYPED_FOR_MS = 60_000;

/** How long an enquiry takes to the mail that thanks for it, alone and beside ten thousand alerts that wait. */
export async function measureLane() {
  const rows = [];
  for (const count of [0, ALERTS]) rows.push([String(count), ...(await measureBeside(count))]);
  printTable(["alerts that wait", "an enquiry to its mail: median, worst", "alerts sent meanwhile"], rows);
}

async function measureBeside(count: number) {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  const { noon, NODE_OPTIONS } = toNoon(Date.now());
  const ahead = noon - Date.now();
  const alerts = await addTestAlerts(
    db,
    Array.from({ length: count }, () => ""),
  );
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
