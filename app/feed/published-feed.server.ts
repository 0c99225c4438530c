import { providers } from "#app/feed/folder/providers.ts";
import { countFeed, type FeedCounts, findLastFiles } from "#app/feed/store/feed-files.server.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";

/** State of the feed, as seen by the server; imports run in a separate process. */
export type PublishedFeed = {
  /** Providers that have been silent for longer than their limit, with the hours. */
  findSilent: () => Promise<readonly { name: string; hours: number }[]>;
  getFigures: () => Promise<FeedFigures>;
  /** Describes the current fault, if any. */
  getFault: () => Promise<string | undefined>;
};

type FeedFigures = FeedCounts & {
  silence: readonly { provider: string; isSilent: boolean }[];
};

/** The feed as metrics and health checks see it. A provider is silent after its `silenceHours` without a file. */
export function openPublishedFeed(db: Database, now = Date.now): PublishedFeed {
  const startedAt = now();

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
