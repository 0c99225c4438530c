import type { ExportedHome } from "../../register/publish/exported-homes.server.ts";
import type { HomeKey } from "../../register/register.ts";
import { hashListing } from "../reading/read-listing.server.ts";
import { toListing } from "./to-listing.ts";

export type Exported = { publicId: string; hash: string };

/** Hashes each home as an export would write it now, by `toKeyText`. A listing with the same hash changes nothing. */
export async function hashExported(
  batches: AsyncIterable<readonly ExportedHome[]>,
  toKeyText: (key: HomeKey) => string,
) {
  const found = new Map<string, Exported>();
  for await (const homes of batches)
    for (const home of homes)
      found.set(toKeyText(home.key), { publicId: home.publicId, hash: hashListing(toListing(home)) });
  return found;
}
