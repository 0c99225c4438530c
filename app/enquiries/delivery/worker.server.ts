import * as v from "valibot";
import type { Database } from "../store/database.server.ts";
import { leaseNotice, markFailed, markSent } from "../store/notices.server.ts";
import type { NoticeRow } from "../store/tables.ts";
import { type Payload, payloadSchema } from "./payload.ts";
import { getRetryDelay } from "./retry-times.ts";

/** What the worker needs of a log; pino fits. */
export type WorkerLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type Send = (id: string, payload: Payload) => Promise<void>;

export type WorkerOptions = { db: Database; send: Send; log: WorkerLog; now?: () => number };

const LANES = 3;
const IDLE_MS = 1_000;
/** Between attempts to reach the store while it is away; it doubles from IDLE_MS to this. */
const LONGEST_PAUSE_MS = 30_000;
const LOG_OUTAGE_EVERY_MS = 60_000;

/** Sends notices until it is stopped: a few at a time, so that one slow mailbox does not hold up the rest. */
export function startWorker(options: WorkerOptions) {
  const bell = createBell();
  const logOutage = createOutageLog(options);
  let isStopping = false;

  async function work() {
    let pause = IDLE_MS;
    while (!isStopping) {
      try {
        const isBusy = await sendNext(options);
        pause = IDLE_MS;
        if (isBusy) continue;
      } catch (error) {
        logOutage(error);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
      if (!isStopping) await bell.wait(pause);
    }
  }

  const lanes = Array.from({ length: LANES }, work);
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

/** Takes one due notice and tries to send it. False when none was due. */
export async function sendNext({ db, send, log, now = Date.now }: WorkerOptions) {
  const notice = await leaseNotice(db, now());
  if (!notice) return false;
  try {
    await send(notice.id, v.parse(payloadSchema, JSON.parse(notice.payload)));
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

/** One line a minute, however many lanes find the store away. */
function createOutageLog({ log, now = Date.now }: WorkerOptions) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (now() - loggedAt < LOG_OUTAGE_EVERY_MS) return;
    loggedAt = now();
    log.error({ code: toCode(error) }, "the notices cannot be read");
  };
}

type Failure = { db: Database; log: WorkerLog; notice: NoticeRow; error: unknown; now: number };

async function noteFailure({ db, log, notice, error, now }: Failure) {
  const attempts = notice.attempts + 1;
  const delay = getRetryDelay(attempts);
  await markFailed(db, notice, {
    reason: toReason(error),
    dueAt: delay === undefined ? undefined : now + delay,
    now,
  });
  // Mail servers put addresses into their messages: the log gets the code, the store the words.
  const fields = { notice: notice.id, kind: notice.kind, attempts, code: toCode(error) };
  if (delay === undefined) log.error(fields, "notice given up");
  else log.warn(fields, "notice not sent yet");
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
