import type { OpenKeptHomes } from "./listings/catalogue/register-source.server.ts";
import { openPublishedHomes } from "./register/publish/published-homes.server.ts";

/** Homes that a module keeps in the store; once it has one, they take the place of those in the agency’s files. */
const keptHomes: readonly OpenKeptHomes[] = [
  // A line each.
  openPublishedHomes,
];

/** Undefined where no module keeps homes. */
export function openKeptHomes(...services: Parameters<OpenKeptHomes>) {
  return keptHomes[0]?.(...services);
}
