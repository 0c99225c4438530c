import { createServer } from "node:http";
import { expect, onTestFinished } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { countView, createFindViewed } from "./count-views.server.ts";
import { openViews } from "./views.server.ts";

const storeTest = defineStoreTest();
/** Writes only when the test asks for it. */
const NEVER_MS = 1_000_000_000;
const agent = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36" };
const document = { ...agent, "Sec-Fetch-Dest": "document" };

/** Serves a page at the home's path and 404 elsewhere; with "304" in the query it answers "not modified". */
async function startServer(note: (path: string) => void) {
  const server = createServer((request, response) => {
    countView(request, response, note);
    const { url = "" } = request;
    response.writeHead(url.includes("304") ? 304 : url.startsWith("/property/1") ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return async (path: string, headers: Record<string, string>, method = "GET") => {
    await (await fetch(origin + path, { method, headers })).text();
  };
}

storeTest("each view of a home's page counts once, and nothing else, over all processes", async (open) => {
  // One day.
  setClock(Date.now());
  const db = await open();
  const homes = ["S001", "S002"].map((id) => toSampleRecord({ id }));
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": homes });
  const options = { findViewed: createFindViewed(catalogue), noteOutage: () => {}, writeEveryMs: NEVER_MS };
  const one = openViews({ db, ...options });
  const other = openViews({ db: await open(), ...options });
  const visit = await startServer(one.note);
  const looks = [
    ["/property/1", agent],
    ["/property/1?photo=2", document],
    ["/property/1?304", document],
  ] as const;
  for (const [path, headers] of looks) await visit(path, headers);
  const fetched = { ...agent, "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin" };
  await visit("/property/1", fetched, "HEAD");
  const notCounted: [string, Record<string, string>, string?][] = [
    ["/property/1", { ...document, "Sec-Purpose": "prefetch;prerender" }],
    ["/property/1", { ...document, Purpose: "prefetch" }],
    ["/property/1", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["/property/1", { "User-Agent": "curl/8.0" }],
    ["/property/1", { ...document, Cookie: "a=1; __Host-office=key" }],
    ["/property/1", { ...agent, "Sec-Fetch-Dest": "empty" }],
    ["/property/1", agent, "HEAD"],
    ["/property/1/enquire", document],
    ["/property/999", document],
    ["/listings", document],
  ];
  for (const each of notCounted) await visit(...each);
  for (let count = 0; count < 5; count += 1) other.note("/property/2");
  other.note("/property/1");
  await Promise.all([one.stop(), other.stop()]);
  const rows = await db.selectFrom("home_view").selectAll().orderBy("home_id").execute();
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(rows).toEqual([
    { home_id: "S001", list: "sale", day, count: 5 },
    { home_id: "S002", list: "sale", day, count: 5 },
  ]);
});

storeTest("while the store is away views are kept and saved later", async ({ db }) => {
  let faults = 0;
  const noteOutage = () => {
    faults += 1;
  };
  const findViewed = () => ({ homeId: "S001", list: "sale" }) as const;
  const views = openViews({ db, findViewed, noteOutage, writeEveryMs: NEVER_MS });
  await db.schema.alterTable("home_view").renameTo("away").execute();
  for (let count = 0; count < 3; count += 1) views.note("/property/1");
  await views.write();
  await db.schema.alterTable("away").renameTo("home_view").execute();
  views.note("/property/1");
  await views.stop();
  expect(faults).toBe(1);
  expect(await db.selectFrom("home_view").select("count").execute()).toEqual([{ count: 4 }]);
});
