import { createDatabase, startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";

/** Figures of a trial by name, and whether they are as required. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

/** Runs trials one after the other, and prints what they find. */
export async function runTrials(trials: readonly (() => Promise<Finding>)[]) {
  for (const trial of trials) printFinding(await trial());
}

/** A trial on a new database of a PostgreSQL of its own, which writes to the disk as in earnest. */
export async function tryOnPostgres(
  title: string,
  trial: (databaseUrl: string, postgres: TestPostgres) => Promise<Finding>,
): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres) return toNotDone(title, "PostgreSQL is not installed");
  try {
    return await trial(await createDatabase(postgres, "trial"), postgres);
  } finally {
    await postgres.stop();
  }
}

/** A trial on SQLite, and the same on PostgreSQL; it is given its title, and where the database is. */
export function onBothStores(
  title: string,
  trial: (title: string, databaseUrl: string) => Promise<Finding>,
): (() => Promise<Finding>)[] {
  const [onSqlite, onPostgres] = [`${title} (SQLite)`, `${title} (PostgreSQL)`];
  return [
    () => trial(onSqlite, ""),
    () => tryOnPostgres(onPostgres, (databaseUrl) => trial(onPostgres, databaseUrl)),
  ];
}

/** A trial that needs what this machine does not have. */
export function toNotDone(title: string, reason: string): Finding {
  return { title, figures: { "not done": reason }, isGood: true };
}

/** A bad finding ends the trial with 1. */
export function printFinding({ title, figures, isGood }: Finding) {
  console.log(`\n${isGood ? "GOOD" : "BAD"}  ${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`);
  if (!isGood) process.exitCode = 1;
}
