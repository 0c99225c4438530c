import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { type Finding, toNotDone } from "../site/findings.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { makeFolder, readStore, startSite } from "../site/start-site.ts";
import { checkIntegrity } from "./stored.ts";

const POSTS_TO_FILL = 600;
const POSTS_WITH_ROOM = 8;
const POSTS = 40;
/** Longer than /readyz caches its result. */
const CHECK_MS = 10_500;
const START_LIMIT_MS = 60_000;
const readiness = v.object({ reasons: v.array(v.string()) });

/** Sends forms until after the disk is full, then frees space. */
export function tortureByFullDisk() {
  return tryOnTmpfs("Disk full: DATA_DIR on a tmpfs of 1 MB", "1m", async (dataDir) => {
    const { origin, stop } = await startSite({ DATA_DIR: dataDir });
    const before = await send(origin, POSTS_TO_FILL);
    const page = await fetch(`${origin}/contact`);
    const whileFull = await readReadiness(origin);
    execFileSync("mount", ["-o", "remount,size=8m", dataDir]);
    const later = await send(origin, POSTS_WITH_ROOM);
    const withRoom = await readReadiness(origin);
    await stop();
    const { figures, isExact } = compareIds(dataDir, [...before, ...later]);
    return {
      figures: {
        "submissions thanked for": before.length + later.length,
        "submissions refused while it was full": POSTS_TO_FILL - before.length,
        "status of the page meanwhile": page.status,
        "status of /readyz meanwhile": whileFull.status,
        "what it says": whileFull.reasons,
        "status of /readyz once there was room again": withRoom.status,
        [`thanked for of ${POSTS_WITH_ROOM} once there was room again, without a restart`]: later.length,
        ...figures,
      },
      isGood:
        before.length < POSTS_TO_FILL &&
        page.ok &&
        whileFull.status === 503 &&
        whileFull.reasons.includes("the disk is full") &&
        withRoom.status === 200 &&
        later.length === POSTS_WITH_ROOM &&
        isExact,
    };
  });
}

/** Sends forms while the store's files cannot be written, as on a failing disk, and again when they can. */
export async function tortureByReadOnlyFiles(): Promise<Finding> {
  const title = "Data files read-only under a running server";
  const dataDir = makeFolder();
  // A folder with files open for writing cannot be remounted, so the files are made immutable, which also affects open
  // ones.
  const files = [toSqliteFile(dataDir), `${toSqliteFile(dataDir)}-wal`];
  const { origin, stop } = await startSite({ DATA_DIR: dataDir });
  const before = await send(origin, POSTS);
  if (!run("chattr", "+i", ...files)) {
    await stop();
    return toNotDone(title, "making files immutable needs root, and a disk");
  }
  const meanwhile = await send(origin, POSTS);
  const page = await fetch(`${origin}/contact`).finally(() => run("chattr", "-i", ...files));
  const later = await send(origin, POSTS);
  await stop();
  const { figures, isExact } = compareIds(dataDir, [...before, ...meanwhile, ...later]);
  return {
    title,
    figures: {
      [`thanked for of ${POSTS} before`]: before.length,
      [`thanked for of ${POSTS} meanwhile`]: meanwhile.length,
      "status of the page meanwhile": page.status,
      [`thanked for of ${POSTS} once they could be written, without a restart`]: later.length,
      ...figures,
    },
    isGood: meanwhile.length === 0 && later.length === POSTS && isExact,
  };
}

/** Starts a server on a data folder mounted read-only, and again when it is writable. */
export function tortureByReadOnlyFolder() {
  return tryOnTmpfs("Data folder mounted read-only when the server starts", "32m", async (dataDir) => {
    execFileSync("mount", ["-o", "remount,ro", dataDir]);
    const { status, stderr } = startInVain(dataDir);
    execFileSync("mount", ["-o", "remount,rw", dataDir]);
    const { origin, stop } = await startSite({ DATA_DIR: dataDir });
    const later = await send(origin, POSTS);
    await stop();
    return {
      figures: {
        "exit code of the start": status ?? "none: it ran on",
        "what it said": stderr.trim().replaceAll(dataDir, "DATA_DIR"),
        [`thanked for of ${POSTS} once it could be written`]: later.length,
      },
      isGood:
        status === 1 && stderr.includes(dataDir) && stderr.includes("read-only") && later.length === POSTS,
    };
  });
}

/** Runs a trial on a tmpfs of the given size. */
async function tryOnTmpfs(
  title: string,
  size: string,
  trial: (dataDir: string) => Promise<Omit<Finding, "title">>,
): Promise<Finding> {
  const dataDir = makeFolder();
  if (!run("mount", "-t", "tmpfs", "-o", `size=${size}`, "tmpfs", dataDir))
    return toNotDone(title, "mounting a tmpfs needs root");
  try {
    return { title, ...(await trial(dataDir)) };
  } finally {
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

/** Sends forms; returns the ids of those that were thanked. */
async function send(origin: string, count: number) {
  const thanked: string[] = [];
  for (const submission of makeSubmissions(count))
    if (await post(submission, origin)) thanked.push(submission.id);
  return thanked;
}

function compareIds(dataDir: string, thanked: readonly string[]) {
  const stored = new Set(readStore(dataDir, "select id from enquiry").map(({ id }) => id));
  const missing = thanked.filter((id) => !stored.has(id)).length;
  const integrity = checkIntegrity(dataDir);
  const figures = {
    "thanked for but not stored": missing,
    "stored but not thanked for": stored.size - thanked.length,
    "integrity check": integrity,
  };
  return { figures, isExact: missing === 0 && stored.size === thanked.length && integrity === "ok" };
}

/** Waits first, because /readyz caches a result for ten seconds. */
async function readReadiness(origin: string) {
  await wait(CHECK_MS);
  const response = await fetch(`${origin}/readyz`);
  const { reasons } = v.parse(readiness, await response.json());
  return { status: response.status, reasons: reasons.join(", ") };
}

function startInVain(dataDir: string) {
  return spawnSync(process.execPath, ["build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: START_LIMIT_MS,
  });
}

function run(program: string, ...flags: string[]) {
  return spawnSync(program, flags, { stdio: "ignore" }).status === 0;
}
