import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "./database.server.ts";
import { createDatabase, startPostgres } from "./postgres.fixture.ts";

const NO_POSTGRES =
  "PostgreSQL is not installed: its tests are skipped. Run npm test as root, install Debian's postgresql, or set POSTGRES_BIN.\n";

/** Opens one and the same, new store as often as it is called: every call is another process. */
export type OpenStore = () => Promise<Database>;

/** Defines each test once for SQLite and once for PostgreSQL; where there is no PostgreSQL it is shown as skipped. */
export async function defineStoreTest() {
  const postgres = await startPostgres();
  if (!postgres) process.stderr.write(NO_POSTGRES);
  const opened: Database[] = [];
  let databases = 0;
  afterAll(async () => {
    for (const db of opened) await db.destroy();
    await postgres?.stop();
  });

  async function open(databaseUrl: string | undefined, dataDir: string) {
    const db = await openDatabase({ databaseUrl, dataDir });
    opened.push(db);
    return db;
  }

  return (name: string, prove: (open: OpenStore, where: DatabaseOptions) => Promise<void>) => {
    test(`SQLite: ${name}`, async () => {
      const dataDir = makeFolder();
      await prove(() => open(undefined, dataDir), { dataDir });
    });
    test.skipIf(!postgres)(`PostgreSQL: ${name}`, async () => {
      if (!postgres) return;
      databases += 1;
      const databaseUrl = await createDatabase(postgres, `test_${databases}`);
      await prove(() => open(databaseUrl, makeFolder()), { databaseUrl, dataDir: makeFolder() });
    });
  };
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "headland-store-"));
}
