import { parsePage } from "./parse-page.server.ts";
import type { ReadOptions } from "./reader.ts";

/** Parses a page. Its pictures count as fetched, and keep their original addresses. */
export function readTestPage(raw: unknown, options: Partial<ReadOptions> = {}) {
  return parsePage(raw, { findPicture: (src) => ({ src }), ...options });
}
