import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { readSupplied } from "#app/homes/supplied/read-supplied.server.ts";
import { inBatches, repeat } from "./pacing.server.ts";
import type { RecordSource } from "./supplied-listings.server.ts";

const LOOK_EVERY_MS = 250;
const MISSING = "missing";

type JsonFileOptions = {
  lookEveryMs?: number;
  /** Path for a copy of the last good version, used at a start with a broken file. */
  keptPath?: string;
  /** Treats a missing file as an empty list. */
  isOptional?: boolean;
};

/** A JSON list in a replaceable file. Polled, because file events get lost on network disks and bind mounts. */
export function openJsonFile(
  getPath: () => string,
  { lookEveryMs = LOOK_EVERY_MS, keptPath, isOptional = false }: JsonFileOptions = {},
): RecordSource {
  let lastRead: string | undefined;

  async function read() {
    // Until a version has been read completely, every check tries again.
    lastRead = undefined;
    const path = getPath();
    const version = await getVersion(path);
    const isNone = isOptional && version === MISSING;
    const found = isNone ? async () => ({ records: [], changedAt: 0 }) : await readList(path, version);
    if (found) lastRead = version;
    return found?.();
  }

  async function keep() {
    if (!keptPath) return;
    const path = getPath();
    const fresh = `${keptPath}.${process.pid}.part`;
    await mkdir(dirname(keptPath), { recursive: true });
    await copyFile(path, fresh);
    const { atime, mtime } = await stat(path);
    await utimes(fresh, atime, mtime);
    // A version written in the meantime has not been validated yet.
    if ((await getVersion(path)) === lastRead) await rename(fresh, keptPath);
    else await rm(fresh);
  }

  async function readKept() {
    if (!keptPath || !existsSync(keptPath)) return undefined;
    return (await readList(keptPath, await getVersion(keptPath)))?.();
  }

  function watch(onChange: () => Promise<void>) {
    return watchFile(
      getPath,
      async (version) => {
        if (version !== lastRead) await onChange();
      },
      lookEveryMs,
    );
  }

  return { read, watch, keep, readKept };
}

/** Reads one version and returns a function that parses it, or undefined if the file was replaced meanwhile. */
async function readList(path: string, version: string) {
  const { mtimeMs } = await stat(path);
  const bytes = await readSupplied(path);
  if ((await getVersion(path)) !== version) return undefined;
  return async () => ({ records: await parseList(bytes), changedAt: mtimeMs });
}

/** Polls a file, and calls back while its version is stable. Returns the function that stops it. */
export function watchFile(
  getPath: () => string,
  onLook: (version: string) => Promise<void>,
  lookEveryMs = LOOK_EVERY_MS,
) {
  let seen: string | undefined;
  return repeat(async () => {
    const version = await getVersion(getPath());
    // A file that has changed since the last check may still be being written.
    const isSettled = version === seen;
    seen = version;
    if (isSettled) await onLook(version);
  }, lookEveryMs);
}

async function parseList(bytes: Buffer): Promise<readonly unknown[]> {
  const text = bytes.toString();
  const records: unknown = (await parseLines(text)) ?? JSON.parse(text);
  if (!Array.isArray(records)) throw new Error("the file is not a list of records");
  return records;
}

/** Parses a list with one record per line, as the feed writes it, in batches; undefined for other files. */
async function parseLines(text: string) {
  if (!text.startsWith("[{") || !text.endsWith("}]\n")) return undefined;
  const records: unknown[] = [];
  try {
    await inBatches(text.slice(1, -"]\n".length).split(",\n"), (line) => records.push(JSON.parse(line)));
    return records;
  } catch {
    // A record may span several lines, and JSON.parse of the whole file reports errors better.
    return undefined;
  }
}

async function getVersion(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeMs}` : MISSING;
}
