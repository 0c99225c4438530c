import { migrations } from "./migrations.server.ts";
import { type Database, type OpenOptions, openStore } from "./store/database.server.ts";

/**
 * Opens the store and brings the tables of every module up to date. Throws, naming the place, when it cannot; with `onAway` only
 * where a person has to mend something first.
 */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return openStore({ ...options, migrations });
}
