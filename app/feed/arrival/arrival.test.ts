import { appendFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { startArrival } from "#app/feed/arrival/arrival.server.ts";
import { readList } from "#app/register/register.fixture.ts";
import { createOutageLog } from "#app/store/outages/outage-log.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { findHomes, home, list, openArrival } from "./arrival.fixture.ts";
import { makeZip } from "./zip.fixture.ts";

const storeTest = defineStoreTest();
// What the folders and files of an upload decide, no database changes.
const sqliteTest = defineSqliteTest();

sqliteTest("an upload is taken once complete and unchanged for two seconds", async ({ db }) => {
  const { drop, look, folders, files } = await openArrival(db);
  const text = list(home(1));
  await drop("a.xml", text.slice(0, 100));
  for (let count = 0; count < 5; count += 1) await look();
  expect(await files()).toEqual(["in/a.xml"]);
  await appendFile(join(folders.in, "a.xml"), text.slice(100));
  await look();
  await look();
  expect(await files()).toEqual(["in/a.xml"]);
  await look();
  expect(await files()).toEqual([expect.stringMatching(/^archive\/2026-\d\d\/a\.xml$/)]);
  expect(await findHomes(db)).toEqual([{ id: "AGENCY-1", state: "live" }]);
});

sqliteTest("an upload that stays incomplete for ten minutes is refused as cut off", async ({ db }) => {
  const { drop, look, files, folders } = await openArrival(db);
  await drop("cut.xml", list(home(1), home(2)).slice(0, -20));
  await look();
  await look(599);
  expect(await files()).toEqual(["in/cut.xml"]);
  await look(2);
  expect(await files()).toEqual(["refused/cut.xml", "refused/cut.xml.report.json"]);
  expect(await readAll(folders.refused)).toContain("it was cut off");
  expect(await findHomes(db)).toEqual([]);
});

sqliteTest("folders and uploads with a temporary name are ignored", async (open) => {
  const { drop, settle, files, folders } = await openArrival(await open());
  await drop(".hidden.xml", list(home(1)));
  await drop("a.xml.part", list(home(1)));
  await mkdir(join(folders.in, "folder.xml"));
  await settle();
  expect(await files()).toEqual(["in/.hidden.xml", "in/a.xml.part"]);
});

sqliteTest("files are imported in order of their dates", async ({ db }) => {
  const { drop, settle } = await openArrival(db);
  const dated = (date: string, status: string) =>
    list(home(1).replace('status="current"', `status="${status}"`)).replace("2026-11-20", date);
  await drop("1.xml", dated("2026-11-22", "withdrawn"));
  await drop("2.xml", dated("2026-11-21", "current"));
  await settle();
  expect(await findHomes(db)).toEqual([{ id: "AGENCY-1", state: "hidden" }]);
});

sqliteTest("a broken file is refused with its place, and the principal notified once", async ({ db }) => {
  const { drop, settle, files, folders } = await openArrival(db);
  await drop("error.xml", "<html><body>502</body></html>");
  await drop("bad.xml", `<propertyList username="crm" password="hush">\n<land><a></b></land></propertyList>`);
  await settle();
  const refused = ["bad.xml", "bad.xml.report.json", "error.xml", "error.xml.report.json"];
  expect(await files()).toEqual(refused.map((name) => `refused/${name}`));
  const texts = await readAll(folders.refused);
  expect(texts).toContain("line 2, column");
  expect(texts).not.toContain("hush");
  const notices = await db.selectFrom("notice").select(["kind", "payload"]).execute();
  expect(notices.map(({ kind }) => kind)).toEqual(["feed"]);
  expect(notices[0]?.payload).toContain("could not be used");
});

storeTest("credentials and owners reach no archive, table, log or published list", async ({ db }) => {
  const { drop, settle, folders, logged } = await openArrival(db);
  const vendor = "<vendorDetails><name>Olive Owner</name></vendorDetails>";
  const text = list(home(1, vendor)).replace("<propertyList", '<propertyList username="u1" password="hush9"');
  await drop("a.xml", text);
  await drop("broken.xml", text.replace("</uniqueID>", ""));
  await settle();
  const tables = [];
  for (const table of ["register", "register_version", "feed_file", "notice"] as const)
    tables.push(await db.selectFrom(table).selectAll().execute());
  const [archived, refused] = [await readAll(folders.archive), await readAll(folders.refused)];
  for (const each of [archived, refused, JSON.stringify(await readList(db)), JSON.stringify(tables)]) {
    expect(each).toContain("Home 1");
    expect(each).not.toMatch(/Olive|hush9|"u1"/);
  }
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toMatch(/Olive|hush9|"u1"/);
});

async function readAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

sqliteTest("a ZIP counts as one file with its pictures; the same bytes again are ignored", async ({ db }) => {
  const { drop, settle, kept, files } = await openArrival(db);
  const zip = makeZip({
    "homes/a.xml": list(home(1, '<images><img id="m" file="Front.JPG"/></images>')),
    "homes/b.xml": list(home(2)),
    "homes/front.jpg": "picture",
  });
  await drop("a.zip", zip);
  await settle();
  expect(await findHomes(db)).toHaveLength(2);
  expect(kept).toHaveLength(1);
  const pictures = await db.selectFrom("feed_picture").select("url").execute();
  expect(pictures).toEqual([{ url: "kept:1" }]);
  await drop("again.zip", zip);
  await settle();
  expect(await db.selectFrom("feed_file").select("id").execute()).toHaveLength(1);
  expect((await files()).filter((name) => !name.startsWith("archive"))).toEqual([]);
});

storeTest("two processes that share a folder import each file once", async (open) => {
  const [one, other] = [await open(), await open()];
  const feedDir = makeFolder();
  const [first, second] = [await openArrival(one, feedDir), await openArrival(other, feedDir)];
  for (let id = 1; id <= 6; id += 1) await first.drop(`${id}.xml`, list(home(id)));
  // Either process may get the lease, so that both see some file over twelve looks.
  for (let count = 0; count < 12; count += 1) await Promise.all([first.look(), second.look()]);
  expect(await findHomes(one)).toHaveLength(6);
  const files = await one.selectFrom("feed_file").select(["state", "counts"]).execute();
  expect(files).toEqual(Array.from({ length: 6 }, () => ({ state: "done", counts: '{"NEW":1}' })));
});

test("waits twice as long after each look that fails, up to half a minute, and says it once a minute", async () => {
  const db = await openTestStore();
  const { options } = await openArrival(db);
  await sql`pragma query_only = on`.execute(db);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const error = vi.fn();
  const stop = startArrival({
    ...options,
    db,
    keepPicture: () => expect.fail("there is none"),
    onTrouble: async () => {},
    onLook: async () => {},
    log: { info() {}, error() {} },
    noteOutage: createOutageLog({ log: { error } }),
  });
  const pauses = [];
  for (let look = 0; look < 9; look += 1) {
    // Uses the real clock, because the feed's clock is fake.
    while (vi.getTimerCount() === 0) await wait(20);
    if (look === 6) await sql`pragma query_only = off`.execute(db);
    if (look === 7) await sql`pragma query_only = on`.execute(db);
    const before = performance.now();
    vi.advanceTimersToNextTimer();
    pauses.push((performance.now() - before) / 1000);
  }
  await stop();
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 0.5, 1]);
  const told = { reason: "the store is read-only", code: "ERR_SQLITE_ERROR" };
  expect(error.mock.calls).toEqual(Array(2).fill([told, "the feed cannot be read; it is tried again"]));
});
