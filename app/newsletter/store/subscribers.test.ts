import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import type { SubscriberRow } from "./newsletter-rows.ts";
import {
  askToSubscribe,
  confirmSubscription,
  getSubscriber,
  purgeLapsed,
  unsubscribe,
} from "./subscribers.server.ts";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const now = Date.UTC(2026, 10, 21, 8);
const HOUR_MS = 3_600_000;
const wording = "Once a month.";

function ask(db: Database, email: string, at = now) {
  return askToSubscribe(db, { email, wording, now: at, toNotice: toNotice("confirm") });
}

function confirm(db: Database, token: string, at = now) {
  return confirmSubscription(db, { token, now: at, toNotice: toNotice("welcome") });
}

function toNotice(kind: string) {
  return ({ token }: SubscriberRow) => ({
    kind,
    payload: { channel: "issue" as const, issue: "", subscriber: token },
  });
}

async function getOnly(db: Database) {
  return db.selectFrom("subscriber").selectAll().executeTakeFirstOrThrow();
}

async function getNoticeKinds(db: Database) {
  return (await db.selectFrom("notice").select("kind").orderBy("id").execute()).map(({ kind }) => kind);
}

storeTest("asks an address in any case to confirm, and stores the consent text", async ({ db }) => {
  await ask(db, "Reader@mail.example");
  const row = { email: "reader@mail.example", state: "asked", wording, asked_at: now };
  expect(await getOnly(db)).toMatchObject(row);
  expect(await getNoticeKinds(db)).toEqual(["confirm"]);
});

sqliteTest("stores the campaign of an address's latest request", async ({ db }) => {
  const asked = { email: "reader@mail.example", wording, toNotice: toNotice("confirm") };
  await askToSubscribe(db, { ...asked, campaign: { name: "spring-letter" }, now });
  expect((await getOnly(db)).campaign).toBe('{"name":"spring-letter"}');
  await askToSubscribe(db, { ...asked, now: now + HOUR_MS });
  expect((await getOnly(db)).campaign).toBeNull();
});

storeTest("sends no second mail for repeated requests at once, but does later", async ({ db }) => {
  await Promise.all(Array.from({ length: 10 }, () => ask(db, "reader@mail.example")));
  expect(await getNoticeKinds(db)).toEqual(["confirm"]);
  await ask(db, "reader@mail.example", now + HOUR_MS);
  // A clock that is set back delays nobody.
  await ask(db, "reader@mail.example", now - HOUR_MS);
  expect(await getNoticeKinds(db)).toEqual(["confirm", "confirm", "confirm"]);
});

storeTest("stores the time of the first confirmation, and never asks again", async ({ db }) => {
  await ask(db, "reader@mail.example");
  const { token } = await getOnly(db);
  expect(await confirm(db, token, now + 1)).toBe(true);
  expect(await confirm(db, token, now + 2)).toBe(true);
  expect(await getOnly(db)).toMatchObject({ state: "confirmed", confirmed_at: now + 1 });
  await ask(db, "reader@mail.example", now + HOUR_MS);
  expect(await getNoticeKinds(db)).toEqual(["confirm", "welcome"]);
});

storeTest("unsubscribing is idempotent, and the person can subscribe again", async ({ db }) => {
  await ask(db, "reader@mail.example");
  const { token } = await getOnly(db);
  await confirm(db, token);
  expect(await unsubscribe(db, { token, now: now + 1 })).toBe(true);
  expect(await unsubscribe(db, { token, now: now + 2 })).toBe(true);
  expect(await getOnly(db)).toMatchObject({ state: "left", left_at: now + 1 });
  await ask(db, "reader@mail.example", now + 3);
  expect(await getOnly(db)).toMatchObject({ state: "asked", confirmed_at: null });
});

sqliteTest("refuses unknown links", async ({ db }) => {
  expect(await confirm(db, "guess")).toBe(false);
  expect(await unsubscribe(db, { token: "", now })).toBe(false);
  expect(await getSubscriber(db, "guess")).toBeUndefined();
});

const DAY_MS = 24 * HOUR_MS;

storeTest("erases people who left or never confirmed after seven days, and nobody else", async (open) => {
  const [db, dataDir] = [await open(), makeFolder()];
  for (const name of ["asked", "left", "reader"]) await ask(db, `${name}@mail.example`);
  const { token: left } = await getByEmail(db, "left@mail.example");
  for (const name of ["left", "reader"])
    await confirm(db, (await getByEmail(db, `${name}@mail.example`)).token, now);
  await unsubscribe(db, { token: left, now });
  const purge = (days: number, isDryRun?: boolean) =>
    purgeLapsed(db, { now: now + days * DAY_MS, before: 0, dataDir, isDryRun });
  expect([await purge(7), await purge(8, true), await purge(8)]).toEqual([0, 2, 2]);
  expect(await getOnly(db)).toMatchObject({ email: "reader@mail.example" });
  expect((await getNoticeKinds(db)).sort()).toEqual(["confirm", "welcome"]);
});

function getByEmail(db: Database, email: string) {
  return db.selectFrom("subscriber").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
}
