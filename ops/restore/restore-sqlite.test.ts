import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { findNewerData } from "./restore-sqlite.ts";

test("a backup older than a table lacks all of its rows", async () => {
  const dataDir = makeStoreFolder();
  const db = await openTestStore(dataDir);
  const backup = join(dataDir, "backup.sqlite");
  const store = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
  store.exec(`vacuum into '${backup}'`);
  const old = new DatabaseSync(backup);
  old.exec("drop table log");
  old.close();
  expect(findNewerData(store, backup)).toEqual([]);
  store.exec("detach database backup");
  await db
    .insertInto("log")
    .values({ id: "1", person_name: "Marion Tate", act: "invite", subject: "Priya Nandan", created_at: 1 })
    .execute();
  expect(findNewerData(store, backup)).toEqual(["1 entries of the office’s log"]);
  store.close();
});
