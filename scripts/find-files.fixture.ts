import { type GlobOptionsWithoutFileTypes, globSync } from "node:fs";

/**
 * The files of the repository by patterns, for tests that read them. In a function of its own: where a pattern stands in a
 * call of glob, knip takes every file that it matches for used (check:dead-code).
 */
export function findFiles(patterns: string | string[], options: GlobOptionsWithoutFileTypes = {}) {
  return globSync(patterns, options);
}
