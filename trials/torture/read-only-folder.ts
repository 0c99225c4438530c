import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";
import { read } from "./kills.ts";

const POSTS = 40;
const START_LIMIT_MS = 60_000;

/** Sends while the store's files cannot be written, as on a disk with errors, and again once they can. */
export async function tortureByReadOnlyFiles(): Promise<Finding> {
  const title = "Data files read-only under a running server";
  const dataDir = mkdtempSync(join(tmpdir(), "site-read-only-"));
  // A folder with files open for writing cannot be remounted; immutable files refuse what is open as well.
  const files = [toSqliteFile(dataDir), `${toSqliteFile(dataDir)}-wal`];
  const { origin, stop } = await startSite({ DATA_DIR: dataDir });
  const send = () => sendAndNote(origin);
  const before = await send();
  if (!run("chattr", "+i", ...files)) {
    await stop();
    return { title, figures: { "not done": "making files immutable needs root, and a disk" }, isGood: true };
  }
  const meanwhile = await send();
  const page = await fetch(`${origin}/contact`).finally(() => run("chattr", "-i", ...files));
  const later = await send();
  await stop();
  const stored = new Set(read(dataDir, "select id from enquiry").map(({ id }) => id));
  const thanked = [...before, ...meanwhile, ...later];
  const missing = thanked.filter((id) => !stored.has(id)).length;
  const integrity = String(read(dataDir, "pragma integrity_check")[0]?.integrity_check);
  return {
    title,
    figures: {
      [`thanked for of ${POSTS} before`]: before.length,
      [`thanked for of ${POSTS} meanwhile`]: meanwhile.length,
      "status of the page meanwhile": page.status,
      [`thanked for of ${POSTS} once they could be written, without a restart`]: later.length,
      "thanked for but not stored": missing,
      "stored but not thanked for": stored.size - thanked.length,
      "integrity check": integrity,
    },
    isGood:
      meanwhile.length === 0 &&
      later.length === POSTS &&
      missing === 0 &&
      stored.size === thanked.length &&
      integrity === "ok",
  };
}

/** A server is started on a data folder that is mounted read-only, and again once it is not. */
export async function tortureByReadOnlyFolder(): Promise<Finding> {
  const title = "Data folder mounted read-only when the server starts";
  const dataDir = mkdtempSync(join(tmpdir(), "site-read-only-"));
  if (!run("mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", dataDir))
    return { title, figures: { "not done": "mounting a tmpfs needs root" }, isGood: true };
  try {
    execFileSync("mount", ["-o", "remount,ro", dataDir]);
    const { status, stderr } = startInVain(dataDir);
    execFileSync("mount", ["-o", "remount,rw", dataDir]);
    const { origin, stop } = await startSite({ DATA_DIR: dataDir });
    const later = await sendAndNote(origin);
    await stop();
    return {
      title,
      figures: {
        "exit code of the start": status ?? "none: it ran on",
        "what it said": stderr.trim().replaceAll(dataDir, "DATA_DIR"),
        [`thanked for of ${POSTS} once it could be written`]: later.length,
      },
      isGood:
        status === 1 && stderr.includes(dataDir) && stderr.includes("read-only") && later.length === POSTS,
    };
  } finally {
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
}

function startInVain(dataDir: string) {
  return spawnSync(process.execPath, ["build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: START_LIMIT_MS,
  });
}

/** The ids of what was thanked for. */
async function sendAndNote(origin: string) {
  const thanked: string[] = [];
  for (const submission of makeSubmissions(POSTS)) {
    if (await post(submission, origin)) thanked.push(submission.id);
  }
  return thanked;
}

function run(program: string, ...flags: string[]) {
  return spawnSync(program, flags, { stdio: "ignore" }).status === 0;
}
