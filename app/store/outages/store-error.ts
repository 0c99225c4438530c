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
