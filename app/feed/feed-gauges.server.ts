import type { Reading } from "#app/core/open-module.ts";
import type { PublishedFeed } from "./published-feed.server.ts";

const MS_PER_SECOND = 1000;

export const feedGauges = [
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

/** Reads the current values of the gauges. */
export async function readFeedGauges(feed: PublishedFeed): Promise<readonly Reading[]> {
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
