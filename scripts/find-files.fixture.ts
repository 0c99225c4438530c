import { type GlobOptionsWithoutFileTypes, globSync } from "node:fs";

/**
 * Finds repository files by patterns, for tests that read them. A separate function, because knip counts files matched
 * by a literal glob pattern as used (check:dead-code).
 */
export function findFiles(patterns: string | string[], options: GlobOptionsWithoutFileTypes = {}) {
  return globSync(patterns, options);
}
