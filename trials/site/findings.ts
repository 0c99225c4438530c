import { createDatabase, startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";

/** Figures of a trial by name, and whether they meet the requirements. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

/** Runs trials one after another and prints their findings. */
export async function runTrials(trials: readonly (() => Promise<Finding>)[]) {
  for (const trial of trials) printFinding(await trial());
}

/** Runs a trial on a new database of a temporary PostgreSQL with durable writes. */
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

/** Makes a trial for SQLite and one for PostgreSQL; each gets a title and the database's address. */
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

/** The finding of a trial that this machine cannot run. */
export function toNotDone(title: string, reason: string): Finding {
  return { title, figures: { "not done": reason }, isGood: true };
}

/** Prints a finding; a bad one makes the trial exit with 1. */
export function printFinding({ title, figures, isGood }: Finding) {
  console.log(`\n${isGood ? "GOOD" : "BAD"}  ${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`);
  if (!isGood) process.exitCode = 1;
}
