import { join } from "node:path";
import { hasPublished, publishOnce, startPublishing } from "#app/homes/register/publish/publish.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { Environment } from "../environment.ts";

type HomesEnvironment = Pick<Environment, "feed" | "dataDir" | "listingsDir">;

/**
 * Where the site reads its homes (docs/decisions/025): LISTINGS_DIR until the register has its first one, from then on
 * what the register publishes. Where there is a feed, its process publishes; else this one does. Without the store, what
 * was published last.
 */
export async function openPublishedHomes(
  { feed, dataDir, listingsDir }: HomesEnvironment,
  db: Database,
  noteOutage: NoteOutage,
) {
  const folder = join(dataDir, "listings");
  const onError = (error: unknown) => noteOutage(error, "the homes of the register could not be published");
  if (feed) {
    await publishOnce(db, { folder, suppliedFolder: listingsDir }).catch(onError);
    return { getDirectory: () => (hasPublished(folder) ? folder : listingsDir), stop: async () => {} };
  }
  let isInRegister = hasPublished(folder);
  const stop = await startPublishing(db, {
    folder,
    onPublished: ({ number }) => {
      isInRegister = number > 0;
    },
    onError,
  });
  return { getDirectory: () => (isInRegister ? folder : listingsDir), stop };
}
