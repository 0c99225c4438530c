import type { KeptHomesOptions, OpenKeptHomes } from "./listings/catalogue/register-source.server.ts";
import { openPublishedHomes } from "./register/publish/published-homes.server.ts";
import type { Database } from "./store/database.server.ts";

/** Homes that a module keeps in the store; once it has one, they take the place of those in the agency’s files. */
const keptHomes: readonly OpenKeptHomes[] = [
  // A line each.
  openPublishedHomes,
];

/** Undefined where no module keeps homes. */
export function openKeptHomes(db: Database, options: KeptHomesOptions) {
  return keptHomes[0]?.(db, options);
}
