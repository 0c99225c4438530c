import type { ModuleServer } from "#app/module-server.ts";
import { feedContext } from "./feed-context.ts";
import { feedGauges, readFeedGauges } from "./feed-gauges.server.ts";
import { startFeedProcess } from "./feed-process.server.ts";
import { readFeedSettings } from "./feed-settings.ts";
import { openPublishedFeed } from "./published-feed.server.ts";

export const feedServer: ModuleServer = {
  name: "feed",
  gauges: feedGauges,
  open({ variables, db, log }) {
    if (!readFeedSettings(variables)) return {};
    const feed = openPublishedFeed(db);
    return {
      providePersonal: (context) => context.set(feedContext, feed),
      conditions: [{ name: "feed", getFault: feed.getFault }],
      readGauges: () => readFeedGauges(feed),
      stop: startFeedProcess(log),
    };
  },
};
