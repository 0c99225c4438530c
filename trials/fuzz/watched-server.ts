import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { serverArguments } from "../../scripts/server-arguments.ts";

const KB_PER_MB = 1024;
/** A page cache that fills up is no leak: this one is full before memory is measured. */
const PAGE_CACHE_MB = "8";
const LOOK_EVERY_MS = 5_000;

/** The built site on a port of its own, with its complaints and its memory. */
export async function startWatchedServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "headland-fuzz-"));
  const child = spawn(process.execPath, serverArguments, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      PAGE_CACHE_MB,
      RATE_LIMIT_PER_MINUTE: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  const note = (line: string) => void (isComplaint(line) && complaints.push(line));
  createInterface(child.stderr).on("line", note);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      note(line);
      const found = /^Headland is at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
    child.once("exit", () => reject(new Error(`The server ended: ${complaints.join("\n")}`)));
  });

  return {
    port,
    complaints,
    getMegabytes: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / KB_PER_MB,
    /** Until it has drawn its share images, which it does once, half a minute after its first start. */
    async settle() {
      const countCards = async () => (await readdir(join(dataDir, "cards")).catch(() => [])).length;
      let before = 0;
      for (;;) {
        await wait(LOOK_EVERY_MS);
        const now = await countCards();
        if (now > 0 && now === before) return;
        before = now;
      }
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** Errors, answers that say that we failed, and whatever is no line of the log. */
function isComplaint(line: string) {
  return /"level":[56]0|"status":5\d\d/.test(line) || !/^(?:\{.*\}|Headland is at .*)$/.test(line);
}
