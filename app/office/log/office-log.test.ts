import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { findActors, findLog, writeLog } from "./office-log.server.ts";

const storeTest = defineStoreTest();

storeTest("the log is filtered by person and by subject", async ({ db }) => {
  const [marion, priya] = ["Marion Tate", "Priya Nair"].map((name) => ({ id: crypto.randomUUID(), name }));
  await writeLog(db, { person: marion, intent: "take", subject: "7KQ4-M2XD", now: 1 });
  await writeLog(db, { person: priya, intent: "publish", subject: "S001", now: 2 });
  await writeLog(db, { intent: "invite", subject: "Priya Nair", now: 3 });
  const find = async (by?: string, words?: string, homes: string[] = []) => {
    const found = await findLog(db, { page: 1, by, about: words ? { words, homes } : undefined });
    return found.map(({ subject }) => subject);
  };
  expect(await findActors(db)).toEqual(["Command line", "Marion Tate", "Priya Nair"]);
  expect(await find()).toEqual(["Priya Nair", "S001", "7KQ4-M2XD"]);
  expect(await find("Marion Tate")).toEqual(["7KQ4-M2XD"]);
  expect(await find(undefined, "7kq4")).toEqual(["7KQ4-M2XD"]);
  expect(await find(undefined, "tern lane", ["S001"])).toEqual(["S001"]);
  expect(await find("Marion Tate", "priya")).toEqual([]);
});
