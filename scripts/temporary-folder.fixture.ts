import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a run of the tests a temporary folder of its own, which goes with it (globalSetup in vitest.config.ts). */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // Servers that tests start as other users look into it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
