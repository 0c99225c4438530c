import { spawnSync } from "node:child_process";
import type { RunningSite } from "../trials/site/start-site.ts";

const KB_PER_MB = 1024;

/** What a site holds now, as "250 MB". */
export function getMemory({ pid }: Pick<RunningSite, "pid">) {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return `${(Number(stdout) / KB_PER_MB).toFixed(0)} MB`;
}
