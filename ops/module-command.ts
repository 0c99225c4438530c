import type { Database } from "#app/store/database.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import type { Command } from "./command.ts";

/** A command that a module adds to `npm run enquiries`. */
export type ModuleCommand = Command<{ db: Database; environment: Environment }> & {
  name: string;
  does: string;
};
