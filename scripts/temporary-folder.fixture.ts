import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Gives a run of the tests a temporary folder of its own, which goes with it, and its processes a cache (globalSetup in vitest.config.ts). */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // Servers that tests start as other users look into it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Processes that tests start need not compile again what has not changed.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.compile-cache");
  return () => rm(folder, { recursive: true, force: true });
}
