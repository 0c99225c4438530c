import { readFile, stat } from "node:fs/promises";

const LOOK_EVERY_MS = 250;

/** The last good copy of a supplied file. */
type GoodCopy<Content> = {
  content: Content;
  /** As supplied. */
  bytes: Buffer;
  /** When it was written: ms, whole seconds, so that server and browser (which reads Last-Modified) agree. */
  changedAt: number;
};

type DataFileOptions<Content> = {
  path: string;
  parse: (text: string, changedAt: number) => Content;
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
  const { path, parse, onChange, onFault, lookEveryMs = LOOK_EVERY_MS } = options;
  let good: GoodCopy<Content> | undefined;
  let fault: Error | undefined;
  let parsed: string | undefined;
  let faulty: string | undefined;

  /** Takes this version over; whether it is in use now. */
  async function take(version: string) {
    // What cannot be read at all (no file, no right to it) is tried again at every look.
    parsed = undefined;
    try {
      const { bytes, changedAt } = await read(path);
      if ((await getVersion(path)) !== version) return false;
      parsed = version;
      good = { content: parse(bytes.toString("utf8"), changedAt), bytes, changedAt };
      fault = undefined;
      faulty = undefined;
      return true;
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
      if (faulty !== version) onFault(fault);
      faulty = version;
      return false;
    }
  }

  let seen = await getVersion(path);
  await take(seen);

  async function look() {
    const version = await getVersion(path);
    // A file that changed since the last look is still being written: half of it would look like a fault.
    const isSettled = version === seen;
    seen = version;
    if (isSettled && version !== parsed && (await take(version))) onChange();
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

async function read(path: string) {
  const { mtimeMs } = await stat(path);
  return { bytes: await readFile(path), changedAt: Math.floor(mtimeMs / 1000) * 1000 };
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
