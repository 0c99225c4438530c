import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Gives a test run its own temporary folder, removed afterwards, and its processes a compile cache (globalSetup in
 * vitest.config.ts).
 */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // Servers that run as other users need access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Saves processes started by tests from compiling unchanged code.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.compile-cache");
  return () => rm(folder, { recursive: true, force: true });
}
