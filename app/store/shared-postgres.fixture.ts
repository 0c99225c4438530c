import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/open-database.server.ts";
import { createDatabase, STORE_TEMPLATE, startPostgres } from "./postgres.fixture.ts";

const NO_POSTGRES =
  "PostgreSQL is not installed: its tests are skipped. Run npm test as root, install Debian's postgresql, or set POSTGRES_BIN.\n";

/** Starts one PostgreSQL for all test files, with a database that has the tables (globalSetup in vitest.config.ts). */
export async function setup(project: TestProject) {
  // A test file keeps every store that it opened until its end, each with connections of its own.
  const postgres = await startPostgres(["fsync=off", "max_connections=500"]);
  if (postgres) {
    const template = await openDatabase({
      databaseUrl: await createDatabase(postgres, STORE_TEMPLATE),
      dataDir: "",
    });
    await template.destroy();
  } else process.stderr.write(NO_POSTGRES);
  project.provide("postgres", postgres && { bin: postgres.bin, origin: postgres.url("") });
  return () => postgres?.stop();
}

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to one of another module.
  interface ProvidedContext {
    postgres: { bin: string; origin: string } | undefined;
  }
}
