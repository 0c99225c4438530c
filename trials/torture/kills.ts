import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../scripts/find-free-port.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { type RunningSite, startSite } from "../site/start-site.ts";

const SUBMISSIONS = 1_000;
const KILLS = 40;
const LONGEST_LIFE_MS = 700;
const DELIVERY_MS = 240_000;

/** A thousand submissions over all forms while the server is killed forty times, at random moments. */
export async function tortureByKills(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-torture-"));
  const environment = { DATA_DIR: dataDir, PORT: String(await findFreePort()) };
  let site = await startSite(environment);
  let kills = 0;
  let sound = 0;

  async function killAgainAndAgain() {
    while (kills < KILLS) {
      await wait(Math.random() * LONGEST_LIFE_MS);
      await site.kill();
      kills += 1;
      if (isSound(dataDir)) sound += 1;
      site = await startSite(environment);
    }
  }

  const killing = killAgainAndAgain();
  const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
    // Spread over all the kills, so that every one of them has something to break.
    while (kills < Math.floor((index * KILLS) / SUBMISSIONS)) await wait(5);
    return postUntilThanked(submission, [site.origin]);
  });
  await killing;
  await waitUntilSent(dataDir, site);
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
async function waitUntilSent(dataDir: string, site: RunningSite) {
  const limit = Date.now() + DELIVERY_MS;
  const waiting = () => read(dataDir, "select id from notice where state = 'waiting'").length;
  while (waiting() > 0 && Date.now() < limit) await wait(500);
  await site.stop();
}

export function read(dataDir: string, query: string) {
  const file = new DatabaseSync(join(dataDir, "enquiries.sqlite"), { timeout: 5_000 });
  const rows = file.prepare(query).all();
  file.close();
  return rows;
}
