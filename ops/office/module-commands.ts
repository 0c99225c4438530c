import type { ModuleCommand } from "../module-command.ts";
import { registerStatements } from "../register/statements.ts";

/** What modules add to `npm run office`. */
export const moduleCommands: readonly ModuleCommand[] = [
  // A line each.
  registerStatements,
];
