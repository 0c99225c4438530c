import { rm } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { sql } from "kysely";
import { openDatabase } from "#app/open-database.server.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { makeListings } from "../growth/make-listings.ts";
import { formatKb, formatQuantiles, printTable } from "../tables.ts";
import { fillOffice } from "./fill-office.ts";

const HOMES = 2_000;
const WARM_UP = 5;
const VISITS = 60;

/** Measures the pages of the office and those linked from them, on each kind of store (`fillOffice`). */
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
  const { cookie, ...filled } = await fillOffice(db, folder);
  // PostgreSQL would do this itself within a minute of so many new rows.
  if (databaseUrl) await sql`analyze`.execute(db);
  await db.destroy();
  const settings = { DATA_DIR: dataDir, LISTINGS_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
  const site = await startSite(settings);
  const rows: string[][] = [];
  for (const path of toPaths(filled)) rows.push(await measurePage(site.origin, path, cookie));
  printTable([store, "median", "95 of 100 within", "HTML + CSS"], rows);
  await site.stop();
  await rm(dataDir, { recursive: true });
}

/** Queries for one person by each field, for many by a name or word, for a rare combination, and for nobody. */
const searched = [
  "visitor-41234@mail.example",
  "+61 400 041 234",
  "041234",
  "marsh",
  "mar",
  "bath",
  "visitor 41234 marsh",
  "gannet 17",
  "S000007",
  "nobody",
];

function toPaths({ reference, door, owner }: Omit<Awaited<ReturnType<typeof fillOffice>>, "cookie">) {
  return [
    "/office",
    "/office/enquiries",
    "/office/enquiries?view=all",
    ...searched.map((typed) => `/office/search?${new URLSearchParams({ q: typed })}`),
    `/office/enquiries/${reference}`,
    ...["week", "form", "campaign", "home", "agent"].map((by) => `/office/sources?by=${by}`),
    "/office/homes",
    "/office/homes/S000007",
    "/office/open-homes",
    `/office/open-homes/${door.homeId}/${door.time}`,
    `/door/${door.token}`,
    "/office/reports",
    `/office/reports/${owner.id}`,
    `/office/homes/${door.homeId}/owners`,
    `/owner/${owner.token}`,
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
