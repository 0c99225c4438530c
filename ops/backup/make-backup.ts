import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { verifyBackup } from "./verify-backup.ts";

const BUSY_MS = 10_000;
const OWNER_ONLY = 0o600;

/**
 * Copies the store of `dataDir` to `target` as it is at one moment, while the server goes on saving. The copy takes its
 * name when it is whole, verified and on disk. Returns what is in it; throws when there is nothing to copy.
 */
export function makeBackup(dataDir: string, target: string) {
  const source = toSqliteFile(dataDir);
  if (!existsSync(source)) throw new Error(`There is no ${source}: nothing was copied. Is DATA_DIR right?`);
  refuseOwnFile(source, target);
  const part = `${target}.${process.pid}.part`;
  try {
    copyStore(source, part);
    const report = verifyBackup(part);
    moveIntoPlace(part, target);
    return report.replace(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

/** A whole copy without what was erased, readable by its owner only. `part` must not be there yet. */
export function copyStore(source: string, part: string) {
  closeSync(openSync(part, "wx", OWNER_ONLY));
  const database = new DatabaseSync(source, { timeout: BUSY_MS });
  try {
    // Not the backup call: under load it starts again whenever another process writes.
    database.prepare("vacuum into ?").run(part);
  } finally {
    database.close();
  }
}

/** On disk under its name, or not at all. */
export function moveIntoPlace(part: string, target: string) {
  sync(part);
  renameSync(part, target);
  sync(dirname(resolve(target)));
}

function sync(path: string) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function refuseOwnFile(source: string, target: string) {
  const found = statSync(target, { throwIfNoEntry: false });
  const isOwn = resolve(target).startsWith(resolve(source)) || found?.ino === statSync(source).ino;
  if (isOwn) throw new Error(`${target} is the store itself; name another file, best on another disk.`);
}
