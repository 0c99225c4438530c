import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toReason } from "../command.ts";
import { folderNames, listFiles, unpack } from "./archive.ts";
import { readPostgresCopy, readSqliteCopy } from "./store-copy.ts";

const BYTES_PER_KB = 1000;

/** The store in an archive, by its kind. */
export const storeNames = { sqlite: "store.sqlite", postgres: "store.dump" } as const;
export const kindWords = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/**
 * Reads a backup from end to end, and its store in a temporary folder. Returns what is in it, in lines; throws, saying
 * what to do, when it is no use.
 */
export function verifyBackup(file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const scratch = mkdtempSync(join(tmpdir(), "site-backup-"));
  try {
    return readBackup(file, scratch);
  } catch (error) {
    throw new Error(`${file} is no backup that can be restored: ${toReason(error)}. Take another one.`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readBackup(file: string, scratch: string) {
  const names = listFiles(file);
  const kind = findKind(names);
  unpack(file, scratch, storeNames[kind]);
  const store = join(scratch, storeNames[kind]);
  const lines = kind === "sqlite" ? readSqliteCopy(store) : readPostgresCopy(store);
  const folders = folderNames.map((folder) => {
    const count = names.filter((name) => name.startsWith(`${folder}/`)).length;
    return `  ${folder.padEnd(18)} ${count} ${count === 1 ? "file" : "files"}`;
  });
  const size = `${Math.ceil(statSync(file).size / BYTES_PER_KB)} KB`;
  const report = [`${file}: whole, ${size}, a store of ${kindWords[kind]}`, ...lines, ...folders].join("\n");
  return { kind, report };
}

function findKind(names: readonly string[]): keyof typeof storeNames {
  if (names.includes(storeNames.sqlite)) return "sqlite";
  if (names.includes(storeNames.postgres)) return "postgres";
  throw new Error("there is no store in it");
}
