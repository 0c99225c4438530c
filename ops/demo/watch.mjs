// Plain JavaScript, like scripts/setup: runs the demo in a temporary folder; when a part of it ends, all of it does.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNode, root } from "../../scripts/setup/setup.mjs";

const folder = mkdtempSync(join(tmpdir(), "demo-"));
// No other variables: a real DATABASE_URL or SMTP_URL would receive invented data.
const { PATH, HOME, TMPDIR, AGENCY_DIR, PORT } = process.env;
const child = spawn(findNode(), ["ops/demo/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  // Own process group, so that everything can be killed at once.
  detached: true,
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: { PATH, HOME, TMPDIR, AGENCY_DIR, PORT, DATA_DIR: folder, FEED_DIR: join(folder, "feed") },
});
let isAsked = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isAsked = true;
    endGroup();
  });
child.once("exit", (code) => {
  endGroup();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  process.exit(isAsked ? 0 : (code ?? 1));
});

/** Kills everything without a clean shutdown, because the folder is temporary. */
function endGroup() {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
