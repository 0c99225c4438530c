import type { Database } from "#app/store/database.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import type { Command } from "../command.ts";

/** A command of `npm run enquiries` that a module has. */
export type ModuleCommand = Command<{ db: Database; environment: Environment }> & {
  name: string;
  does: string;
};
