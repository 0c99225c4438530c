import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { hashFile } from "#app/pictures/save-stream.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { createBackOff } from "#app/store/tasks.server.ts";
import { isWorkName } from "./folders.server.ts";
import { readEnds } from "./is-complete.server.ts";
import { withImportLease } from "./lease.server.ts";
import { createSpool } from "./spool.server.ts";
import { refuse, type TakeOptions, takeFile } from "./take-file.server.ts";

const LOOK_EVERY_MS = 500;
/** Retry pauses after a failed look. */
const pauses = { firstMs: 1_000, longestMs: 30_000 };

type ArrivalOptions = TakeOptions & {
  log: Record<"info" | "error", (fields: object, message: string) => void>;
  /** Called after each look, while this process holds the lease. */
  onLook: (now: number) => Promise<void>;
};

/** Imports arriving files until stopped. Returns a stop function that first lets the current file finish. */
export function startArrival({ noteOutage, ...options }: ArrivalOptions & { noteOutage: NoteOutage }) {
  let isStopped = false;
  let pause = LOOK_EVERY_MS;
  const backOff = createBackOff(pauses);
  const look = createLook(options, () => isStopped);
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run() {
    try {
      await look(Date.now());
      pause = LOOK_EVERY_MS;
      backOff.reset();
    } catch (error) {
      noteOutage(error, "the feed cannot be read; it is tried again");
      pause = backOff.next();
    }
    if (!isStopped)
      timer = setTimeout(() => {
        running = run();
      }, pause);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Returns a function that scans the uploads once and imports every complete file, ordered by its date. */
export function createLook(options: ArrivalOptions, isStopped = () => false) {
  const { folders, db, log } = options;
  const spool = createSpool(folders, {
    async onCutOff({ path, id, name }) {
      const reason =
        "it was cut off: it does not end with its closing tag, and nothing more has come for 10 minutes";
      await refuse(path, { id, name, sha256: await hashFile(path), now: Date.now(), reason }, options);
      log.info({ file: name }, "a file was refused as cut off");
    },
    onUnreadable: (name) =>
      log.error(
        { file: name },
        "a file of the feed cannot be read: its software must let its group read it (0640)",
      ),
  });

  return async function look(now: number) {
    await withImportLease(db, async () => {
      await spool(now);
      for (const file of await findWaiting(folders.work)) {
        if (isStopped()) break;
        const { row } = await takeFile(file, Date.now(), options);
        const { id, provider, state, reason, counts } = row;
        log.info({ id, provider, state, reason, counts, file }, "a file of the feed was read");
      }
      await options.onLook(now);
    });
  };
}

/** Names of complete files, ordered by the date in their root element, then by arrival. */
async function findWaiting(folder: string) {
  const names = (await readdir(folder)).filter(isWorkName);
  const found = await Promise.all(
    names.map(async (name) => ({ name, date: await readDate(join(folder, name)) })),
  );
  return found
    .sort((one, other) => one.date.localeCompare(other.date) || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

/** The date as written in the file; "" for a ZIP or an undated file, which therefore comes first. */
async function readDate(path: string) {
  const { head } = await readEnds(path, 0);
  const date = /<propertyList\b[^>]*?\bdate\s*=\s*["']([\d:T.Z +-]{8,35})["']/i.exec(head.toString("latin1"));
  return date?.[1] ?? "";
}
