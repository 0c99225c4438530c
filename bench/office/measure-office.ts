import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { sql } from "kysely";
import { makeQuestion } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { getEmail } from "#app/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/enquiries/store/enquiries.server.ts";
import { adopt } from "#app/homes/register/adopt.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { makeListings } from "../growth/make-listings.ts";
import { formatKb, formatQuantiles, printTable } from "../tables.ts";

const HOMES = 2_000;
const WARM_UP = 5;
const VISITS = 60;

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
  // PostgreSQL does so itself within a minute of so many new rows.
  if (databaseUrl) await sql`analyze`.execute(db);
  await db.destroy();
  const settings = { DATA_DIR: dataDir, LISTINGS_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
  const site = await startSite(settings);
  const rows: string[][] = [];
  for (const path of toPaths(reference)) rows.push(await measurePage(site.origin, path, cookie));
  printTable([store, "median", "95 of 100 within", "HTML + CSS"], rows);
  await site.stop();
  await rm(dataDir, { recursive: true });
}

function toPaths(reference: string) {
  return [
    "/office",
    "/office/enquiries",
    "/office/enquiries?view=all",
    "/office/enquiries?view=all&q=visitor-41234",
    "/office/enquiries?view=all&q=marsh",
    `/office/enquiries/${reference}`,
    ...["week", "form", "campaign", "home", "agent"].map((by) => `/office/sources?by=${by}`),
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
  const campaign = { name: `letter ${index % 100}`, source: "newsletter", page: `/page-${index % 1_000}` };
  return saveEnquiry(db, { ...row, campaign }, { now, toNotices: () => [] });
}
