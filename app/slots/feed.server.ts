import type { FeedFormat } from "../feed/format.ts";
import { reaxmlFormat } from "../reaxml/reaxml.server.ts";

const formats: readonly FeedFormat[] = [
  // One line for each module.
  reaxmlFormat,
];

/** The format of the agency's software. Throws where no module reads one. */
export function getFormat(): FeedFormat {
  const [format] = formats;
  if (!format) throw new Error("No module reads what the feed brings: the site has no format of homes.");
  return format;
}
