import { expect, onTestFinished, vi } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { createOutageLog } from "#app/store/outages/outage-log.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import {
  addVersion,
  findNewest,
  findVersions,
  type NewVersion,
  purgeVersions,
} from "../store/versions.server.ts";
import { openTexts } from "./open-texts.server.ts";

const storeTest = defineStoreTest();
const LOOK_EVERY_MS = 50;
const person = { id: "person-1", name: "Marion Tate" };
const office = { kind: "office", key: "office" } as const;

type Change = Partial<NewVersion>;

function add(db: Database, change: Change) {
  const own = { id: makeId(Date.now()), state: "published", seen: 0, person } as const;
  const version = { ...office, ...own, fields: {}, now: Date.now(), ...change };
  return db.transaction().execute((transaction) => addVersion(transaction, version));
}

async function openProcess(where: DatabaseOptions) {
  const [onChange, error] = [vi.fn(), vi.fn()];
  const db = await openDatabase(where);
  const noteOutage = createOutageLog({ log: { error } });
  const texts = await openTexts({ db, log: { error }, noteOutage, lookEveryMs: LOOK_EVERY_MS });
  texts.watch(onChange);
  onTestFinished(async () => {
    await texts.close();
    await db.destroy();
  });
  return { ...texts, onChange, error };
}

storeTest("every process shows what another has published, but no draft", async ({ db }, where) => {
  const [one, other] = [await openProcess(where), await openProcess(where)];
  const fields = { ...defaultTexts.office, phone: "(02) 5550 0199" };
  expect(await add(db, { state: "draft", fields: { ...fields, phone: "(02) 5550 0100" } })).toBe("done");
  await one.refresh();
  expect(one.onChange).not.toHaveBeenCalled();
  expect(await add(db, { seen: 1, fields })).toBe("done");
  await one.refresh();
  expect(one.get().office.phone).toBe("(02) 5550 0199");
  await expect.poll(() => other.get().office.phone).toBe("(02) 5550 0199");
  expect(other.onChange).toHaveBeenCalledTimes(1);
});

storeTest("a version is added once, and only if its author saw the version before it", async ({ db }) => {
  const id = makeId(Date.now());
  const first = { id, fields: { words: "first" } };
  expect(await add(db, first)).toBe("done");
  expect(await add(db, first)).toBe("repeated");
  expect(await add(db, { seen: 0 })).toBe("changed");
  const second = await Promise.all([add(db, { seen: 1 }), add(db, { seen: 1 })]);
  expect(second.toSorted()).toEqual(["changed", "done"]);
  expect((await findVersions(db, office)).map(({ version }) => version)).toEqual([2, 1]);
});

storeTest("a draft is deleted with the next version, and published versions are kept", async ({ db }) => {
  await add(db, {});
  await add(db, { seen: 1, state: "draft" });
  await add(db, { seen: 2, state: "draft" });
  expect(await findVersions(db, office)).toMatchObject([
    { version: 3, state: "draft" },
    { version: 1, state: "published" },
  ]);
  expect(await findNewest(db, ["office"])).toMatchObject([{ version: 3 }]);
});

storeTest("replaced versions are purged in time, and the shown one is kept", async ({ db }) => {
  for (const seen of [0, 1]) await add(db, { seen, now: 1000 });
  await add(db, { seen: 2, now: 3000, state: "draft" });
  await add(db, { key: "other", now: 1000 });
  await purgeVersions(db, 2000);
  const left = await db.selectFrom("text_version").select(["key", "version"]).execute();
  const names = left.map(({ key, version }) => `${key} ${version}`);
  expect(names.toSorted()).toEqual(["office 2", "office 3", "other 1"]);
});

storeTest("the last texts are kept while the store is away, and it is logged once", async ({ db }, where) => {
  await add(db, { fields: { ...defaultTexts.office, phone: "(02) 5550 0199" } });
  const site = await openProcess(where);
  await db.schema.alterTable("text_revision").renameTo("away").execute();
  await expect.poll(() => site.error).toHaveBeenCalled();
  await site.refresh();
  expect(site.error).toHaveBeenCalledTimes(1);
  expect(site.get().office.phone).toBe("(02) 5550 0199");
  await db.schema.alterTable("away").renameTo("text_revision").execute();
  await add(db, { seen: 1, fields: { ...defaultTexts.office, phone: "(02) 5550 0177" } });
  await expect.poll(() => site.get().office.phone).toBe("(02) 5550 0177");
});
