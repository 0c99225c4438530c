const EVERY_MS = 60_000;

/** Something could not be done, for which the store or its disk may be to blame; `message` says what. */
export type NoteOutage = (error: unknown, message: string) => void;

type OutageOptions = {
  log: { error(fields: object, message: string): void };
  /** Only runs forward. */
  now?: () => number;
};

/**
 * One line when something is wrong with the store, and one a minute while it stays so, however many come across it: all
 * of a process share one. Errors of another kind are logged with their stack, each by whom it happens to.
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

/** SQLSTATE classes and codes, codes of the network, and what pg says without a code. */
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

/** Describes an error of the store; undefined for any other error. */
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

/** The code of the error; an error of the store has that of its cause. */
function toCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof StoreError && error.cause) return toCode(error.cause);
  return "code" in error && error.code ? String(error.code) : error.name;
}

/** The store needs a person's repair, and nothing may be written before; `advice` says how. */
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
