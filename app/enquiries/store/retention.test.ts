import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toMonthsBefore } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { deliverAsFiles } from "#app/store/outbox/mail-server.fixture.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { makeQuestion, saveTestEnquiry } from "../delivery/delivery.fixture.ts";
import { enquiriesStore } from "../module.store.server.ts";
import { purgeWhenDue, startRetention } from "./retention.server.ts";

const storeTest = defineStoreTest();
const HOUR_MS = 60 * 60_000;
const then = Date.UTC(2024, 10, 20);
const now = Date.UTC(2026, 10, 21);

function openLog() {
  const lines: string[] = [];
  const write = (fields: object, message: string) => lines.push(`${JSON.stringify(fields)} ${message}`);
  return { lines, log: { info: write, warn: write, error: write } };
}

/** Two years of enquiries are kept. */
function toPurge(db: Database, { dataDir = makeFolder(), log = openLog().log, at = now } = {}) {
  return { db, dataDir, purgeAfterMonths: 24, modules: [enquiriesStore], log, now: () => at };
}

/** Saves an enquiry of two years ago, with its mails as files, and one of today. */
async function fill(db: Database, dataDir: string) {
  await saveTestEnquiry(db, makeQuestion({ email: "old@mail.example" }), then);
  await deliverAsFiles(db, dataDir, then);
  await saveTestEnquiry(db, makeQuestion(), now);
}

const readEmails = async (db: Database) =>
  (await db.selectFrom("enquiry").select("email").execute()).map(({ email }) => email).sort();

storeTest("erases enquiries beyond their age in months, with mails, and logs only a count", async (open) => {
  const [db, dataDir] = [await open(), makeFolder()];
  await fill(db, dataDir);
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(3);
  const { lines, log } = openLog();
  await purgeWhenDue(toPurge(db, { dataDir, log }));
  expect(await readEmails(db)).toEqual(["leila@mail.example"]);
  expect(await db.selectFrom("notice").select("id").execute()).toHaveLength(3);
  expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
  expect(lines).toEqual(['{"enquiries":1} old data purged']);
});

storeTest("purges once a day, in one of several processes", async (open) => {
  const [one, other] = [await open(), await open()];
  const { lines, log } = openLog();
  const purge = (db: Database, at: number) => purgeWhenDue(toPurge(db, { log, at }));
  await Promise.all([purge(one, now), purge(other, now), purge(one, now)]);
  expect(lines).toHaveLength(1);
  await purge(other, now + 23 * HOUR_MS);
  expect(lines).toHaveLength(1);
  await purge(other, now + 24 * HOUR_MS);
  expect(lines).toHaveLength(2);
});

storeTest("an interrupted purge is continued by another process an hour later", async (open) => {
  const [db, dataDir] = [await open(), makeFolder()];
  await fill(db, dataDir);
  const { lines, log } = openLog();
  const purge = (at: number, isStopping = false) =>
    purgeWhenDue(toPurge(db, { dataDir, log, at }), () => isStopping);
  await purge(now, true);
  await purge(now + HOUR_MS - 1);
  expect([await readEmails(db), lines]).toEqual([["leila@mail.example", "old@mail.example"], []]);
  await purge(now + HOUR_MS);
  expect(await readEmails(db)).toEqual(["leila@mail.example"]);
});

const DAY_MS = 24 * HOUR_MS;

storeTest("keeps all enquiries at 0 months; begins at startup and ends when stopped", async (open) => {
  const [db, dataDir] = [await open(), makeFolder()];
  await fill(db, dataDir);
  const { lines, log } = openLog();
  await purgeWhenDue({ ...toPurge(db, { dataDir, log, at: now - 2 * DAY_MS }), purgeAfterMonths: 0 });
  expect(await readEmails(db)).toEqual(["leila@mail.example", "old@mail.example"]);
  const stop = startRetention({ ...toPurge(db, { dataDir, log }), noteOutage() {} });
  await expect.poll(() => lines).toHaveLength(2);
  await stop();
  expect(await readEmails(db)).toEqual(["leila@mail.example"]);
});

test("counts months by the calendar, never past the end of a shorter one", () => {
  expect(new Date(toMonthsBefore(now, 24)).toISOString()).toBe("2024-11-21T00:00:00.000Z");
  expect(new Date(toMonthsBefore(Date.UTC(2026, 2, 31), 1)).toISOString()).toBe("2026-02-28T00:00:00.000Z");
});

storeTest("dependent modules are purged before those they depend on", async (open) => {
  const { lines, log } = openLog();
  const purge = async () => ({ count: 0 });
  const modules = ["first", "dependent"].map((name) => ({ ...enquiriesStore, name, purge }));
  await purgeWhenDue({ ...toPurge(await open(), { log }), modules });
  expect(lines).toEqual(['{"dependent":0,"first":0} old data purged']);
});
