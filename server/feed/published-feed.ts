import { join } from "node:path";
import { countFeed, findLastFiles } from "#app/listings/register/figures.server.ts";
import { publishOnce } from "#app/listings/register/publish/publish.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { providers } from "#content/feed.ts";
import type { Environment } from "../environment.ts";

const HOUR_MS = 60 * 60_000;

export type PublishedFeed = Awaited<ReturnType<typeof openPublishedFeed>>;

/**
 * What the site itself has to do with the feed: it reads the homes that the feed's process publishes, and knows how that
 * fares. Undefined where FEED_DIR is not set.
 */
export async function openPublishedFeed(
  { feed, dataDir, listingsDir, databaseUrl }: Environment,
  now = Date.now,
) {
  if (!feed) return undefined;
  const db = await openDatabase({ databaseUrl, dataDir });
  const folder = join(dataDir, "listings");
  const startedAt = now();
  await publishOnce(db, { folder, suppliedFolder: listingsDir });

  /** Providers that have sent nothing for longer than they say they would, with the hours. */
  async function findSilent() {
    const last = await findLastFiles(db);
    return providers.flatMap(({ name, silenceHours }) => {
      const hours = Math.floor((now() - (last.get(name) ?? startedAt)) / HOUR_MS);
      return hours >= silenceHours ? [{ name, hours }] : [];
    });
  }

  return {
    /** In place of LISTINGS_DIR. */
    folder,
    async getFigures() {
      const silent = (await findSilent()).map(({ name }) => name);
      const silence = providers.map(({ name }) => ({ provider: name, isSilent: silent.includes(name) }));
      return { ...(await countFeed(db, now())), silence };
    },
    async getFault() {
      const silent = await findSilent();
      return (
        silent.map(({ name, hours }) => `no file has come from ${name} for ${hours} hours`).join("; ") ||
        undefined
      );
    },
    close: () => db.destroy(),
  };
}
