import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openJsonFile } from "#app/listings/catalogue/json-file.server.ts";
import { inBatches, repeat } from "#app/listings/catalogue/pacing.server.ts";
import type { RecordSource } from "#app/listings/catalogue/supplied-listings.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { getRevision } from "../revision.server.ts";
import { type PublishedList, readPublishedList } from "./published-homes.server.ts";

/** Shows the office's changes in every process within two seconds. */
const LOOK_EVERY_MS = 500;
const MS_PER_SECOND = 1000;

type RegisterHomesOptions = {
  /** Folder of the last good lists, for starting without the store. */
  folder: string;
  onError: (error: unknown) => void;
  lookEveryMs?: number;
};

/** Replaces the homes of supplied files by the register's as soon as it has any (docs/decisions/homes.md). */
export function openRegisterHomes(db: Database, options: RegisterHomesOptions) {
  return (file: string, supplied: RecordSource) => openSource(db, file, supplied, options);
}

function openSource(
  db: Database,
  file: string,
  supplied: RecordSource,
  { folder, onError, lookEveryMs = LOOK_EVERY_MS }: RegisterHomesOptions,
): RecordSource {
  const keptPath = join(folder, file);
  const copy = openJsonFile(() => keptPath, { keptPath });
  /** The shown revision; undefined before the first read, 0 while the register is empty. */
  let revision: number | undefined;
  let list: PublishedList | undefined;

  async function read() {
    try {
      list = await readPublishedList(db, file);
      revision = list?.revision ?? 0;
    } catch (error) {
      onError(error);
      if (revision === undefined) return (await copy.readKept()) ?? supplied.read();
      // Keeps showing the current homes.
      if (revision > 0) return undefined;
    }
    return list ?? supplied.read();
  }

  async function keep() {
    if (list) await keepList(keptPath, list);
    else if (revision === 0) await supplied.keep();
    list = undefined;
  }

  function watch(onChange: () => Promise<void>) {
    const stopFile = supplied.watch(async () => {
      if (revision === 0) await onChange();
    });
    const stopRegister = repeat(async () => {
      try {
        if ((await getRevision(db)).number !== revision) await onChange();
      } catch (error) {
        onError(error);
      }
    }, lookEveryMs);
    return async () => {
      await Promise.all([stopFile(), stopRegister()]);
    };
  }

  return { read, keep, watch, readKept: () => (revision ? copy : supplied).readKept() };
}

/**
 * Stores the list with the revision's time, so that a start without the store serves it with the same Last-Modified.
 */
async function keepList(path: string, { records, changedAt }: PublishedList) {
  await mkdir(dirname(path), { recursive: true });
  const lines: string[] = [];
  await inBatches(records, (record) => lines.push(JSON.stringify(record)));
  const fresh = `${path}.${process.pid}.part`;
  await writeFile(fresh, `[${lines.join(",\n")}]\n`);
  await utimes(fresh, changedAt / MS_PER_SECOND, changedAt / MS_PER_SECOND);
  await rename(fresh, path);
}
