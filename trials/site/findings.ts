import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { createDatabase, startPostgres, type TestPostgres } from "#app/store/postgres.fixture.ts";

/** Figures of a trial by name, and whether they are as required. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

type Place = { section: string; command: string };

/** Runs trials one after the other, and reports what they find. */
export async function runTrials(trials: readonly (() => Promise<Finding>)[], place: Place) {
  async function* run() {
    for (const trial of trials) yield await trial();
  }
  await report(run(), place);
}

/** Prints findings as they come, and writes them down; the process ends with 1 when something is not as required. */
export async function report(findings: AsyncIterable<Finding>, place: Place) {
  const found: Finding[] = [];
  for await (const finding of findings) {
    printFinding(finding);
    found.push(finding);
  }
  await writeFindings(found, place);
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

/** Writes the findings into a section of the day's file in docs/history, with date and machine. */
async function writeFindings(findings: readonly Finding[], { section, command }: Place) {
  const day = new Date().toISOString().slice(0, 10);
  const file = `docs/history/${day}.md`;
  const before = await readFile(file, "utf8").catch(() => `# ${day}\n`);
  const [head = "", ...rest] = before.split(section);
  const after = /\n## [\s\S]*/.exec(rest.join(section))?.[0] ?? "\n";
  // Beside others on the same machine, every time is longer: the reader must know.
  const load = Math.round(loadavg()[2] ?? 0);
  const machine = `${day}, ${availableParallelism()} cores (load average ${load}), Node ${process.versions.node}, by \`${command}\`.`;
  const tables = findings.map(toTable).join("\n\n");
  await writeFile(file, `${head.trimEnd()}\n\n${section}\n\n${machine}\n\n${tables}\n${after}`);
}

function toTable({ title, figures }: Finding) {
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  return [`| ${title} | |`, "|---|---|", ...rows].join("\n");
}
