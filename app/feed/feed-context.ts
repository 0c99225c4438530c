import { createContext } from "react-router";
import type { PublishedFeed } from "./published-feed.server.ts";

/** How the feed fares; null where FEED_DIR is not set. */
export const feedContext = createContext<PublishedFeed | null>(null);
