import { execFile } from "node:child_process";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { createTestDatabase, makeFolder } from "#app/store/stores.fixture.ts";
import { postgresCommands } from "./postgres-advice.ts";

const run = promisify(execFile);
const postgres = inject("postgres");

const save = (db: Database) => saveTestEnquiry(db, makeQuestion(), Date.now());
const readReferences = async (db: Database) =>
  (await db.selectFrom("enquiry").select("reference").execute()).map(({ reference }) => reference);

test.skipIf(!postgres)(
  "the commands for PostgreSQL copy all that was saved before, while saving goes on, and bring it back",
  async () => {
    if (!postgres) return;
    const databaseUrl = await createTestDatabase(postgres);
    const db = await openDatabase({ databaseUrl, dataDir: "" });
    await save(db);
    let isSaving = true;
    async function saveOnAndOn() {
      while (isSaving) {
        await save(db);
        await setImmediate();
      }
    }
    const saving = [saveOnAndOn(), saveOnAndOn()];
    const before = await readReferences(db);
    const env = { PATH: `${postgres.bin}:${process.env.PATH}`, DATABASE_URL: databaseUrl };
    const file = join(makeFolder(), "enquiries.dump");
    const runIt = (command: string) => run("sh", ["-c", command.replace("FILE", file)], { env });
    await runIt(postgresCommands.backup);
    isSaving = false;
    await Promise.all(saving);
    expect((await runIt(postgresCommands.verify)).stdout).toContain("TABLE DATA public enquiry");

    const later = await save(db);
    await runIt(postgresCommands.restore);
    const restored = await readReferences(db);
    expect(before.filter((reference) => !restored.includes(reference))).toEqual([]);
    expect(restored).not.toContain(later.reference);
    expect((await save(db)).outcome).toBe("saved");
    await db.destroy();
  },
);

for (const [name, flag] of [
  ["backup", "--to"],
  ["restore", "--from"],
] as const) {
  test(`with a DATABASE_URL npm run ${name} does nothing, and names the commands without the password`, async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: "postgres://leila:secret@db/headland" };
    const running = run(process.execPath, [`ops/${name}/main.ts`, flag, "/nowhere/file"], { env });
    const failure = await running.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(postgresCommands[name]) });
    expect(failure).not.toMatchObject({ stderr: expect.stringContaining("secret") });
  });
}
