import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { sql } from "kysely";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeQuestion } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { getEmail } from "#app/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/enquiries/store/enquiries.server.ts";
import { adopt } from "#app/homes/register/adopt.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { measure, waitUntil } from "../../trials/site/repeat.ts";
import { makeFolder, type RunningSite, startSite } from "../../trials/site/start-site.ts";
import { makeListings } from "../growth/make-listings.ts";
import { getHeldMemory } from "../processes.ts";
import { formatKb, formatQuantiles, printTable } from "../tables.ts";

const HOMES = 2_000;
const WARM_UP = 5;
const VISITS = 60;
const PUBLIC_PAGES = 500;
const ROUNDS = 20;
const HOURS = "Mon–Fri: 8:30–5:30";

/** Measures each page of the office with 50,000 enquiries and 2,000 homes, on each kind of store. */
export async function measureOffice() {
  const folder = await makeListings(HOMES);
  try {
    await measureStore("SQLite", folder);
    const postgres = await startPostgres(["fsync=on"]);
    if (!postgres) return console.log("PostgreSQL is not installed: left out.");
    await measureStore("PostgreSQL", folder, await createDatabase(postgres, "office"));
    await postgres.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureStore(store: string, folder: string, databaseUrl?: string) {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
  // Test data need not survive a crash: filling takes one minute instead of five.
  if (!databaseUrl) await sql`pragma synchronous = off`.execute(db);
  const { cookie, reference } = await fillOffice(db, folder);
  await db.destroy();
  const settings = { DATA_DIR: dataDir, LISTINGS_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
  await measureOfficePages(store, settings, { cookie, reference });
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  await measurePublishing(sites, cookie);
  await Promise.all(sites.map((site) => site.stop()));
  await rm(dataDir, { recursive: true });
}

/** Without the page cache, so that what stays in memory is the office's. */
async function measureOfficePages(
  store: string,
  settings: Record<string, string>,
  { cookie, reference }: { cookie: string; reference: string },
) {
  const inspector = await findFreePort();
  const node = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`, PAGE_CACHE_MB: "0" };
  const site = await startSite({ ...settings, ...node }, { onLine() {} });
  for (let home = 1; home <= PUBLIC_PAGES; home += 1)
    await (await fetch(`${site.origin}/property/${home}`)).text();
  const before = await getHeldMemory(inspector);
  const rows: string[][] = [];
  for (const path of toPaths(reference)) rows.push(await measurePage(site.origin, path, cookie));
  printTable([store, "median", "95 of 100 within", "HTML + CSS"], rows);
  console.log(
    `\nHeld after ${PUBLIC_PAGES} public pages: ${before}; after these: ${await getHeldMemory(inspector)}`,
  );
  await site.stop();
}

function toPaths(reference: string) {
  return [
    "/office",
    "/office/enquiries",
    "/office/enquiries?view=all",
    "/office/enquiries?view=all&q=visitor-41234",
    "/office/enquiries?view=all&q=marsh",
    `/office/enquiries/${reference}`,
    "/office/homes",
    "/office/homes?q=gannet",
    "/office/homes/S000007",
    "/office/open-homes",
    "/office/texts",
    "/office/people",
    "/office/log",
    "/office/account",
  ];
}

async function measurePage(origin: string, path: string, cookie: string) {
  const times: number[] = [];
  let html = "";
  for (let visit = 0; visit < WARM_UP + VISITS; visit += 1) {
    const start = performance.now();
    const response = await fetch(origin + path, { headers: { Cookie: cookie }, redirect: "error" });
    html = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    if (visit >= WARM_UP) times.push(performance.now() - start);
  }
  return [path, ...formatQuantiles(times, 0.5, 0.95), formatKb(brotliCompressSync(html).length)];
}

const ENQUIRIES = 50_000;
const HOUR_MS = 60 * 60_000;
const BETWEEN_MS = HOUR_MS / 6;

/** A year of a busy agency: the homes of `folder` and 50,000 enquiries, those older than two days answered. */
async function fillOffice(db: Database, folder: string) {
  const now = Date.now();
  await adopt(db, folder, now);
  let reference = "";
  for (let index = 0; index < ENQUIRIES; index += 1)
    ({ reference } = await save(db, index, now - index * BETWEEN_MS));
  await db
    .updateTable("handling")
    .set({ state: "answered", answered_at: sql`created_at` })
    .where("created_at", "<", now - 48 * HOUR_MS)
    .execute();
  const { id } = await addTestPerson(db, "Marion Tate", "principal");
  return { reference, cookie: await signInForTest(db, id, now) };
}

/** Without its mails, which the site would begin to send. */
function save(db: Database, index: number, now: number) {
  const enquiry = makeQuestion({ name: `Visitor ${index} Marsh`, email: `visitor-${index}@mail.example` });
  const row = { ...enquiry, kind: enquiry.kind.name, id: makeId(now), email: getEmail(enquiry) };
  return saveEnquiry(db, row, { now, toNotices: () => [] });
}

/** From publishing a closure notice in the first process until the pages of all have it. Prints ms. */
async function measurePublishing(sites: readonly RunningSite[], cookie: string) {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const words = `Closed for the ${round}th time`;
    const isShown = async () =>
      (await Promise.all(sites.map(({ origin }) => hasWords(origin, words)))).every(Boolean);
    times.push(
      await measure(async () => {
        await publish(sites[0]?.origin ?? "", cookie, words);
        await waitUntil(isShown, { everyMs: 20 });
      }),
    );
  }
  const [median, longest] = formatQuantiles(times, 0.5, 1 - 1 / ROUNDS);
  console.log(
    `\nPublished until ${sites.length} processes show it, ${ROUNDS} times: median ${median}, longest ${longest}`,
  );
}

async function publish(origin: string, cookie: string, words: string) {
  const address = `${origin}/office/texts/office/office`;
  const page = await (await fetch(address, { headers: { Cookie: cookie } })).text();
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
  const today = toAgencyTime(Date.now()).slice(0, "2026-11-24".length);
  const response = await fetch(address, {
    method: "POST",
    headers: { Cookie: cookie, Origin: origin },
    redirect: "manual",
    body: new URLSearchParams({
      intent: "publish",
      submission: makeId(Date.now()),
      version,
      phone: "(02) 5550 0142",
      phoneHours: "Mon–Fri 8am–6pm",
      officeHours: HOURS,
      closureWords: words,
      closureFrom: today,
      closureTo: today,
    }),
  });
  if (response.status !== 303) throw new Error(`Publishing a text was answered with ${response.status}.`);
}

async function hasWords(origin: string, words: string) {
  return (await (await fetch(`${origin}/contact`)).text()).includes(words);
}
