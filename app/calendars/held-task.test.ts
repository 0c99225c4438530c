import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { createHeldTask } from "./held-task.server.ts";

const storeTest = defineStoreTest();

storeTest("a task stays with its process until it is released or the lease expires", async (open) => {
  const [one, other] = [await open(), await open()].map((db) => createHeldTask(db, "look", 100));
  expect([await one?.hold(1_000), await one?.hold(1_050)]).toEqual(["taken", "kept"]);
  expect(await other?.hold(1_060)).toBeUndefined();
  expect([await other?.hold(1_150), await one?.hold(1_160)]).toEqual(["taken", undefined]);
  await other?.release();
  expect(await one?.hold(1_170)).toBe("taken");
});
