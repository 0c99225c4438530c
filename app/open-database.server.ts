import { migrations } from "./migrations.server.ts";
import { type Database, type OpenOptions, openStore } from "./store/database.server.ts";

/** Opens the store with the tables of every module. */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return openStore({ ...options, migrations });
}
