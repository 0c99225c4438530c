import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { toContractFolder, toPictureFolder } from "#app/store/store-files.server.ts";
import type { Places } from "#server/environment/places.ts";
import { folderNames, kindWords, storeNames, unpack, verifyBackup } from "../backup/archive.ts";
import { copyPostgres, storeTables, toConnection } from "../backup/store-copy.ts";
import { runProgram, toReason } from "../command.ts";
import { dropOldNews, emptied, prepareSqlite } from "./restore-sqlite.ts";

type RestoreOptions = { mayOverwrite: boolean; now?: Date };

/**
 * Restores store, pictures, contracts and agency folder from a backup. Throws, with nothing changed, while the site has
 * the store open, if the backup is unusable, or if existing data is missing from it and `mayOverwrite` is false. The
 * replaced data is kept beside. Returns lines about what was done and what to do next.
 */
export function restoreBackup(
  places: Places,
  backup: string,
  { mayOverwrite, now = new Date() }: RestoreOptions,
) {
  const { kind, report } = verifyBackup(backup);
  const own = places.databaseUrl ? "postgres" : "sqlite";
  if (kind !== own)
    throw new Error(
      `${backup} has a store of ${kindWords[kind]}, and the site is set to ${kindWords[own]} (DATABASE_URL). Nothing was changed.`,
    );
  mkdirSync(places.dataDir, { recursive: true });
  const work = join(places.dataDir, `restore-${process.pid}.part`);
  mkdirSync(work, { mode: 0o700 });
  try {
    unpack(backup, work);
    const suffix = `.replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
    const kept = replaceAll(places, { copy: join(work, storeNames[kind]), work, suffix, mayOverwrite });
    return [
      `Restored. ${report}`,
      ...kept.map((path) => `What was there is kept as ${path}: delete it when you no longer need it.`),
      "Start the site. Messages that waited when the backup was made are sent now. Alerts that were due are not, nor do any report what has changed about the homes since. Erase again the people who were erased since, and remove again those who left. Everybody is signed out of the office.",
    ].join("\n");
  } catch (error) {
    throw new Error(`Nothing was changed. ${toReason(error)}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

type Replacing = { copy: string; work: string; suffix: string; mayOverwrite: boolean };

/**
 * Replaces folders first, because they can be put back; the store is replaced whole or not at all. Returns what was
 * kept.
 */
function replaceAll(places: Places, { copy, work, suffix, mayOverwrite }: Replacing) {
  const store = prepareStore(places, copy, suffix);
  const folders: ReturnType<typeof prepareFolder>[] = [];
  try {
    const { dataDir, agencyDir: agency } = places;
    const targets = { pictures: toPictureFolder(dataDir), contracts: toContractFolder(dataDir), agency };
    for (const name of folderNames)
      if (existsSync(join(work, name))) folders.push(prepareFolder(join(work, name), targets[name], suffix));
    if (!mayOverwrite) refuseToLose([store, ...folders].flatMap(({ losses }) => losses));
    return [...folders, store].map(({ replace }) => replace()).filter((path) => path !== undefined);
  } catch (error) {
    for (const { undo } of folders) undo();
    throw error;
  } finally {
    for (const { close } of [store, ...folders]) close();
  }
}

function prepareStore({ databaseUrl, dataDir }: Places, copy: string, suffix: string) {
  if (databaseUrl) return preparePostgres({ databaseUrl, dataDir }, copy, suffix);
  chmodSync(copy, 0o600);
  giveToOwnerOf(dataDir, copy);
  return prepareSqlite(dataDir, copy, suffix);
}

function refuseToLose(losses: readonly string[]) {
  if (losses.length === 0) return;
  throw new Error(
    [
      "The backup lacks what is here now:",
      ...losses.map((line) => `  ${line}`),
      "With --overwrite it is replaced, and kept beside.",
    ].join("\n"),
  );
}

/** Prepares to replace a folder by `copy`; an identical one stays. */
export function prepareFolder(copy: string, folder: string, suffix: string) {
  const part = `${folder}.${process.pid}.part`;
  const isThere = existsSync(folder);
  const isSame = isThere && runProgram("diff", ["-rq", folder, copy], { accepts: [0, 1] }).status === 0;
  const kept = isThere && !isSame ? folder + suffix : undefined;
  if (!isSame) {
    mkdirSync(dirname(folder), { recursive: true });
    runProgram("cp", ["--archive", copy, part]);
    giveToOwnerOf(isThere ? folder : dirname(folder), part);
  }
  return {
    losses: kept ? [`${folder} has something else`] : [],
    /** Puts the copy in place. Returns where the old data is kept. */
    replace() {
      if (isSame) return undefined;
      if (kept) renameSync(folder, kept);
      renameSync(part, folder);
      return kept;
    },
    undo() {
      if (isSame) return;
      if (!existsSync(part)) rmSync(folder, { recursive: true });
      if (kept && existsSync(kept)) renameSync(kept, folder);
    },
    close: () => rmSync(part, { recursive: true, force: true }),
  };
}

/** Files restored by root must stay writable for the site. */
function giveToOwnerOf(like: string, path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  runProgram("chown", ["--recursive", `${uid}:${gid}`, path]);
}

type Target = { databaseUrl: string; dataDir: string };

/** As for SQLite; the existing database is dumped into `dataDir` before it is replaced. */
function preparePostgres({ databaseUrl, dataDir }: Target, copy: string, suffix: string) {
  if (query(databaseUrl, connections) !== "0")
    throw new Error("The database is open in another process. Stop the site, then restore again.");
  const tables = query(databaseUrl, "select tablename from pg_tables where schemaname = current_schema()");
  const present = tables.split("\n").filter(Boolean);
  const filled = findFilled(databaseUrl, present);
  return {
    losses: filled.length > 0 ? [`the database has rows in ${filled.join(", ")}`] : [],
    replace() {
      const kept = filled.length > 0 ? join(dataDir, `store.dump${suffix}`) : undefined;
      if (kept) copyPostgres(databaseUrl, kept);
      replaceTables(databaseUrl, present, copy);
      return kept;
    },
    close() {},
  };
}

/** The store's tables that have rows. */
function findFilled(databaseUrl: string, present: readonly string[]) {
  const ours = storeTables.filter(([table]) => present.includes(table));
  const questions = ours.map(([table]) => `select '${table}' where exists (select from ${table})`);
  return ours.length > 0 ? query(databaseUrl, questions.join(" union all ")).split("\n").filter(Boolean) : [];
}

const connections = `select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/**
 * Restores in one transaction, without rows that a backup must not bring back. Tables unknown to the backup are
 * dropped, because their migrations will run again.
 */
function replaceTables(databaseUrl: string, present: readonly string[], copy: string) {
  const script = `${copy}.sql`;
  runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, copy]);
  const schema = query(databaseUrl, "select quote_ident(current_schema())");
  const dropped = present.map((table) => `drop table ${schema}.${table} cascade;`).join(" ");
  const truncate = emptied.map((table) => toTruncate(`${schema}.${table}`)).join(" ");
  run(databaseUrl, [
    "--single-transaction",
    `--command=${dropped}`,
    `--file=${script}`,
    `--command=${truncate} ${dropOldNews(`${schema}.notice`)}`,
  ]);
}

/** An older backup may lack the table. */
function toTruncate(table: string) {
  return `do $$ begin if to_regclass('${table}') is not null then truncate ${table}; end if; end $$;`;
}

function query(databaseUrl: string, sql: string) {
  return run(databaseUrl, ["--tuples-only", "--no-align", `--command=${sql}`]).stdout.trim();
}

function run(databaseUrl: string, args: readonly string[]) {
  const { address, env } = toConnection(databaseUrl);
  return runProgram("psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", ...args, address], { env });
}
