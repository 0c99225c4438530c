import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { readSupplied } from "#app/homes/supplied/read-supplied.server.ts";
import { inBatches, repeat } from "./pacing.server.ts";
import type { RecordSource, Supplied } from "./supplied-listings.server.ts";

const LOOK_EVERY_MS = 250;
const LARGE_BYTES = 1024 * 1024;
const HASHED_BYTES = 64 * 1024;
/** Brotli quality: 10 would take minutes on a large file. */
const quality = { small: 10, large: 4 } as const;

type JsonFileOptions = {
  lookEveryMs?: number;
  /** Path of the last good version, for a start with a broken file. */
  keptPath?: string;
};

/** A JSON list in a file that may be replaced. Polled: file events get lost on network disks and bind mounts. */
export function openJsonFile(
  getPath: () => string,
  { lookEveryMs = LOOK_EVERY_MS, keptPath }: JsonFileOptions = {},
): RecordSource {
  let lastRead: string | undefined;

  async function read() {
    // Until a version has been read completely, every check tries again.
    lastRead = undefined;
    const path = getPath();
    const version = await getVersion(path);
    const found = await readList(path, version);
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
    // A version that came in the meantime has not been checked yet.
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

/** The bytes of one version, and how to parse them; undefined where they were replaced meanwhile. */
async function readList(path: string, version: string) {
  const { mtimeMs } = await stat(path);
  const bytes = await readSupplied(path);
  if ((await getVersion(path)) !== version) return undefined;
  return async () => toSupplied(bytes, { records: await parseList(bytes), changedAt: mtimeMs });
}

export async function toSupplied(
  bytes: Buffer,
  { records, changedAt }: Pick<Supplied, "records" | "changedAt">,
): Promise<Supplied> {
  // Whole seconds, as in Last-Modified.
  const copy = await toCopy(await toPublic(bytes, records));
  return { records, copy, changedAt: Math.floor(changedAt / 1000) * 1000 };
}

/** Since when a home may be let again says that its landlord ended a tenancy: only the rules read it. */
async function toPublic(bytes: Buffer, records: readonly unknown[]) {
  if (!bytes.includes('"not_before"')) return bytes;
  const lines: string[] = [];
  const leaveOut = (name: string, value: unknown) => (name === "not_before" ? undefined : value);
  await inBatches(records, (record) => lines.push(JSON.stringify(record, leaveOut)));
  return Buffer.from(`[${lines.join(",\n")}]\n`);
}

/** Looks at a file again and again while nobody is writing it. Returns the function that stops it. */
export function watchFile(
  getPath: () => string,
  onLook: (version: string) => Promise<void>,
  lookEveryMs = LOOK_EVERY_MS,
) {
  let seen: string | undefined;
  return repeat(async () => {
    const version = await getVersion(getPath());
    // Changed since the last look: it may still be being written.
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

/** A list with one record on each line, as the feed writes it, is parsed without stopping the process; undefined for others. */
async function parseLines(text: string) {
  if (!text.startsWith("[{") || !text.endsWith("}]\n")) return undefined;
  const records: unknown[] = [];
  try {
    await inBatches(text.slice(1, -"]\n".length).split(",\n"), (line) => records.push(JSON.parse(line)));
    return records;
  } catch {
    // A record may go over several lines, and a broken file is told of as a whole.
    return undefined;
  }
}

async function toCopy(bytes: Buffer) {
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? quality.large : quality.small,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const hash = createHash("sha256");
  const starts = Array.from(
    { length: Math.ceil(bytes.length / HASHED_BYTES) },
    (_, part) => part * HASHED_BYTES,
  );
  await inBatches(starts, (start) => hash.update(bytes.subarray(start, start + HASHED_BYTES)));
  return { brotli, bytes: bytes.length, digest: hash.digest("base64url") };
}

async function getVersion(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeMs}` : "missing";
}
