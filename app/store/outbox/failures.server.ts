import type { NoticeRow } from "../core-rows.ts";
import type { Database } from "../database.server.ts";
import type { Lane } from "./lane.ts";
import { endLease, markFailed } from "./notices.server.ts";

/** The methods of a log that the worker calls, as in pino. */
export type WorkerLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

type Failure = {
  db: Database;
  log: WorkerLog;
  lane?: Lane;
  notice: NoticeRow;
  error: unknown;
  now: number;
};

/** Notes a failed attempt: the notice is retried later, or waits in its closed lane. */
export async function noteFailure({ db, log, lane, notice, error, now }: Failure) {
  const { id, destination } = notice;
  const isOpen = lane ? await lane.noteAnswer(toCode(error), now) : true;
  if (!isOpen) return endLease(db, id);
  const attempts = notice.attempts + 1;
  const isRefused = notice.state === "queued" && isMailboxRefused(error);
  const delay = isRefused ? undefined : getRetryDelay(attempts);
  await markFailed(db, notice, {
    reason: toReason(error),
    dueAt: delay === undefined ? undefined : now + delay,
    now,
  });
  // Mail servers put addresses into their messages, so the log gets only the code; the store keeps the message.
  const fields = {
    notice: id,
    kind: notice.kind,
    ...(destination && { destination }),
    attempts,
    code: toCode(error),
  };
  if (isRefused) log.warn(fields, "issue refused by the mail server of a subscriber");
  else if (delay === undefined) log.error(fields, "notice given up");
  else log.warn(fields, "notice not sent yet");
}

/** The server refuses this recipient for good (5xx): sending again would look like spam. */
function isMailboxRefused(error: unknown) {
  const isRecipient = error instanceof Error && "command" in error && error.command === "RCPT TO";
  return isRecipient && /^5/.test(toCode(error));
}

function toReason(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** The code of an error, safe for the log. */
export function toCode(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && error.responseCode) return String(error.responseCode);
  return "code" in error ? String(error.code) : error.name;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const firstDelays = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;
const HOURLY_ATTEMPTS = 5 * 24;

/** The delay (ms) after the n-th failure: 1, 5, 15 minutes, 1 hour, then hourly for 5 days, then give up. */
function getRetryDelay(failures: number): number | undefined {
  const first = firstDelays[failures - 1];
  if (first !== undefined) return first;
  return failures <= firstDelays.length + HOURLY_ATTEMPTS ? HOUR_MS : undefined;
}
