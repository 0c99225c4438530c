import { providers } from "#app/agency/folder/feed.ts";
import { countFeed, findLastFiles } from "#app/homes/register/feed-files.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Environment } from "../environment/environment.ts";

const HOUR_MS = 60 * 60_000;

export type PublishedFeed = NonNullable<ReturnType<typeof openPublishedFeed>>;

/** How the feed fares, for the site itself: its homes come in a process of their own. Undefined where FEED_DIR is not set. */
export function openPublishedFeed({ feed }: Pick<Environment, "feed">, db: Database, now = Date.now) {
  if (!feed) return undefined;
  const startedAt = now();

  /** Providers that have sent nothing for longer than they say they would, with the hours. */
  async function findSilent() {
    const last = await findLastFiles(db);
    return providers.flatMap(({ name, silenceHours }) => {
      const hours = Math.floor((now() - (last.get(name) ?? startedAt)) / HOUR_MS);
      return hours >= silenceHours ? [{ name, hours }] : [];
    });
  }

  return {
    findSilent,
    async getFigures() {
      const silent = (await findSilent()).map(({ name }) => name);
      const silence = providers.map(({ name }) => ({ provider: name, isSilent: silent.includes(name) }));
      return { ...(await countFeed(db, now())), silence };
    },
    async getFault() {
      const silent = await findSilent();
      return (
        silent
          .map(
            ({ name, hours }) =>
              `no file has come from ${name} for ${hours} ${hours === 1 ? "hour" : "hours"}`,
          )
          .join("; ") || undefined
      );
    },
  };
}
