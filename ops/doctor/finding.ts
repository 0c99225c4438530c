export const states = ["good", "warning", "fault"] as const;

/** The finding of a check; where it is not good, `advice` says what to do. */
export type Finding = { check: string; state: (typeof states)[number]; found: string; advice?: string };

/** Makes the findings of a check. */
export function createFinding(check: string) {
  return {
    good: (found: string): Finding => ({ check, state: "good", found }),
    warning: (found: string, advice: string): Finding => ({ check, state: "warning", found, advice }),
    fault: (found: string, advice: string): Finding => ({ check, state: "fault", found, advice }),
  };
}

export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch says "fetch failed", and why in its cause.
  if (error instanceof TypeError && error.cause) return toReason(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
