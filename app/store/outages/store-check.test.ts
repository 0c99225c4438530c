import { expect } from "vitest";
import { defineStoreTest } from "../stores.fixture.ts";
import { createStoreCheck } from "./store-check.server.ts";

const storeTest = defineStoreTest();

storeTest("a store that can be read but not written is not ready", async ({ db }) => {
  let now = 0;
  const { getFault } = createStoreCheck(db, () => now);
  expect(await getFault()).toBeUndefined();
  await db.schema.alterTable("task").renameTo("away").execute();
  now += 10_000;
  expect(await getFault()).toMatch(/^nothing can be kept, so every form is refused: /);
  await db.schema.alterTable("away").renameTo("task").execute();
  now += 1_000;
  expect(await getFault()).toBeUndefined();
});

storeTest("a full disk that refused a form is reported at once, even if a row fits", async ({ db }) => {
  let now = 0;
  const { getFault, noteRefused } = createStoreCheck(db, () => now);
  expect(await getFault()).toBeUndefined();
  noteRefused(Object.assign(new Error("database or disk is full"), { errcode: 13 }));
  expect(await getFault()).toBe("nothing can be kept, so every form is refused: the disk is full");
  now += 10_000;
  expect(await getFault()).toBeUndefined();
});

storeTest("writes at most once in ten seconds", async ({ db }) => {
  let now = 0;
  const { getFault } = createStoreCheck(db, () => now);
  const getNumber = async () => {
    await Promise.all([getFault(), getFault()]);
    return db.selectFrom("task").select("due_at").where("name", "=", "readiness").executeTakeFirst();
  };
  const first = await getNumber();
  await db.updateTable("task").set({ due_at: 1 }).where("name", "=", "readiness").execute();
  now += 9_999;
  expect(await getNumber()).toEqual({ due_at: 1 });
  now += 1;
  expect((await getNumber())?.due_at).toBeGreaterThanOrEqual(Number(first?.due_at));
});
