import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type KeptCopy, keepCopy } from "./kept-copy.server.ts";

const LOOK_EVERY_MS = 250;
/** Between two pieces visitors are answered; making listings of one takes about as long as a page (8 ms). */
const PIECE_BYTES = 128 * 1024;

/** The last good copy of a supplied file. */
type GoodCopy<Content> = {
  content: Content;
  copy: KeptCopy;
  /** When it was written: ms, whole seconds, so that server and browser (which reads Last-Modified) agree. */
  changedAt: number;
};

/** Makes the content of a file from its bytes; both throw when they are not what they should be. */
type Reader<Content> = { write: (piece: Buffer) => void; end: () => Content };

type DataFileOptions<Content> = {
  path: string;
  createReader: (changedAt: number) => Reader<Content>;
  /** Told when a new copy has taken the place of the one there was at opening. */
  onChange: () => void;
  /** Told once per version of the file that cannot be used. */
  onFault: (fault: Error) => void;
  lookEveryMs?: number;
};

/**
 * Reads a supplied file, and again whenever it is replaced, looking four times a second: file events are lost on network
 * disks and bind mounts. A version that cannot be read or parsed never takes the place of a good one.
 */
export async function openDataFile<Content>(options: DataFileOptions<Content>) {
  const { path, createReader, onChange, onFault, lookEveryMs = LOOK_EVERY_MS } = options;
  let good: GoodCopy<Content> | undefined;
  let fault: Error | undefined;
  let finished: string | undefined;
  let faulty: string | undefined;

  /** Takes this version over; whether it is in use now. */
  async function take(version: string) {
    const result = await read(path, createReader).catch(toError);
    // It changed while it was read: the next look finds the version that it is now.
    if ((await getVersion(path)) !== version) return false;
    // What cannot be read at all (no file, no right to it) is tried again at every look.
    finished = result instanceof Error && "code" in result ? undefined : version;
    if (!(result instanceof Error)) {
      good = result;
      fault = undefined;
      faulty = undefined;
      return true;
    }
    fault = result;
    if (faulty !== version) onFault(result);
    faulty = version;
    return false;
  }

  let seen = await getVersion(path);
  await take(seen);

  async function look() {
    const version = await getVersion(path);
    // A file that changed since the last look is still being written: half of it would look like a fault.
    const isSettled = version === seen;
    seen = version;
    if (isSettled && version !== finished && (await take(version))) onChange();
  }

  const stopLooking = repeat(look, lookEveryMs);
  return {
    get good() {
      return good;
    },
    get fault() {
      return fault;
    },
    close: stopLooking,
  };
}

async function read<Content>(path: string, createReader: (changedAt: number) => Reader<Content>) {
  const { mtimeMs, size } = await stat(path);
  const changedAt = Math.floor(mtimeMs / 1000) * 1000;
  const reader = createReader(changedAt);
  const pieces = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const copy = await keepCopy(pieces, size, reader.write);
  return { content: reader.end(), copy, changedAt };
}

function toError(thrown: unknown) {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Changes whenever the file does: renamed over, written in place, removed. */
async function getVersion(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeMs}` : "missing";
}

/** Runs a task again and again, never twice at once. Returns what stops it. */
function repeat(task: () => Promise<void>, everyMs: number) {
  let isStopped = false;
  let timer = setTimeout(run, everyMs).unref();
  async function run() {
    await task();
    if (!isStopped) timer = setTimeout(run, everyMs).unref();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
