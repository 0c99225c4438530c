import type { Variables } from "#app/core/variables.ts";
import type { Environment } from "#server/environment/environment.ts";

export const states = ["good", "warning", "fault"] as const;

/** The finding of a check; unless it is good, `advice` says what to do. */
export type Finding = { check: string; state: (typeof states)[number]; found: string; advice?: string };

/** Makes findings of a check. */
export function createFinding(check: string) {
  return {
    good: (found: string): Finding => ({ check, state: "good", found }),
    warning: (found: string, advice: string): Finding => ({ check, state: "warning", found, advice }),
    fault: (found: string, advice: string): Finding => ({ check, state: "fault", found, advice }),
  };
}

/** A check that a module adds. */
export type ModuleCheck = {
  name: string;
  check: (environment: Environment, variables: Variables, options: CheckOptions) => Promise<Finding[]>;
};

export type CheckOptions = {
  /** An address at which to query the site before its name resolves there. */
  at?: string;
};
