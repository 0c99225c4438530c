import { expect } from "vitest";
import type { Database } from "../database.server.ts";
import { defineStoreTest } from "../stores.fixture.ts";
import { takeTurn } from "../tasks.server.ts";
import { forgetMailsTo, forgetOldMails, takeMailTo } from "./mails-to.server.ts";

const storeTest = defineStoreTest();
const now = Date.UTC(2026, 10, 25, 8);
const HOUR_MS = 3_600_000;
const email = "leila@mail.example";

/** Counts how many of ten simultaneous mails are allowed. */
async function takeTen(databases: readonly Database[], at = now, address = email) {
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const db = databases[index % databases.length];
      return db ? db.transaction().execute((each) => takeMailTo(each, address, at)) : false;
    }),
  );
  return taken.filter(Boolean).length;
}

storeTest("an address receives five mails in any hour, over all processes", async (open) => {
  const processes = [await open(), await open()];
  expect(await takeTen(processes)).toBe(5);
  expect(await takeTen(processes, now + HOUR_MS - 1, "LEILA@mail.example")).toBe(0);
  for (const same of ["leila+1@mail.example", "leila+2+3@mail.example"])
    expect(await takeTen(processes, now, same)).toBe(0);
  for (const other of ["ruth@mail.example", "+@mail.example"])
    expect(await takeTen(processes, now, other)).toBe(5);
  expect(await takeTen(processes, now + HOUR_MS)).toBe(5);
});

storeTest("requests that arrive out of order share one limit", async ({ db }) => {
  const ages = [0, 1, 2, 3, 4, 5, 500, 2_000];
  const taken = [];
  for (const age of ages) taken.push(await takeMailTo(db, email, now - age));
  expect(taken).toEqual(ages.map((_, index) => index < 5));
});

storeTest("a clock that is set back makes no address wait", async ({ db }) => {
  expect(await takeTen([db])).toBe(5);
  expect(await takeTen([db], now - HOUR_MS)).toBe(5);
  expect(await takeTen([db], now - HOUR_MS + 1)).toBe(0);
  const turn = (at: number) => takeTurn(db, "newsletter mail", { now: at, everyMs: 1_000 });
  expect([await turn(now), await turn(now + 1), await turn(now - HOUR_MS)]).toEqual([0, 999, 0]);
});

storeTest("mailed addresses are forgotten after an hour, or with the person", async ({ db }) => {
  const countNames = async () => (await db.selectFrom("task").select("name").execute()).length;
  await takeMailTo(db, email, now);
  await takeMailTo(db, "ruth@mail.example", now);
  const names = await db.selectFrom("task").select("name").execute();
  expect(JSON.stringify(names)).not.toContain("leila");
  await forgetMailsTo(db, email);
  expect(await countNames()).toBe(1);
  await forgetOldMails(db, now + HOUR_MS);
  expect(await countNames()).toBe(0);
});
