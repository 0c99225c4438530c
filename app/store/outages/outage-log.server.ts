const EVERY_MS = 60_000;

/** Reports a failure that the store or its disk may have caused; `message` says what failed. */
export type NoteOutage = (error: unknown, message: string) => void;

type OutageOptions = {
  log: { error(fields: object, message: string): void };
  /** A monotonic clock. */
  now?: () => number;
};

/**
 * Logs a failure of the store once, and then once a minute while it lasts, however many callers report it: all of a
 * process share one log. Other errors are logged with their stack each time.
 */
export function createOutageLog({ log, now = () => performance.now() }: OutageOptions): NoteOutage {
  const loggedAt = new Map<string, number>();
  return (error, message) => {
    const reason = toOutageReason(error);
    const key = reason ?? `${message} ${toCode(error)}`;
    if (now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    loggedAt.set(key, now());
    log.error(reason ? { reason, code: toCode(error) } : { err: error }, message);
  };
}

/** SQLSTATE classes and codes, network error codes, and messages of pg that have no code. */
const away =
  /^(?:08...|57P0[1-3]|53300|E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
const awayWords = /connection (?:terminated|error)|connection ended|timeout exceeded|read timeout/i;
const FULL = { sqlite: 13, postgres: "53100", system: "ENOSPC" };
const sqliteReasons = new Map<unknown, string>([
  [FULL.sqlite, "the disk is full"],
  [5, "another program has locked the store"],
  [8, "the store is read-only"],
  [10, "the disk has an error"],
]);

/** Describes a failure of the store; undefined for any other error. */
export function toOutageReason(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return toOutageReason(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreError && error.needsRepair) return error.message;
  const cause = error instanceof StoreError && error.cause instanceof Error ? error.cause : error;
  const code = toCode(cause);
  if (code === FULL.postgres || code === FULL.system) return "the disk is full";
  if ("errcode" in cause) return sqliteReasons.get(Number(cause.errcode) & 0xff);
  const isAway = error instanceof StoreError || away.test(code) || awayWords.test(cause.message);
  return isAway ? "the database is away" : undefined;
}

/** The error's code, or that of its cause where the store threw it. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof StoreError && error.cause) return toCode(error.cause);
  return "code" in error && error.code ? String(error.code) : error.name;
}

/** A person has to repair the store before anything may be written; `advice` says how. */
export class NeedsRepairError extends Error {
  readonly advice: string;
  constructor(reason: string, advice: string) {
    super(reason);
    this.advice = advice;
  }
}

/** The store cannot be opened. */
export class StoreError extends Error {
  readonly needsRepair: boolean;
  constructor(where: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    const needsRepair = cause instanceof NeedsRepairError;
    super(`The store cannot be opened in ${where}: ${reason}.${needsRepair ? ` ${cause.advice}.` : ""}`, {
      cause,
    });
    this.needsRepair = needsRepair;
  }
}
