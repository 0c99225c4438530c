import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { DAY_MS } from "#app/region/time.ts";
import { toContractFolder, toPictureFolder } from "#app/store/store-files.server.ts";
import type { Places } from "#server/environment/places.ts";
import { pack, storeNames, verifyBackup } from "./archive.ts";
import { copyPostgres, copySqlite } from "./store-copy.ts";

const OWNER_ONLY = 0o600;
/** Prefix of the folder in which a backup is made. */
const UNFINISHED = "unfinished-";

/**
 * Backs up store, pictures, contracts and agency folder into one file of `directory` while the site runs. The file gets
 * its name once it is complete, verified and on disk. Returns the file and a description of its contents; on failure it
 * throws and leaves nothing behind.
 */
export function makeBackup(places: Places, directory: string, now = new Date()) {
  const pictures = toPictureFolder(places.dataDir);
  const contracts = toContractFolder(places.dataDir);
  for (const folder of [pictures, contracts, places.agencyDir]) refuseInside(directory, folder);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  deleteUnfinished(directory);
  const work = mkdtempSync(join(directory, UNFINISHED));
  try {
    const storeFile = copyStore(places, work);
    const part = join(work, "backup");
    pack(part, {
      storeFile,
      pictures: existsSync(pictures) ? realpathSync(pictures) : undefined,
      contracts: existsSync(contracts) ? contracts : undefined,
      agency: places.agencyDir,
    });
    chmodSync(part, OWNER_ONLY);
    const { report } = verifyBackup(part);
    const file = join(directory, toFileName(now));
    putInPlace(part, file);
    return { file, report: report.replace(part, file) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function copyStore({ databaseUrl, dataDir }: Places, work: string) {
  const file = join(work, databaseUrl ? storeNames.postgres : storeNames.sqlite);
  if (databaseUrl) copyPostgres(databaseUrl, file);
  else copySqlite(dataDir, file);
  return file;
}

function refuseInside(directory: string, folder: string) {
  if (!relative(folder, directory).startsWith(".."))
    throw new Error(
      `BACKUP_DIR is ${directory}, within what is copied. Name another folder, best on another disk.`,
    );
}

/** File names sort by time. */
function toFileName(now: Date) {
  return `backup-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}.tar.gz`;
}

/** Syncs and renames, so that the file is complete on disk or absent. */
export function putInPlace(part: string, target: string) {
  sync(part);
  renameSync(part, target);
  sync(dirname(target));
}

function sync(path: string) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Backups of a folder, newest first. */
export function findBackups(directory: string) {
  const names = readdirSync(directory).filter((name) => /^backup-\d{8}T\d{6}Z\.tar\.gz$/.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(directory, name));
}

/** Deletes all but the newest `keep` backups. Returns how many it deleted. */
export function deleteOldBackups(directory: string, keep: number) {
  const old = findBackups(directory).slice(keep);
  for (const file of old) rmSync(file);
  return old.length;
}

/** Deletes remains of interrupted backups, except those that may still be running. */
function deleteUnfinished(directory: string) {
  const folders = readdirSync(directory)
    .filter((name) => name.startsWith(UNFINISHED))
    .map((name) => join(directory, name));
  for (const folder of folders)
    if (statSync(folder).mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true });
}
