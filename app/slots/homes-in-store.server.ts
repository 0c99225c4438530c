import type { ReplaceSource } from "../listings/catalogue/supplied-listings.server.ts";
import { openRegisterHomes } from "../register/publish/register-source.server.ts";
import type { Database } from "../store/database.server.ts";

type KeptHomesOptions = { folder: string; onError: (error: unknown) => void };

/** Homes that a module keeps in the store. Once there is one, they replace the homes in the agency’s files. */
const keptHomes: readonly ((db: Database, options: KeptHomesOptions) => ReplaceSource)[] = [
  // One line for each module.
  openRegisterHomes,
];

/** Opens these homes; undefined where no module keeps any. */
export function openKeptHomes(db: Database, options: KeptHomesOptions) {
  return keptHomes[0]?.(db, options);
}
