import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder, makeStoreFolder } from "#app/store/stores.fixture.ts";
import { prepareFolder } from "../restore/restore-backup.ts";
import { backup, hashAll, makeSite, restore, save, toVariables } from "./backup.fixture.ts";
import { findBackups } from "./make-backup.ts";

async function makeStore() {
  const dataDir = makeStoreFolder();
  const db = await openDatabase({ dataDir });
  await save(db);
  await db.destroy();
  return { dataDir, ...makeSite({ dataDir }) };
}

/** Makes a site with older backups, which must survive every failure. */
async function makeStoreWithBackups() {
  const site = await makeStore();
  mkdirSync(site.backups);
  const old = ["20261101", "20261102", "20261103"].map((day) => `backup-${day}T020000Z.tar.gz`);
  for (const name of old) writeFileSync(join(site.backups, name), "an older one");
  return { ...site, old };
}

test("deletes old backups, except the newest, after a successful backup", async () => {
  const { env, backups, old } = await makeStoreWithBackups();
  writeFileSync(join(backups, "notes.txt"), "somebody's");
  const copies = makeFolder();
  const made = await backup({ ...env, BACKUP_KEEP: "2", BACKUP_COPY: `cp "$FILE" ${copies}/` });
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining("Deleted 2 older") });
  const [file = "", ...others] = findBackups(backups);
  expect(others).toEqual([join(backups, old[2] ?? "")]);
  expect(readdirSync(backups)).toContain("notes.txt");
  expect(hashAll(copies)).toEqual(hashAll(backups).filter((line) => file.endsWith(line.slice(-20))));
});

test.each([
  ["BACKUP_COPY", 'cp "$FILE" /nowhere/', /made and whole, but it is on this machine only: .*\/nowhere\//],
  ["BACKUP_COPY", "exit 3", /on this machine only: the command of BACKUP_COPY failed \(sh ended with 3\)/],
  ["AGENCY_DIR", "/nowhere/agency", /^No backup was made: .*\/nowhere\/agency/],
  ["DATA_DIR", "/nowhere/data", /^No backup was made: There is no \/nowhere\/data.* Is DATA_DIR right\?/],
  ["DATABASE_URL", "postgres://leila:secret@127.0.0.1:1/x", /^No backup was made: .*port 1 failed/],
  ["BACKUP_DIR", "package.json", /^No backup was made: .*package\.json/],
  ["BACKUP_DIR", "", /^BACKUP_DIR is not set: name the folder for backups/],
  ["BACKUP_KEEP", "0", /^BACKUP_KEEP is "0"; accepted is a whole number of backups, at least 1/],
])("reports the fault of %s=%s, and deletes no older backup", async (name, value, says) => {
  const { env, backups, old } = await makeStoreWithBackups();
  const { code, stderr } = await backup({ ...env, BACKUP_KEEP: "1", [name]: value });
  expect([code, stderr]).toEqual([1, expect.stringMatching(says)]);
  expect(stderr).not.toMatch(/secret|^ {4}at /m);
  expect(readdirSync(backups)).toEqual(expect.arrayContaining(old));
  expect(readdirSync(backups).filter((name) => name.startsWith("unfinished"))).toEqual([]);
});

test("refuses to write a backup into a folder that it copies", async () => {
  const { env, agencyDir, pictures } = await makeStore();
  for (const folder of [agencyDir, join(pictures, "backups")]) {
    const stderr = expect.stringContaining("within what is copied. Name another folder");
    expect(await backup({ ...env, BACKUP_DIR: folder })).toMatchObject({ code: 1, stderr });
  }
});

test("reports a full disk and leaves no partial file", async (context) => {
  const { env } = await makeStore();
  const full = makeFolder();
  if (!mountSmall(full)) return context.skip("mounting a tmpfs needs root");
  writeFileSync(join(full, "backup-20261101T020000Z.tar.gz"), "an older one");
  const stderr = expect.stringMatching(/^No backup was made: .*(No space left|disk is full)/);
  expect(await backup({ ...env, BACKUP_DIR: full, BACKUP_KEEP: "1" })).toMatchObject({ code: 1, stderr });
  expect(readdirSync(full)).toEqual(["backup-20261101T020000Z.tar.gz"]);
});

function mountSmall(folder: string) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=500k", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync("umount", [folder]));
  return true;
}

const damages = {
  "cut off": (file: string) => truncateSync(file, statSync(file).size - 100),
  "damaged in the middle": (file: string) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 100_000, 100_010));
  },
  "no archive": (file: string) => writeFileSync(file, "something else"),
  empty: (file: string) => truncateSync(file),
  "an archive of something else": (file: string) => void execFileSync("tar", ["-czf", file, "package.json"]),
} as const;

for (const [what, damage] of Object.entries(damages)) {
  test(`a backup that is ${what} is reported and restores nothing`, async () => {
    const { env, agencyDir, pictures, backups } = await makeStore();
    await backup(env);
    const [file = ""] = findBackups(backups);
    damage(file);
    const before = [hashAll(agencyDir), hashAll(pictures)];
    const stderr = expect.stringContaining(`${file} is not a backup that can be restored: `);
    expect(await backup(env, "--verify", file)).toMatchObject({ code: 1, stderr });
    expect(await restore(env, file, "--overwrite")).toMatchObject({ code: 1, stderr });
    expect([hashAll(agencyDir), hashAll(pictures)]).toEqual(before);
    expect(readdirSync(join(pictures, ".."))).toEqual(["contracts", "enquiries.sqlite", "pictures"]);
  });
}

test("a backup can be made, read and restored after going back to an earlier release", async () => {
  const { env, dataDir, backups } = await makeStore();
  const store = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
  store.exec("insert into migration values ('999-from-the-future', 0)");
  store.close();
  const made = await backup(env);
  const stdout = expect.stringContaining("of a newer release than this one");
  expect(made).toMatchObject({ code: 0, stdout });
  const [file = ""] = findBackups(backups);
  expect((await backup(env, "--verify", file)).stdout).toBe(made.stdout);
  rmSync(join(dataDir, "enquiries.sqlite"));
  expect(await restore(env, file)).toMatchObject({ code: 0, stderr: "" });
});

test("a damaged store is replaced only on request, and kept", async () => {
  const { env, dataDir, backups } = await makeStore();
  await backup(env);
  const [file = ""] = findBackups(backups);
  writeFileSync(join(dataDir, "enquiries.sqlite"), Buffer.alloc(8192, 7));
  expect((await restore(env, file)).stderr).toContain("it cannot be compared");
  expect((await restore(env, file, "--overwrite")).code).toBe(0);
  const again = await openDatabase({ dataDir });
  expect(await again.selectFrom("enquiry").select("id").execute()).toHaveLength(1);
  await again.destroy();
});

test("restores without a flag if nothing would be lost", async () => {
  const { env, backups } = await makeStore();
  await backup(env);
  const [file = ""] = findBackups(backups);
  const stdout = expect.stringContaining("Start the site.");
  expect(await restore(env, file)).toMatchObject({ code: 0, stdout });
  rmSync(env.AGENCY_DIR ?? "", { recursive: true });
  expect((await restore(env, file)).code).toBe(0);
});

test("a replaced folder is put back if a later step fails", () => {
  const [copy, folder, missing] = [makeFolder(), makeFolder(), join(makeFolder(), "missing")];
  writeFileSync(join(copy, "new"), "new");
  writeFileSync(join(folder, "old"), "old");
  for (const target of [folder, missing]) {
    const prepared = prepareFolder(copy, target, ".replaced");
    prepared.replace();
    expect(readdirSync(target)).toEqual(["new"]);
    prepared.undo();
    prepared.close();
  }
  expect(readdirSync(folder)).toEqual(["old"]);
  expect(readdirSync(join(missing, ".."))).toEqual([]);
});

test("a missing file is reported", async () => {
  const env = toVariables({ dataDir: makeFolder() });
  const missing = { code: 1, stderr: expect.stringContaining("There is no file /nowhere.") };
  expect(await backup(env, "--verify", "/nowhere")).toMatchObject(missing);
  expect(await restore(env, "/nowhere")).toMatchObject(missing);
  const usage = { code: 2, stderr: expect.stringContaining("npm run restore -- --from FILE") };
  expect(await restore(env, "")).toMatchObject(usage);
});
