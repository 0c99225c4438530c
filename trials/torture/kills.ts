import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Finding } from "./report.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "./send-forms.ts";
import { findFreePort, type ServerProcess, startServer } from "./server-process.ts";

const SUBMISSIONS = 1_000;
const KILLS = 40;
const LONGEST_LIFE_MS = 700;
const DELIVERY_MS = 240_000;

/** A thousand submissions over all forms while the server is killed forty times, at random moments. */
export async function tortureByKills(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), "headland-torture-"));
  const port = await findFreePort();
  let server = await startServer(port, { DATA_DIR: dataDir });
  let kills = 0;
  let sound = 0;

  async function killAgainAndAgain() {
    while (kills < KILLS) {
      await wait(Math.random() * LONGEST_LIFE_MS);
      await server.kill();
      kills += 1;
      if (isSound(dataDir)) sound += 1;
      server = await startServer(port, { DATA_DIR: dataDir });
    }
  }

  const killing = killAgainAndAgain();
  const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
    // Spread over all the kills, so that every one of them has something to break.
    while (kills < Math.floor((index * KILLS) / SUBMISSIONS)) await wait(5);
    return postUntilThanked(submission, [`http://127.0.0.1:${port}`]);
  });
  await killing;
  await waitUntilSent(dataDir, server);
  return toFinding(dataDir, thanked, { kills, sound });
}

type Thanked = { id: string; reference: string; attempts: number };

function toFinding(
  dataDir: string,
  thanked: readonly Thanked[],
  { kills, sound }: { kills: number; sound: number },
) {
  const rows = read(dataDir, "select id, reference from enquiry");
  const stored = new Map(rows.map(({ id, reference }) => [String(id), String(reference)]));
  const present = thanked.filter(({ id, reference }) => stored.get(id) === reference).length;
  const amendments = read(dataDir, "select id from amendment").length;
  const notices = read(dataDir, "select id, state from notice");
  const sent = notices.filter(({ state }) => state === "sent").length;
  const files = readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".eml")).length;
  const figures = {
    SIGKILLs: kills,
    "integrity check ok after a kill": sound,
    "submissions thanked for": thanked.length,
    "of these present, with the reference the thanks named": present,
    "enquiries stored": rows.length,
    "amendments stored": amendments,
    "posts it took": thanked.reduce((sum, { attempts }) => sum + attempts, 0),
    "notices stored": notices.length,
    "notices sent": sent,
    "mails written": files,
  };
  const isExact = present === SUBMISSIONS && rows.length === SUBMISSIONS && amendments === 0;
  const isDelivered = sent === notices.length && files === notices.length;
  const title = `${SUBMISSIONS} submissions over all forms, ${KILLS} SIGKILLs (SQLite)`;
  return { title, figures, isGood: isExact && isDelivered && sound === KILLS };
}

function isSound(dataDir: string) {
  return read(dataDir, "pragma integrity_check").every((row) => row.integrity_check === "ok");
}

/** The leases of killed workers end after three minutes; then somebody else sends. */
async function waitUntilSent(dataDir: string, server: ServerProcess) {
  const limit = Date.now() + DELIVERY_MS;
  const waiting = () => read(dataDir, "select id from notice where state = 'waiting'").length;
  while (waiting() > 0 && Date.now() < limit) await wait(500);
  await server.stop();
}

export function read(dataDir: string, query: string) {
  const file = new DatabaseSync(join(dataDir, "enquiries.sqlite"), { timeout: 5_000 });
  const rows = file.prepare(query).all();
  file.close();
  return rows;
}
