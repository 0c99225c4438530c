import { join } from "node:path";
import { publishOnce, startPublishing } from "#app/listings/register/publish/publish.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log/request-log.ts";

type HomesEnvironment = Pick<Environment, "feed" | "dataDir" | "listingsDir">;

/**
 * Where the site reads its homes (docs/decisions/025): LISTINGS_DIR until the register has its first one, from then on
 * what the register publishes. Where there is a feed, its process publishes; else this one does.
 */
export async function openPublishedHomes(
  { feed, dataDir, listingsDir }: HomesEnvironment,
  db: Database,
  log: Pick<Log, "error">,
) {
  const folder = join(dataDir, "listings");
  if (feed) {
    await publishOnce(db, { folder, suppliedFolder: listingsDir });
    return { getDirectory: () => folder, stop: async () => {} };
  }
  let isInRegister = false;
  const stop = await startPublishing(db, {
    folder,
    onPublished: ({ number }) => {
      isInRegister = number > 0;
    },
    onError: (error) => log.error({ err: error }, "the homes of the office could not be published"),
  });
  return { getDirectory: () => (isInRegister ? folder : listingsDir), stop };
}
