import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";
import { read } from "./kills.ts";

const POSTS = 600;
/** Longer than /readyz keeps what it has found. */
const CHECK_MS = 10_500;
const readiness = v.object({ reasons: v.array(v.string()) });
const TITLE = "Disk full: DATA_DIR on a tmpfs of 1 MB";

/** Sends until the disk is full, and on; then gives it room again. */
export async function tortureByFullDisk(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-full-"));
  if (!mount(dataDir, "size=1m"))
    return { title: TITLE, figures: { "not done": "mounting a tmpfs needs root" }, isGood: true };
  try {
    return await fill(dataDir);
  } finally {
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

async function fill(dataDir: string): Promise<Finding> {
  const { origin, stop } = await startSite({ DATA_DIR: dataDir });
  const thanked: string[] = [];
  let refused = 0;
  for (const submission of makeSubmissions(POSTS)) {
    if (await post(submission, origin)) thanked.push(submission.id);
    else refused += 1;
  }
  const page = await fetch(`${origin}/contact`);
  const whileFull = await readReadiness(origin);
  mount(dataDir, "remount,size=8m");
  const later = makeSubmissions(8);
  for (const submission of later) if (await post(submission, origin)) thanked.push(submission.id);
  const withRoom = await readReadiness(origin);
  await stop();
  const stored = new Set(read(dataDir, "select id from enquiry").map(({ id }) => id));
  const integrity = String(read(dataDir, "pragma integrity_check")[0]?.integrity_check);
  const missing = thanked.filter((id) => !stored.has(id)).length;
  const after = later.filter(({ id }) => stored.has(id)).length;
  return {
    title: TITLE,
    figures: {
      "submissions thanked for": thanked.length,
      "submissions refused while it was full": refused,
      "thanked for but not stored": missing,
      "stored but not thanked for": stored.size - thanked.length,
      "status of the page meanwhile": page.status,
      "status of /readyz meanwhile": whileFull.status,
      "what it says": whileFull.reasons,
      "status of /readyz once there was room again": withRoom.status,
      [`stored of ${later.length} once there was room again, without a restart`]: after,
      "integrity check": integrity,
    },
    isGood:
      missing === 0 &&
      refused > 0 &&
      page.ok &&
      whileFull.status === 503 &&
      whileFull.reasons.includes("the disk is full") &&
      withRoom.status === 200 &&
      stored.size === thanked.length &&
      after === later.length &&
      integrity === "ok",
  };
}

/** A check is good for ten seconds: one made before the disk was full, or had room again, has to run out. */
async function readReadiness(origin: string) {
  await wait(CHECK_MS);
  const response = await fetch(`${origin}/readyz`);
  const { reasons } = v.parse(readiness, await response.json());
  return { status: response.status, reasons: reasons.join(", ") };
}

function mount(folder: string, options: string) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
