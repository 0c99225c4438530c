import type { Element } from "../element.ts";
import { writeElement } from "./write-element.ts";

/** REAXML of listings, piece by piece. `date`: Sydney wall time, as 2026-11-24T15:00. */
export async function* writeFeed(
  batches: AsyncIterable<readonly Element[]>,
  date: string,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<propertyList date="${date.replace("T", "-")}:00">\n`;
  for await (const listings of batches) for (const listing of listings) yield `${writeElement(listing)}\n`;
  yield "</propertyList>\n";
}
