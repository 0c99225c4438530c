import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningSite } from "../trials/site/start-site.ts";

const US_PER_TICK = 10_000;
const LOOK_EVERY_MS = 1_000;
const IDLE_US = 30_000;
const LONGEST_WAIT_LOOKS = 120;

type Running = Pick<RunningSite, "pid">;

/** Processor time of a process so far, which other work on the machine hardly affects. Linux only. */
export function readProcessorUs({ pid }: Running) {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * US_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** Waits until a new server has finished preparing pages; at most two minutes. */
export async function waitUntilIdle(site: Running) {
  for (let look = 0; look < LONGEST_WAIT_LOOKS; look += 1) {
    const before = readProcessorUs(site);
    await wait(LOOK_EVERY_MS);
    if (!(readProcessorUs(site) - before > IDLE_US)) return;
  }
}
