import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addTestAlerts } from "#app/listings/alerts/alerts.fixture.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { measureAtPace } from "../../trials/site/repeat.ts";
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
  await addTestAlerts(
    db,
    Array.from({ length: ALERTS }, () => ""),
  );
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
