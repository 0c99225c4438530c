import { leadsTest } from "../leads/send-test.ts";
import type { ModuleCommand } from "../module-command.ts";

/** Commands that modules add to `npm run enquiries`. */
export const moduleCommands: readonly ModuleCommand[] = [
  // One line for each module.
  leadsTest,
];
