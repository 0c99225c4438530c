import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/open-database.server.ts";
import { createDatabase, STORE_TEMPLATE, startPostgres } from "./postgres.fixture.ts";
import { toSqliteFile } from "./store-files.server.ts";

const NO_POSTGRES =
  "PostgreSQL is not installed: its tests are skipped. Run npm test as root, install Debian's postgresql, or set POSTGRES_BIN.\n";

export type NewTable = { name: string; rows: readonly object[] };

/** The PostgreSQL shared by all test files: the folder of its programs, its address, and the tables of a new store. */
export type TestServer = { bin: string; origin: string; tables: readonly NewTable[] };

/** Creates the tables once, in a file and a database that tests copy (globalSetup in vitest.config.ts). */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-template-"));
  await (await openDatabase({ dataDir })).destroy();
  project.provide("sqliteTemplate", toSqliteFile(dataDir));
  const postgres = await startPostgres(["fsync=off", "max_connections=500"]);
  if (!postgres) process.stderr.write(NO_POSTGRES);
  project.provide(
    "postgres",
    postgres && {
      bin: postgres.bin,
      origin: postgres.url(""),
      tables: await createTemplate(await createDatabase(postgres, STORE_TEMPLATE)),
    },
  );
  return async () => {
    rmSync(dataDir, { recursive: true });
    await postgres?.stop();
  };
}

/** Creates the tables and returns the initial rows of each. */
async function createTemplate(databaseUrl: string): Promise<NewTable[]> {
  const db = await openDatabase({ databaseUrl, dataDir: "" });
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const tables = await Promise.all(
    names.map(async (name) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      return { name, rows };
    }),
  );
  await db.destroy();
  return tables.filter(({ name }) => name !== "migration");
}

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend one of another module.
  interface ProvidedContext {
    sqliteTemplate: string;
    postgres: TestServer | undefined;
  }
}
