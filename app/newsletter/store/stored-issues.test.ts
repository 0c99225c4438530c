import { expect, vi } from "vitest";
import { addTestSubscribers } from "#app/newsletter/newsletter.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { leaseNotice, markSent } from "#app/store/outbox/notices.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import {
  countIssue,
  getIssue,
  getIssueAndReader,
  pauseIssue,
  queueIssue,
  startIssue,
} from "./stored-issues.server.ts";
import { unsubscribe } from "./subscribers.server.ts";

const storeTest = defineStoreTest();
const now = Date.UTC(2026, 10, 21, 8);
const issue = { id: "spring", subject: "Spring", text: "Warm.", html: "<p>Warm.</p>" };

const count = async (db: Database) => Object.fromEntries(await countIssue(db, issue.id));

storeTest("queues an issue once for each confirmed subscriber, even from two processes", async (open) => {
  const [one, other] = [await open(), await open()];
  await addTestSubscribers(one, 1_200, now);
  const asked = one.updateTable("subscriber").set({ state: "asked" });
  await asked.where("email", "=", "reader-7@mail.example").execute();
  const also = vi.fn();
  await Promise.all([one, other, one].map((db) => startIssue(db, issue, now, also)));
  expect(also).toHaveBeenCalledTimes(1);
  expect(await count(one)).toEqual({ queued: 1_199 });
  const notice = await leaseNotice(one, now, "queued");
  await markSent(one, notice?.id ?? "", now);
  expect(notice?.id).toBe(`spring.${notice?.subject_id}`);
  await startIssue(other, { ...issue, subject: "Two homes left" }, now);
  expect(await count(one)).toEqual({ queued: 1_198, sent: 1 });
  expect(await getIssue(one, issue.id)).toMatchObject({ ...issue, paused_at: null });
});

storeTest("an issue's mails are leased from their own queue, not with enquiries' notices", async ({ db }) => {
  await addTestSubscribers(db, 1, now);
  await queueIssue(db, issue.id, now);
  expect(await leaseNotice(db, now)).toBeUndefined();
  expect(await leaseNotice(db, now, "queued")).toBeDefined();
});

storeTest("people who unsubscribe get no mail, whether it is queued or already leased", async ({ db }) => {
  await addTestSubscribers(db, 2, now);
  await startIssue(db, issue, now);
  const found = db.selectFrom("subscriber").select("id").where("token", "=", "token-0");
  const { id: subscriber } = await found.executeTakeFirstOrThrow();
  const reader = { email: "reader-0@mail.example", token: "token-0" };
  expect(await getIssueAndReader(db, { issue: issue.id, subscriber })).toMatchObject({ issue, reader });
  await unsubscribe(db, { token: "token-0", now });
  expect(await count(db)).toEqual({ queued: 1 });
  expect(await getIssueAndReader(db, { issue: issue.id, subscriber })).toBeUndefined();
});

storeTest("a paused issue is sent once resumed, but not to people who have unsubscribed", async (open) => {
  const [db, other] = [await open(), await open()];
  await addTestSubscribers(db, 2, now);
  await startIssue(db, issue, now);
  await pauseIssue(other, issue.id, now);
  expect(await leaseNotice(db, now, "queued")).toBeUndefined();
  expect(await count(db)).toEqual({ paused: 2 });
  await unsubscribe(db, { token: "token-0", now });
  expect(await count(db)).toEqual({ paused: 1 });
  await pauseIssue(db, issue.id, null);
  expect(await count(other)).toEqual({ queued: 1 });
});
