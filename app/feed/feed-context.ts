import { createContext } from "react-router";
import type { PublishedFeed } from "./published-feed.server.ts";

/** State of the feed; null without FEED_DIR. */
export const feedContext = createContext<PublishedFeed | null>(null);
