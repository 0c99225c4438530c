import type { FeedFormat } from "./feed/format.ts";
import { reaxmlFormat } from "./reaxml/reaxml.server.ts";

const formats: readonly FeedFormat[] = [
  // A line each.
  reaxmlFormat,
];

/** How the agency's software writes its homes. Throws where no module says it. */
export function getFormat(): FeedFormat {
  const [format] = formats;
  if (!format) throw new Error("No module reads what the feed brings: the site has no format of homes.");
  return format;
}
