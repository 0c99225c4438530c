import { readdir } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import { openDesk } from "#app/enquiries/delivery/delivery.fixture.ts";
import type { Tables } from "#app/module-types.ts";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import { queueIssue } from "#app/newsletter/store/stored-issues.server.ts";
import type { Database } from "../database.server.ts";
import { createOutageLog } from "../outages/outage-log.server.ts";
import { toSqliteDialect } from "../sqlite.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "../stores.fixture.ts";
import { addNotices, LEASE_MS, leaseNotice, markFailed } from "./notices.server.ts";
import { createSend } from "./outbox.server.ts";
import { sendNext, sendOne, startWorker, type WorkerOptions } from "./worker.server.ts";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HOURS_OF_FIVE_DAYS = 5 * 24;
const issueNotice = {
  kind: "issue",
  payload: { channel: "issue", issue: "spring", subscriber: "reader" },
} as const;
const withoutMakers = { smtpUrl: undefined, mailFrom: "us@headland.example", makers: {} };

storeTest("sends every notice once", async ({ db }) => {
  const desk = await openDesk(db);
  await desk.save();
  expect(await desk.sendAllDue()).toBe(3);
  const recipients = desk.server.received.flatMap(({ envelope }) => envelope.to).sort();
  expect(recipients).toEqual(["leila@mail.example", "office@headland.example", "priya@headland.example"]);
  desk.wait(DAY_MS);
  expect(await desk.sendAllDue()).toBe(0);
  expect(await desk.getStates()).toEqual(["sent", "sent", "sent"]);
});

for (const fault of [421, 451, 550] as const)
  sqliteTest(`delivers everything once a server with the fault ${fault} has recovered`, async ({ db }) => {
    const desk = await openDesk(db);
    desk.server.setFault(fault);
    await desk.save();
    expect(await desk.sendAllDue()).toBe(3);
    desk.wait(MINUTE_MS);
    expect(await desk.sendAllDue()).toBe(3);
    desk.server.setFault(undefined);
    desk.wait(5 * MINUTE_MS);
    expect(await desk.sendAllDue()).toBe(3);
    expect(desk.server.received).toHaveLength(3);
    expect(await desk.getStates()).toEqual(["sent", "sent", "sent"]);
  });

sqliteTest("repeats a mail that was accepted without a reply, with the same Message-ID", async ({ db }) => {
  const desk = await openDesk(db);
  desk.server.setFault("drop after DATA");
  await desk.save();
  await desk.sendAllDue();
  desk.server.setFault(undefined);
  desk.wait(MINUTE_MS);
  await desk.sendAllDue();
  expect(desk.server.received).toHaveLength(6);
  expect(new Set(desk.server.received.map(({ messageId }) => messageId)).size).toBe(3);
});

sqliteTest("retries after 1, 5 and 15 minutes, then hourly for five days, then gives up", async ({ db }) => {
  const desk = await openDesk(db);
  desk.options.send = () => Promise.reject(new Error("not today"));
  await desk.save();
  const hourly = Array.from({ length: HOURS_OF_FIVE_DAYS }, () => HOUR_MS);
  for (const delay of [0, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, ...hourly]) {
    expect(await desk.getStates()).toEqual(["waiting", "waiting", "waiting"]);
    desk.wait(delay - 1);
    expect(await desk.sendAllDue()).toBe(0);
    desk.wait(1);
    expect(await desk.sendAllDue()).toBe(3);
  }
  expect(await desk.getStates()).toEqual(["dead", "dead", "dead"]);
});

sqliteTest("logs the error of a mail, but not its recipient", async ({ db }) => {
  const desk = await openDesk(db);
  desk.server.setFault(550);
  await desk.save();
  await desk.sendAllDue();
  expect(desk.logged).toHaveLength(3);
  expect(desk.logged[0]).toMatchObject({ attempts: 1, code: "550" });
  expect(JSON.stringify(desk.logged)).not.toContain("@");
});

storeTest("two workers share the work, and finish their current mails when they stop", async (open) => {
  const [first, second] = [await open(), await open()];
  const desk = await openDesk(first);
  for (let index = 0; index < 10; index += 1) {
    await desk.save();
    // An address receives at most five mails an hour.
    desk.wait(HOUR_MS);
  }
  const workers = [first, second].map((db) => startWorker({ ...desk.options, db, noteOutage() {} }));
  await expect.poll(() => desk.server.received.length).toBe(30);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(desk.server.received).toHaveLength(30);
  expect(new Set(desk.server.received.map(({ messageId }) => messageId)).size).toBe(30);
  expect(new Set(await desk.getStates())).toEqual(new Set(["sent"]));
});

sqliteTest("writes mails as files where there is no server", async ({ db }) => {
  const dataDir = makeFolder();
  const desk = await openDesk(db);
  const sendMail = createSend({ ...withoutMakers, dataDir });
  await desk.save();
  const files: string[] = [];
  const send: WorkerOptions["send"] = async (id, payload, notice) => {
    files.push(`${id}.eml`);
    return sendMail(id, payload, notice);
  };
  while (await sendNext({ ...desk.options, send })) files.sort();
  expect((await readdir(`${dataDir}/mail`)).sort()).toEqual(files);
});

storeTest("a worker that returns after its lease does not affect the current holder", async ({ db }) => {
  const now = Date.UTC(2026, 10, 21);
  await addNotices(db, { subjectId: "reader", notices: [issueNotice], state: "waiting", now });
  const late = await leaseNotice(db, now);
  const own = await leaseNotice(db, now + LEASE_MS);
  if (late) await markFailed(db, late, { reason: "too late", dueAt: now + HOUR_MS, now: now + LEASE_MS });
  const row = await db.selectFrom("notice").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ attempts: 0, due_at: now, leased_until: own?.leased_until });
});

sqliteTest("notices of a disabled module wait without counting attempts", async ({ db }) => {
  const desk = await openDesk(db);
  const now = Date.UTC(2026, 10, 21);
  await addNotices(db, { subjectId: "reader", notices: [issueNotice], state: "waiting", now });
  const send = createSend({ ...withoutMakers, dataDir: "" });
  expect(await sendNext({ ...desk.options, send })).toBe(true);
  expect(await sendNext({ ...desk.options, send })).toBe(false);
  const row = await db.selectFrom("notice").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "waiting", attempts: 0, last_error: null });
  expect(row.due_at).toBeGreaterThan(Date.now());
});

sqliteTest("logs that a notice was sent when the store cannot record it", async (open) => {
  const desk = await openDesk(await open());
  await desk.save();
  desk.options.send = async () => {
    await desk.options.db.destroy();
    return "sent";
  };
  expect(await sendNext(desk.options)).toBe(true);
  expect(desk.messages).toEqual([expect.stringMatching(/^notice sent, but not marked as sent/)]);
});

test("retries an unavailable store less and less often, and logs it once a minute", async () => {
  vi.useFakeTimers();
  let asked = 0;
  // Without tables every query fails.
  const db = new Kysely<Tables>({
    dialect: toSqliteDialect(async () => new DatabaseSync(":memory:")),
    log: () => {
      asked += 1;
    },
  });
  const error = vi.fn();
  const log = { warn() {}, error };
  const worker = startWorker({ db, send: async () => "sent", log, noteOutage: createOutageLog({ log }) });
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  await worker.stop();
  vi.useRealTimers();
  expect(error.mock.calls.length).toBeGreaterThan(5);
  expect(error.mock.calls.length).toBeLessThanOrEqual(11);
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, "the notices cannot be read");
  expect(asked).toBeLessThan(100);
});

storeTest("limits an issue's mails per minute over all processes, after enquiries", async (open) => {
  const [first, second] = [await open(), await open()];
  const desk = await openIssue(first, 5);
  const one = { ...desk.options, mailPerMinute: 120 };
  const other = { ...one, db: second };
  const subjects = () => desk.server.received.map(({ subject }) => subject?.split(/[: ]/)[0]);
  const waits = async () => [await sendOne(one), await sendOne(other)];
  expect(await waits()).toEqual([0, 500]);
  desk.wait(499);
  expect(await waits()).toEqual([1, 1]);
  expect(subjects()).toEqual(["Three"]);
  desk.wait(1);
  await desk.save();
  for (let mails = 2; mails <= 4; mails += 1) await sendOne(desk.options);
  expect(subjects().slice(1).sort()).toEqual(["Question", "Question", "We"]);
  expect(await sendOne(one, { isForEnquiries: true })).toBe(1_000);
  expect(await waits()).toEqual([0, 500]);
  expect(subjects()).toHaveLength(5);
});

storeTest("a postponed notice delays its kind; one without content is not sent", async ({ db }) => {
  const desk = await openIssue(db, 3);
  const morning = Date.UTC(2026, 10, 21, 20);
  let asked = 0;
  desk.options.send = async () => {
    asked += 1;
    return asked === 1 ? morning : "nothing";
  };
  for (let time = 0; time < 3; time += 1) await sendNext(desk.options, "queued");
  expect(asked).toBe(1);
  expect(await db.selectFrom("notice").select(["due_at", "attempts"]).execute()).toEqual(
    [1, 2, 3].map(() => ({ due_at: morning, attempts: 0 })),
  );
  desk.wait(12 * HOUR_MS);
  for (let time = 0; time < 3; time += 1) await sendNext(desk.options, "queued");
  expect([asked, ...(await desk.getStates())]).toEqual([4]);
});

/** A desk with an issue that is queued for so many readers. */
async function openIssue(db: Database, readers: number) {
  const desk = await openDesk(db);
  await addTestSubscribers(db, readers);
  await queueIssue(db, "spring", Date.UTC(2026, 10, 21, 8));
  return desk;
}

sqliteTest("a server that refuses the sender does not count as refusing the mailbox", async ({ db }) => {
  const desk = await openIssue(db, 1);
  const refusal = { code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" };
  desk.options.send = () => Promise.reject(Object.assign(new Error("no"), refusal));
  await sendNext(desk.options, "queued");
  expect(await desk.getStates()).toEqual(["queued"]);
});

sqliteTest("does not retry a mailbox that refuses an issue", async ({ db }) => {
  const desk = await openIssue(db, 1);
  desk.server.setFault(451);
  await sendOne(desk.options);
  expect(await desk.getStates()).toEqual(["queued"]);
  desk.server.setFault(550);
  desk.wait(MINUTE_MS);
  await sendOne(desk.options);
  expect(await desk.getStates()).toEqual(["refused"]);
});
