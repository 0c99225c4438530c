import { execFile, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { getSession, startSession } from "#app/office/access/sessions.server.ts";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { restoreBackup } from "../restore/restore-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const run = promisify(execFile);
const now = Date.UTC(2026, 10, 21);

/** A store with one enquiry and its three messages. */
async function openStore() {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  await save(db);
  return { db, dataDir, store: join(dataDir, "enquiries.sqlite"), file: join(makeFolder(), "backup.sqlite") };
}

const save = (db: Database) => saveTestEnquiry(db, makeQuestion(), now);
const readIds = async (db: Database) =>
  (await db.selectFrom("enquiry").select("id").execute()).map(({ id }) => id);

/** Runs `npm run backup` or `npm run restore` and returns its output and exit code. */
function command(name: "backup" | "restore", dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`ops/${name}/main.ts`, ...args], {
    env,
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

test("copies an open store under its name at once, for its owner only, and says what is in it", async () => {
  const { db, dataDir, file } = await openStore();
  const made = command("backup", dataDir, "--to", file);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(made.stdout).toMatch(/integrity check ok[\s\S]*enquiry +1\n[\s\S]*notice +3\n/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, ".."))).toEqual(["backup.sqlite"]);
  expect(command("backup", dataDir, "--verify", file).stdout).toBe(made.stdout);
  await db.destroy();
});

test("holds every enquiry that was saved before it began, while saving goes on", async () => {
  const { db, dataDir, file } = await openStore();
  let isSaving = true;
  async function saveOnAndOn() {
    while (isSaving) {
      await save(db);
      await setImmediate();
    }
  }
  const saving = [saveOnAndOn(), saveOnAndOn()];
  const before = await readIds(db);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await run(process.execPath, ["ops/backup/main.ts", "--to", file], { env });
  const after = await readIds(db);
  isSaving = false;
  await Promise.all(saving);
  const copied = readCopiedIds(file);
  expect(before.filter((id) => !copied.has(id))).toEqual([]);
  expect(after.length).toBeGreaterThan(before.length);
  await db.destroy();
});

function readCopiedIds(file: string) {
  const copy = new DatabaseSync(file, { readOnly: true });
  const ids = new Set(
    copy
      .prepare("select id from enquiry")
      .all()
      .map(({ id }) => String(id)),
  );
  copy.close();
  return ids;
}

test("replaces an older backup, never the store itself", async () => {
  const { db, dataDir, store, file } = await openStore();
  writeFileSync(file, "an older one");
  makeBackup(dataDir, file);
  expect(readCopiedIds(file).size).toBe(1);
  for (const target of [store, `${store}-wal`])
    expect(() => makeBackup(dataDir, target)).toThrow("is the store itself");
  expect(await readIds(db)).toHaveLength(1);
  await db.destroy();
});

test("finds a damaged copy, and one that a newer version made", async () => {
  const { db, dataDir, file } = await openStore();
  makeBackup(dataDir, file);
  const good = readFileSync(file);
  const newer = new DatabaseSync(file);
  newer.exec("insert into migration values ('999-from-the-future', 0)");
  newer.close();
  expect(() => verifyBackup(file)).toThrow("made by a newer version of this software (999-from-the-future)");
  writeFileSync(file, good.fill(7, good.length / 2));
  expect(() => verifyBackup(file)).toThrow("is no backup that can be restored");
  await db.destroy();
});

test("restores what the backup holds and nothing else, and keeps what was there", async () => {
  const { db, dataDir, store, file } = await openStore();
  const [first] = await readIds(db);
  makeBackup(dataDir, file);
  await save(db);
  await db.destroy();
  const refused = command("restore", dataDir, "--from", file);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /holds what the backup does not[\s\S]* 1 enquiries\n[\s\S]* 3 messages[\s\S]*--overwrite/,
  );
  const restored = command("restore", dataDir, "--from", file, "--overwrite");
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining("Start the server.") });
  const again = await openDatabase({ dataDir });
  expect(await readIds(again)).toEqual([first]);
  await again.destroy();
  const kept = readdirSync(dataDir).filter((name) => /\.replaced-\d{8}T\d{6}Z$/.test(name));
  expect(kept).toHaveLength(1);
  expect(readCopiedIds(join(dataDir, kept[0] ?? "")).size).toBe(2);
  expect(statSync(store).mode & 0o777).toBe(0o600);
});

test("a restored store signs nobody in", async () => {
  const { db, dataDir, file } = await openStore();
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const secret = await startSession(db, { personId, previous: "", now });
  makeBackup(dataDir, file);
  await db.destroy();
  restoreBackup(dataDir, file, { mayOverwrite: true });
  const again = await openDatabase({ dataDir });
  expect(await getSession(again, secret, now)).toBeUndefined();
  expect(await again.selectFrom("person").select("name").execute()).toEqual([{ name: "Marion Tate" }]);
  await again.destroy();
});

test("restores without a flag where nothing newer is lost: the same store, or none", async () => {
  const { db, dataDir, file } = await openStore();
  makeBackup(dataDir, file);
  await db.destroy();
  expect(restoreBackup(dataDir, file, { mayOverwrite: false })).toContain("is kept as");
  const elsewhere = join(makeFolder(), "new");
  expect(restoreBackup(elsewhere, file, { mayOverwrite: false })).not.toContain("is kept as");
  expect(readCopiedIds(join(elsewhere, "enquiries.sqlite")).size).toBe(1);
});

test("restores nothing while the server has the store open", async () => {
  const { db, dataDir, file } = await openStore();
  makeBackup(dataDir, file);
  await save(db);
  const { code, stderr } = command("restore", dataDir, "--from", file, "--overwrite");
  expect([code, stderr]).toEqual([1, expect.stringContaining("Stop the server, then restore again.")]);
  expect(await readIds(db)).toHaveLength(2);
  await save(db);
  await db.destroy();
  expect(readdirSync(dataDir)).toEqual(["enquiries.sqlite"]);
});

test("replaces a damaged store only when told to, and keeps it", async () => {
  const { db, dataDir, store, file } = await openStore();
  makeBackup(dataDir, file);
  await db.destroy();
  writeFileSync(store, Buffer.alloc(8192, 7));
  expect(() => restoreBackup(dataDir, file, { mayOverwrite: false })).toThrow("it cannot be compared");
  restoreBackup(dataDir, file, { mayOverwrite: true });
  const again = await openDatabase({ dataDir });
  expect(await readIds(again)).toHaveLength(1);
  await again.destroy();
});

const mistakes = [
  { name: "backup", args: [], says: "npm run backup -- --to FILE" },
  { name: "backup", args: ["--to", "a", "--verify", "b"], says: "npm run backup -- --to FILE" },
  { name: "backup", args: ["--to", "/nowhere/backup"], says: "ENOENT" },
  { name: "restore", args: [], says: "npm run restore -- --from FILE" },
  { name: "restore", args: ["backup.sqlite"], says: "backup.sqlite" },
  { name: "restore", args: ["--from", "package.json"], says: "is no backup that can be restored" },
] as const;

for (const { name, args, says } of mistakes) {
  test(`answers npm run ${name} ${args.join(" ")} with what is wrong, and fails`, async () => {
    const { db, dataDir } = await openStore();
    const { code, stderr } = command(name, dataDir, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(says)]);
    expect(stderr).not.toContain("    at ");
    await db.destroy();
  });
}

test("a store that is not there cannot be copied", () => {
  const file = join(makeFolder(), "backup.sqlite");
  expect(() => makeBackup(makeFolder(), file)).toThrow("Is DATA_DIR right?");
});
