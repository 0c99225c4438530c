import * as v from "valibot";
import { folder, hostName, matching, port, read, readSecret, type Variables } from "#app/core/variables.ts";

/** Where the agency's software uploads or posts its files. */
export type FeedSettings = {
  directory: string;
  listener?: { port: number; host: string; token: string };
};

const feedToken = v.message(
  matching(/^[\x21-\x7e]{32,}$/),
  "at least 32 printable characters without a space",
);

/** Undefined without FEED_DIR: there is no feed then. */
export function readFeedSettings(variables: Variables): FeedSettings | undefined {
  if (!variables.FEED_DIR) {
    if (variables.FEED_PORT || variables.FEED_TOKEN)
      throw new Error("FEED_PORT and FEED_TOKEN need FEED_DIR, which is missing.");
    return undefined;
  }
  return { directory: read(variables, "FEED_DIR", folder, ""), listener: readListener(variables) };
}

function readListener(variables: Variables): FeedSettings["listener"] {
  const token = readSecret(variables, "FEED_TOKEN", feedToken);
  if (!variables.FEED_PORT !== !token)
    throw new Error("FEED_PORT and FEED_TOKEN go together; one of them is missing.");
  if (!token) return undefined;
  return {
    port: read(variables, "FEED_PORT", port, ""),
    host: read(variables, "FEED_HOST", hostName, "127.0.0.1"),
    token,
  };
}
