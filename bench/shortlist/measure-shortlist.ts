import { rm } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { compressBrotli } from "#server/http/negotiate.ts";
import { launchBrowser } from "../../scripts/browser.ts";
import { measure, measureAtPace, toQuantile } from "../../trials/site/repeat.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { waitUntilIdle } from "../processes.ts";
import { formatKb, formatMs, formatQuantiles, printTable } from "../tables.ts";
import { measurePlans } from "./measure-plans.ts";

const addresses = [
  "/compare?homes=S001,S002,S003,S004&deposit=500k&interest=6",
  "/listings/map",
  "/rentals/map",
  "/shortlist",
];

/** How fast homes are kept on each kind of store, a plan is found and a page opens without reception, and what pages weigh. */
export async function measureShortlist() {
  await measureStore("SQLite");
  const postgres = await startPostgres(["fsync=on"]);
  if (postgres) await measureStore("PostgreSQL", await createDatabase(postgres, "shortlist"));
  else console.log("PostgreSQL is not installed: left out.");
  await postgres?.stop();
  measurePlans();
  await measureOffline();
}

async function measureStore(store: string, databaseUrl?: string) {
  const dataDir = makeFolder();
  const site = await startSite({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  await waitUntilIdle(site);
  console.log(`${store}:`);
  await measureKeeping(site.origin);
  if (!databaseUrl) await printWeights(site.origin);
  await site.stop();
  await rm(dataDir, { recursive: true });
}

/** Prints the weight of documents with their styles, and of the hearts' script. */
async function printWeights(origin: string) {
  const rows: string[][] = [];
  for (const address of addresses) {
    const html = await (await fetch(origin + address)).arrayBuffer();
    rows.push([address, formatKb((await compressBrotli(Buffer.from(html))).length)]);
  }
  const page = await (await fetch(`${origin}/listings`)).text();
  const [, script = ""] = /<script data-hearts>(.*?)<\/script>/s.exec(page) ?? [];
  if (script === "") throw new Error("The page has no script for its hearts.");
  rows.push(["script of the hearts", formatKb(gzipSync(script, { level: 9 }).length)]);
  printTable(["", "brotli; the script gzip"], rows);
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const HOMES = 12;
const VISITS = 9;
const slowdowns = [4, 6];
const pages = ["/shortlist", "/saturday"];

/**
 * Milliseconds from following a link to the largest paint, and until all pictures are there, of the pages kept for the
 * headland, while nothing answers at the site's address. The page's thread is slowed down; the worker's cannot be.
 */
async function measureOffline() {
  const browser = await launchBrowser();
  const page = await browser.newPage(PHONE);
  await keepForHeadland(page);
  const session = await page.context().newCDPSession(page);
  const rows: string[][] = [];
  for (const rate of slowdowns) {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    for (const path of pages)
      rows.push([`${path}, processor ${rate} × slower`, ...(await visit(page, path))]);
  }
  const title = `${HOMES} homes without reception, median (most) of ${VISITS}`;
  printTable([title, "largest paint", "loaded"], rows);
  await browser.close();
}

/** Keeps homes and both pages, and stops the site. */
async function keepForHeadland(page: Page) {
  await using site = await startSite({});
  // The list's cookie is for secure contexts: localhost is one.
  const origin = `http://localhost:${new URL(site.origin).port}`;
  await page.goto(`${origin}/listings`);
  for (let index = 0; index < HOMES; index += 1) {
    const heart = page.getByRole("button", { name: /^Keep / }).nth(index);
    await heart.click();
    await heart.and(page.locator("[aria-pressed=true]")).waitFor();
  }
  await page.goto(`${origin}/shortlist`);
  await page.getByRole("button", { name: "Keep both pages offline" }).click();
  await page.getByText("Both pages are kept").waitFor();
}

async function visit(page: Page, path: string) {
  const paints: number[] = [];
  const loads: number[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    await page.goto(new URL(path, page.url()).href, { waitUntil: "load" });
    await page.getByText(/^There is no reception/).waitFor();
    const { paint, load } = await readTimes(page);
    paints.push(paint);
    loads.push(load);
  }
  return [paints, loads].map(
    (times) => `${formatMs(toQuantile(times, 0.5))} (${Math.max(...times).toFixed(0)})`,
  );
}

function readTimes(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ paint: number; load: number }>((resolve) =>
        new PerformanceObserver((list) => {
          const [navigation] = performance.getEntriesByType("navigation");
          resolve({ paint: list.getEntries().at(-1)?.startTime ?? 0, load: navigation?.duration ?? 0 });
        }).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
}

const WARM_UP = 5;
const HOMES_EACH = 90;
const SUPPLIED_HOMES = 24;
const MS_PER_SECOND = 1_000;
const PEOPLE = 32;
const PER_SECOND = 300;
const PACED_SECONDS = 10;

/**
 * People press hearts at once, each on a list of their own: as fast as they are answered, one press after another, then
 * three hundred a second, each counted from when it was due. The reply comes when it is on disk.
 */
async function measureKeeping(origin: string) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => startList(origin)));
  await Promise.all(people.map((cookie) => pressMany(origin, cookie, WARM_UP)));
  const start = performance.now();
  const times = (await Promise.all(people.map((cookie) => pressMany(origin, cookie, HOMES_EACH)))).flat();
  const rate = (times.length * MS_PER_SECOND) / (performance.now() - start);
  console.log(`${rate.toFixed(0)} hearts a second by ${PEOPLE} people at once, ${describe(times)}`);
  const paced = await measureAtPace({ perSecond: PER_SECOND, seconds: PACED_SECONDS }, (count) =>
    press(origin, people[count % PEOPLE] ?? "", toForm(Math.floor(count / PEOPLE))),
  );
  console.log(`at ${PER_SECOND} a second, ${describe(paced)}`);
}

function describe(times: readonly number[]) {
  const [median, most] = formatQuantiles(times, 0.5, 0.99);
  return `median ${median}, 99 of 100 within ${most}`;
}

async function startList(origin: string) {
  const response = await press(origin, "", { keep: "S001" });
  return response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}

async function pressMany(origin: string, cookie: string, count: number) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1)
    times.push(await measure(() => press(origin, cookie, toForm(index))));
  return times;
}

/** All homes are kept, one after another, then dropped, then kept again. */
function toForm(turn: number): Record<string, string> {
  const home = `S${String((turn % SUPPLIED_HOMES) + 1).padStart(3, "0")}`;
  const isFull = Math.floor(turn / SUPPLIED_HOMES) % 2 === 1;
  return isFull ? { drop: home } : { keep: home };
}

async function press(origin: string, cookie: string, form: Record<string, string>) {
  const response = await fetch(`${origin}/shortlist.json`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: origin },
    body: new URLSearchParams(form),
  });
  await response.text();
  if (!response.ok) throw new Error(`A heart was answered with ${response.status}.`);
  return response;
}
