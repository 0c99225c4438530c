import { existsSync, globSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject } from "vitest";
import { createMarket, everything, findTold, follow } from "#app/alerts/alerts.fixture.ts";
import { addMatches } from "#app/alerts/store/matches.server.ts";
import { getSession, startSession } from "#app/office/access/sessions.server.ts";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import {
  createTestDatabase,
  defineSqliteTest,
  defineStoreTest,
  makeFolder,
} from "#app/store/stores.fixture.ts";
import {
  backup,
  hashAll,
  makeSite,
  readIds,
  restore,
  save,
  toVariables,
  unpackStore,
} from "./backup.fixture.ts";
import { findBackups } from "./make-backup.ts";

const storeTest = defineStoreTest();
const sqliteTest = defineSqliteTest();
const now = Date.UTC(2026, 10, 21);

/** Makes another machine with the same kind of store, empty. */
async function makeMachine(databaseUrl: string | undefined) {
  const postgres = inject("postgres");
  const dataDir = join(makeFolder(), "data");
  const where = { dataDir, databaseUrl: databaseUrl && postgres && (await createTestDatabase(postgres)) };
  const agencyDir = join(makeFolder(), "agency");
  return { where, agencyDir, env: { ...toVariables(where), AGENCY_DIR: agencyDir } };
}

function getBackup(folder: string) {
  const [file = ""] = findBackups(folder);
  return file;
}

storeTest("restores store, pictures and agency folder elsewhere, byte for byte", async ({ db }, where) => {
  await save(db);
  const { env, agencyDir, pictures, backups } = makeSite(where);
  const made = await backup(env);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(
    /: whole, [\s\S]*schema \d{3}-[\s\S]*pictures +2 files\n {2}contracts +1 file\n {2}agency +2 files/,
  );
  const file = getBackup(backups);
  expect(readdirSync(backups)).toEqual([file.slice(backups.length + 1)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await backup(env, "--verify", file)).stdout).toBe(made.stdout);

  if (!where.databaseUrl) {
    // Readable with just GNU tar and SQLite.
    const copy = new DatabaseSync(join(unpackStore(file), "store.sqlite"), { readOnly: true });
    expect(copy.prepare("select count(*) as n from enquiry").get()).toEqual({ n: 1 });
    copy.close();
  }

  const other = await makeMachine(where.databaseUrl);
  const restored = await restore(other.env, file);
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toContain("Start the site.");
  expect(restored.stdout).not.toContain("is kept as");
  expect(hashAll(join(other.where.dataDir, "pictures"))).toEqual(hashAll(pictures));
  expect(hashAll(join(other.where.dataDir, "contracts"))).toEqual(hashAll(join(where.dataDir, "contracts")));
  expect(hashAll(other.agencyDir)).toEqual(hashAll(agencyDir));
  const again = await openDatabase(other.where);
  expect(await readIds(again)).toEqual(await readIds(db));
  expect((await save(again)).outcome).toBe("saved");
  await again.destroy();
});

storeTest("restores over newer data only on request, and keeps that data", async ({ db: first }, where) => {
  const { env, agencyDir, pictures, backups } = makeSite(where);
  await save(first);
  const ids = await readIds(first);
  await backup(env);
  await save(first);
  await first.destroy();
  rmSync(join(pictures, "a.jpg"));
  const pristine = hashAll(agencyDir);
  const file = getBackup(backups);

  const refused = await restore(env, file);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Nothing was changed\. The backup lacks what is here now:[\s\S]*enquir/);
  expect(refused.stderr).toContain(`${pictures} has something else`);
  expect(refused.stderr).not.toContain(agencyDir);
  expect(existsSync(join(pictures, "a.jpg"))).toBe(false);

  const restored = await restore(env, file, "--overwrite");
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(existsSync(join(pictures, "a.jpg"))).toBe(true);
  const again = await openDatabase(where);
  expect(await readIds(again)).toEqual(ids);
  await again.destroy();
  const kept = [...restored.stdout.matchAll(/kept as (.+): delete it/g)].map(([, path = ""]) => path);
  expect(kept.map((path) => path.replace(/\d{8}T\d{6}Z$/, ""))).toEqual([
    `${pictures}.replaced-`,
    join(where.dataDir, where.databaseUrl ? "store.dump.replaced-" : "enquiries.sqlite.replaced-"),
  ]);
  expect(kept.map((path) => existsSync(path))).toEqual([true, true]);
  expect(hashAll(agencyDir)).toEqual(pristine);
  expect(globSync("*.part", { cwd: where.dataDir })).toEqual([]);
});

storeTest("restores nothing while the site has the store open", async ({ db }, where) => {
  const { env, backups } = makeSite(where);
  await save(db);
  await backup(env);
  await save(db);
  const stderr = expect.stringContaining("Stop the site, then restore again.");
  expect(await restore(env, getBackup(backups), "--overwrite")).toMatchObject({ code: 1, stderr });
  expect(await readIds(db)).toHaveLength(2);
  expect(globSync("*.{part,replaced-*}", { cwd: where.dataDir })).toEqual([]);
});

sqliteTest("a restored store has no sessions and mails no old news", async ({ db }, where) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const secret = await startSession(db, { personId, previous: "", now });
  const notices = ["alert", "alert", "issue spring", "owner-report"].map((kind) => ({
    kind,
    payload: { channel: "digest" as const, since: 0, until: 0 },
  }));
  await addNotices(db, { subjectId: "reader", notices, state: "queued", now });
  const morning = Date.now() + 60 * 60_000;
  const [, late = { id: "" }] = await db
    .selectFrom("notice")
    .select("id")
    .where("kind", "=", "alert")
    .execute();
  await db.updateTable("notice").set({ due_at: morning }).where("id", "=", late.id).execute();
  const { env, backups } = makeSite(where);
  await backup(env);
  await db.destroy();
  expect((await restore(env, getBackup(backups), "--overwrite")).code).toBe(0);
  const again = await openDatabase(where);
  expect(await getSession(again, secret, now)).toBeUndefined();
  expect(await again.selectFrom("person").select("name").execute()).toEqual([{ name: "Marion Tate" }]);
  expect(await again.selectFrom("notice").select(["kind", "due_at"]).orderBy("kind").execute()).toEqual([
    { kind: "alert", due_at: morning },
    { kind: "issue spring", due_at: now },
  ]);
  await again.destroy();
});

sqliteTest("after a restore, news mailed since the backup is not repeated", async ({ db }, where) => {
  const market = createMarket();
  // Daytime at the agency.
  const noon = Date.UTC(2026, 10, 26, 1);
  market.show({ id: "S001" });
  await market.createLook(db)(noon);
  await follow(db, "quick@mail.example", { list: "sale", criteria: "" });
  const weekly = { ...everything, frequency: "weekly" } as const;
  await follow(db, "slow@mail.example", { list: "sale", criteria: "" }, weekly);
  const alerts = await db.selectFrom("alert").select(["id", "frequency"]).execute();
  const matches = alerts.map(({ id }) => ({ alert: id, home: "sale S001", news: ["new"] }));
  await addMatches(db, matches, noon);
  const { env, backups } = makeSite(where);
  await backup(env);
  await db.destroy();
  expect(await restore(env, getBackup(backups), "--overwrite")).toMatchObject({ code: 0 });
  const restored = await openDatabase(where);
  const look = market.createLook(restored);
  const homes = [{ id: "S001", price_aud: 1_200_000 }, { id: "S002" }, { id: "S003" }];
  market.show(...homes);
  for (const minutes of [60, 80, 120]) await look(noon + minutes * 60_000);
  // News that was not due then is sent on Thursday.
  expect(await findTold(restored)).toEqual(["slow sale S001: new"]);
  market.show(...homes, { id: "S005" });
  for (const minutes of [130, 140]) await look(noon + minutes * 60_000);
  expect((await findTold(restored)).slice(1)).toEqual(["quick sale S005: new", "slow sale S005: new"]);
  await restored.destroy();
});

sqliteTest("a backup of SQLite is not restored into PostgreSQL", async (_open, where) => {
  const { env, backups } = makeSite(where);
  await backup(env);
  const other = { ...env, DATABASE_URL: "postgres://leila:secret@127.0.0.1:1/headland" };
  const stderr = expect.stringContaining("the site is set to PostgreSQL");
  expect(await restore(other, getBackup(backups), "--overwrite")).toMatchObject({ code: 1, stderr });
});
