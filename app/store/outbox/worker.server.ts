import * as v from "valibot";
import type { Database } from "../database.server.ts";
import { createBackOff } from "../outages/back-off.server.ts";
import type { NoteOutage } from "../outages/outage-log.server.ts";
import type { NoticeRow } from "../tables.ts";
import { takeTurn } from "../tasks.server.ts";
import {
  dropNotice,
  findDue,
  leaseNotice,
  markFailed,
  markSent,
  postpone,
  type Queue,
} from "./notices.server.ts";
import { type Payload, payloadSchema } from "./payload.ts";

/** The methods of a log that the worker calls; pino has them. */
export type WorkerLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Says what became of it: there may be nothing to send any more, or nothing of its kind before a time (ms). */
export type Send = (id: string, payload: Payload) => Promise<"sent" | "nothing" | number>;

export type WorkerOptions = {
  db: Database;
  send: Send;
  log: WorkerLog;
  /** The limit of newsletters and alerts over all processes; 0: none. */
  mailPerMinute?: number;
  now?: () => number;
};

type LaneOptions = WorkerOptions & { noteOutage: NoteOutage };

const LANES = 3;
const IDLE_MS = 1_000;
const MINUTE_MS = 60_000;
const DEFAULT_PER_MINUTE = 60;
/** Between attempts to reach the store while it is away; it doubles up to this. */
const LONGEST_PAUSE_MS = 30_000;

/** Sends notices until it is stopped: a few at a time, so that one slow mailbox does not hold up the rest. */
export function startWorker({ noteOutage, ...options }: LaneOptions) {
  const bell = createBell();
  let isStopping = false;
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const work = createLane({ ...options, noteOutage }, lane === 0);
    while (!isStopping) {
      const pause = await work();
      if (pause > 0 && !isStopping) await bell.wait(pause);
    }
  });
  return {
    /** There is something new to send. */
    wake: bell.ring,
    /** Finishes the messages under way, takes no more. */
    async stop() {
      isStopping = true;
      bell.ring();
      await Promise.all(lanes);
    },
  };
}

/** Runs one step of a lane. Returns the wait (ms) before the next; it grows while the store is away. */
function createLane({ noteOutage, ...options }: LaneOptions, isForEnquiries: boolean) {
  const backOff = createBackOff({ firstMs: 2 * IDLE_MS, longestMs: LONGEST_PAUSE_MS });
  return async () => {
    try {
      const pause = await sendOne(options, { isForEnquiries });
      backOff.reset();
      return pause;
    } catch (error) {
      noteOutage(error, "the notices cannot be read");
      return backOff.next();
    }
  };
}

/**
 * Sends a notice or, when none is due and its turn has come, a mail of the newsletter, unless the lane is kept free for
 * enquiries. Returns how long to wait (ms) before the next.
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
export async function sendNext({ db, send, log, now = Date.now }: WorkerOptions, queue?: Queue) {
  const notice = await leaseNotice(db, now(), queue);
  if (!notice) return false;
  try {
    const outcome = await send(notice.id, v.parse(payloadSchema, JSON.parse(notice.payload)));
    if (outcome !== "sent") {
      await (outcome === "nothing" ? dropNotice(db, notice) : postpone(db, notice, outcome));
      return true;
    }
  } catch (error) {
    await noteFailure({ db, log, notice, error, now: now() });
    return true;
  }
  await markSent(db, notice.id, now()).catch((error: unknown) => {
    const fields = { notice: notice.id, kind: notice.kind, code: toCode(error) };
    log.error(fields, "notice sent, but not marked as sent: it goes out again, under the same Message-ID");
  });
  return true;
}

type Failure = { db: Database; log: WorkerLog; notice: NoticeRow; error: unknown; now: number };

async function noteFailure({ db, log, notice, error, now }: Failure) {
  const attempts = notice.attempts + 1;
  const isRefused = notice.state === "queued" && isMailboxRefused(error);
  const delay = isRefused ? undefined : getRetryDelay(attempts);
  await markFailed(db, notice, {
    reason: toReason(error),
    dueAt: delay === undefined ? undefined : now + delay,
    now,
  });
  // Mail servers put addresses into their messages: the log gets the code, the store the words.
  const fields = { notice: notice.id, kind: notice.kind, attempts, code: toCode(error) };
  if (isRefused) log.warn(fields, "issue refused by the mail server of a subscriber");
  else if (delay === undefined) log.error(fields, "notice given up");
  else log.warn(fields, "notice not sent yet");
}

/** The server says for good (5xx) that it does not take this recipient: insisting would make spammers of us. */
function isMailboxRefused(error: unknown) {
  const isRecipient = error instanceof Error && "command" in error && error.command === "RCPT TO";
  return isRecipient && /^5/.test(toCode(error));
}

function toReason(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

function toCode(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && error.responseCode) return String(error.responseCode);
  return "code" in error ? String(error.code) : error.name;
}

/** Wakes everybody who waits; who waits too long wakes up anyway. */
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

const HOUR_MS = 60 * MINUTE_MS;
const firstDelays = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;
const HOURLY_ATTEMPTS = 5 * 24;

/** How long to wait (ms) after the n-th failure: 1, 5, 15 minutes, 1 hour, then hourly for 5 days, then give up. */
function getRetryDelay(failures: number): number | undefined {
  const first = firstDelays[failures - 1];
  if (first !== undefined) return first;
  return failures <= firstDelays.length + HOURLY_ATTEMPTS ? HOUR_MS : undefined;
}
