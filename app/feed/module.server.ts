import type { Reading } from "#app/core/open-module.ts";
import type { ModuleServer } from "#app/module-server.ts";
import { feedContext } from "./feed-context.ts";
import { startFeedProcess } from "./feed-process.server.ts";
import { readFeedSettings } from "./feed-settings.ts";
import { openPublishedFeed, type PublishedFeed } from "./published-feed.server.ts";

const MS_PER_SECOND = 1000;

const feedGauges = [
  { name: "site_feed_files", help: "Files of the feed, by what became of them", labels: ["state"] },
  {
    name: "site_feed_listings_day",
    help: "Listings of the files of the last day, by outcome",
    labels: ["outcome"],
  },
  {
    name: "site_feed_silent",
    help: "1 while a provider has sent nothing for longer than its hours of silence",
    labels: ["provider"],
  },
  { name: "site_feed_oldest_waiting_seconds", help: "Since when the oldest file waits; 0: none" },
  { name: "site_feed_pictures_waiting", help: "Pictures of the feed that are still to be fetched" },
];

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

async function readFeedGauges(feed: PublishedFeed): Promise<readonly Reading[]> {
  const { files, outcomes, silence, waitingSince, picturesWaiting } = await feed.getFigures();
  const waitingMs = waitingSince === undefined ? 0 : Date.now() - waitingSince;
  return [
    ...files.map(({ state, count }) => ({ gauge: "site_feed_files", labels: { state }, value: count })),
    ...Object.entries(outcomes).map(([outcome, value]) => ({
      gauge: "site_feed_listings_day",
      labels: { outcome },
      value,
    })),
    ...silence.map(({ provider, isSilent }) => ({
      gauge: "site_feed_silent",
      labels: { provider },
      value: isSilent ? 1 : 0,
    })),
    { gauge: "site_feed_oldest_waiting_seconds", value: waitingMs / MS_PER_SECOND },
    { gauge: "site_feed_pictures_waiting", value: picturesWaiting },
  ];
}
