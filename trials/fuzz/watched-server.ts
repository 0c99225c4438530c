import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "../site/start-site.ts";

const KB_PER_MB = 1024;
/** A page cache that fills up is no leak: this one is full before memory is measured. */
const PAGE_CACHE_MB = "8";
const LOOK_EVERY_MS = 5_000;

/** The built site, with its complaints and its memory. */
export async function startWatchedServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "site-fuzz-"));
  const complaints: string[] = [];
  const onLine = (line: string) => void (isComplaint(line) && complaints.push(line));
  const site = await startSite({ DATA_DIR: dataDir, PAGE_CACHE_MB }, { onLine });

  return {
    ...site,
    complaints,
    getMegabytes: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)])) / KB_PER_MB,
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
  };
}

/** Errors, answers that say that we failed, and whatever is no line of the log. */
function isComplaint(line: string) {
  return /"level":[56]0|"status":5\d\d/.test(line) || !/^(?:\{.*\}|Headland is at .*)$/.test(line);
}
