import * as v from "valibot";
import type { NoticeRow } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import type { NoteOutage } from "../outages/outage-log.server.ts";
import { createBackOff, takeTurn } from "../tasks.server.ts";
import { noteFailure, toCode, type WorkerLog } from "./failures.server.ts";
import type { Lane } from "./lane.ts";
import { type Payload, payloadSchema } from "./letter.ts";
import { dropNotice, findDue, leaseNotice, markSent, postpone, type Queue } from "./notices.server.ts";

/**
 * Sends a notice and returns its outcome: the reply of software, nothing left to send, or a time (ms) before which
 * nothing of its kind may be sent.
 */
export type Send = (
  id: string,
  payload: Payload,
  notice: NoticeRow,
) => Promise<"sent" | "nothing" | number | { answer: string }>;

export type WorkerOptions = {
  db: Database;
  send: Send;
  log: WorkerLog;
  /** Lanes of the modules that queue events. */
  lanes?: readonly Lane[];
  /** The limit for newsletters and alerts over all processes; 0: no limit. */
  mailPerMinute?: number;
  now?: () => number;
};

type RunOptions = WorkerOptions & { noteOutage: NoteOutage };

const MAIL_LANES = 3;
const IDLE_MS = 1_000;
const MINUTE_MS = 60_000;
const DEFAULT_PER_MINUTE = 60;
/** The longest pause between attempts to reach an unavailable store; pauses double up to it. */
const LONGEST_PAUSE_MS = 30_000;

export type Worker = {
  /** Called when a new notice has been queued. */
  wake: () => void;
  /** Finishes messages in progress and starts no more. */
  stop: () => Promise<void>;
};

/** Sends notices until it is stopped, a few at a time, so that one slow mailbox does not delay the rest. */
export function startWorker({ noteOutage, ...options }: RunOptions): Worker {
  const bell = createBell();
  let isStopping = false;
  const steps = [
    ...Array.from(
      { length: MAIL_LANES },
      (_, lane) => () => sendOne(options, { isForEnquiries: lane === 0 }),
    ),
    ...(options.lanes ?? []).map((lane) => () => sendInLane(options, lane)),
  ];
  const lanes = steps.map(async (step) => {
    const work = createWork(step, noteOutage);
    while (!isStopping) {
      const pause = await work();
      if (pause > 0 && !isStopping) await bell.wait(pause);
    }
  });
  return {
    wake: bell.ring,
    async stop() {
      isStopping = true;
      bell.ring();
      await Promise.all(lanes);
    },
  };
}

/** Runs one step of a lane. Returns the delay (ms) before the next, which grows while the store is unavailable. */
function createWork(step: () => Promise<number>, noteOutage: NoteOutage) {
  const backOff = createBackOff({ firstMs: 2 * IDLE_MS, longestMs: LONGEST_PAUSE_MS });
  return async () => {
    try {
      const pause = await step();
      backOff.reset();
      return pause;
    } catch (error) {
      noteOutage(error, "the notices cannot be read");
      return backOff.next();
    }
  };
}

/** Sends a lane's notices while it is open. Returns the delay (ms) before the next step. */
export async function sendInLane(options: WorkerOptions, lane: Lane) {
  if (!(await lane.isOpen())) return IDLE_MS;
  return (await sendNext(options, "waiting", lane)) ? 0 : IDLE_MS;
}

/**
 * Sends a due notice. When there is none, sends a mail of a newsletter if its turn has come and this worker is not
 * reserved for enquiries. Returns the delay (ms) before the next.
 */
export async function sendOne(options: WorkerOptions, { isForEnquiries = false } = {}) {
  if (await sendNext(options)) return 0;
  if (isForEnquiries) return IDLE_MS;
  const { db, mailPerMinute = DEFAULT_PER_MINUTE, now = Date.now } = options;
  const queued = await findDue(db, "queued", now());
  if (queued.length === 0) return IDLE_MS;
  const everyMs = mailPerMinute > 0 ? Math.ceil(MINUTE_MS / mailPerMinute) : 0;
  const wait = everyMs > 0 ? await takeTurn(db, "newsletter mail", { now: now(), everyMs }) : 0;
  if (wait === 0) await sendNext(options, "queued");
  return Math.min(wait, IDLE_MS);
}

/** Takes one due notice and tries to send it. False when none was due. */
export async function sendNext(options: WorkerOptions, queue?: Queue, lane?: Lane) {
  const { db, send, log, now = Date.now } = options;
  const notice = await leaseNotice(db, now(), queue, lane?.name);
  if (!notice) return false;
  let answer: string | undefined;
  try {
    const outcome = await send(notice.id, v.parse(payloadSchema, JSON.parse(notice.payload)), notice);
    if (outcome === "nothing" || typeof outcome === "number") {
      await (outcome === "nothing" ? dropNotice(db, notice) : postpone(db, notice, outcome));
      return true;
    }
    if (outcome !== "sent") answer = outcome.answer;
  } catch (error) {
    await noteFailure({ ...options, lane, notice, error, now: now() });
    return true;
  }
  await markSent(db, notice.id, now()).catch((error: unknown) => {
    const fields = { notice: notice.id, kind: notice.kind, code: toCode(error) };
    log.error(fields, "notice sent, but not marked as sent: it goes out again, under the same Message-ID");
  });
  if (answer) await lane?.noteAnswer(answer, now());
  return true;
}

/** Wakes all waiting lanes; after their delay they wake up by themselves. */
function createBell() {
  const waiting = new Set<() => void>();
  return {
    wait(ms: number) {
      return new Promise<void>((resolve) => {
        const timer = setTimeout(wakeUp, ms);
        function wakeUp() {
          clearTimeout(timer);
          waiting.delete(wakeUp);
          resolve();
        }
        waiting.add(wakeUp);
      });
    },
    ring() {
      for (const wakeUp of waiting) wakeUp();
    },
  };
}
