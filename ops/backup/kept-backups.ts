import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The backups of a folder, newest first. */
export function findBackups(directory: string) {
  const names = readdirSync(directory).filter((name) => /^backup-\d{8}T\d{6}Z\.tar\.gz$/.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(directory, name));
}

/** Deletes all but the newest `keep`. Returns how many that were. */
export function deleteOldBackups(directory: string, keep: number) {
  const old = findBackups(directory).slice(keep);
  for (const file of old) rmSync(file);
  return old.length;
}

/** Name of the folder in which a backup is made. */
export const UNFINISHED = "unfinished-";
const DAY_MS = 24 * 60 * 60_000;

/** Remains of backups that were killed; another may be under way. */
export function deleteUnfinished(directory: string) {
  const folders = readdirSync(directory)
    .filter((name) => name.startsWith(UNFINISHED))
    .map((name) => join(directory, name));
  for (const folder of folders)
    if (statSync(folder).mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true });
}
