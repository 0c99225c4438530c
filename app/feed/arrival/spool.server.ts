import { open, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { makeId } from "#app/store/make-id.ts";
import { isBeside, isOfFeed } from "./beside.server.ts";
import { type Folders, toWorkName } from "./folders.server.ts";
import { isComplete } from "./is-complete.server.ts";

const QUIET_MS = 2_000;
const LONGEST_INCOMPLETE_MS = 10 * 60_000;

/** An observed upload. An unreadable or unrelated one (`isLeft`) is ignored until it changes. */
type Seen = { version: string; since: number; isLeft?: boolean };

type SpoolOptions = {
  onCutOff: (file: { path: string; id: string; name: string }) => Promise<void>;
  /** Gets the name of a file that this process may not read; it is ignored until it changes. */
  onUnreadable: (name: string) => void;
};

/**
 * Moves uploads to the work folder once they are complete and unchanged for 2 s; uploads are not atomic, so only their
 * end shows that they are complete. Returns a function that scans once. Uploads still incomplete after 10 minutes go to
 * `onCutOff`.
 */
export function createSpool(folders: Folders, { onCutOff, onUnreadable }: SpoolOptions) {
  const seen = new Map<string, Seen>();

  return async function look(now: number) {
    const names = await findUploads(folders.in);
    for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name);
    for (const name of names) {
      const path = join(folders.in, name);
      const version = await getVersion(path);
      if (version === undefined) continue;
      const before = seen.get(name);
      if (before?.version !== version) {
        seen.set(name, { version, since: now });
        continue;
      }
      const quietMs = now - before.since;
      if (quietMs < QUIET_MS || before.isLeft) continue;
      if (!(await isReadable(path))) {
        seen.set(name, { ...before, isLeft: true });
        onUnreadable(name);
        continue;
      }
      if (!(await isOfFeed(path, name))) {
        seen.set(name, { ...before, isLeft: true });
        continue;
      }
      const id = makeId(now);
      if (await isComplete(path)) await rename(path, join(folders.work, toWorkName(id, name)));
      else if (quietMs >= LONGEST_INCOMPLETE_MS) await onCutOff({ path, id, name });
      else continue;
      seen.delete(name);
    }
  };
}

/** Names of uploads that may be feed files. Folders are ignored. */
async function findUploads(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isBeside(entry.name))
    .map(({ name }) => name)
    .sort();
}

async function getVersion(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeMs} ${found.mode}`;
}

async function isReadable(path: string) {
  const file = await open(path).catch(() => undefined);
  await file?.close();
  return file !== undefined;
}
