import { parsePage } from "./parse-page.server.ts";
import type { ReadOptions } from "./reader.ts";

/** A page whose pictures are here, under the addresses that they have elsewhere. */
export function readTestPage(raw: unknown, options: Partial<ReadOptions> = {}) {
  return parsePage(raw, { findPicture: (src) => ({ src }), ...options });
}
