import type { ReplaceSource } from "./listings/catalogue/supplied-listings.server.ts";
import { openRegisterHomes } from "./register/publish/register-source.server.ts";
import type { Database } from "./store/database.server.ts";

type KeptHomesOptions = { folder: string; onError: (error: unknown) => void };

/** Homes that a module keeps in the store; once it has one, they take the place of those in the agency’s files. */
const keptHomes: readonly ((db: Database, options: KeptHomesOptions) => ReplaceSource)[] = [
  // A line each.
  openRegisterHomes,
];

/** Undefined where no module keeps homes. */
export function openKeptHomes(db: Database, options: KeptHomesOptions) {
  return keptHomes[0]?.(db, options);
}
