import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#app/open-database.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";
import { startDestinations } from "../../e2e/leads/start-destinations.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { checkIntegrity, compareThanked, waitUntilSent } from "./stored.ts";

const SUBMISSIONS = 1_000;
const KILLS = 40;
const LONGEST_LIFE_MS = 700;

/**
 * Sends a thousand submissions over all forms, each passed on to five destinations, while the server is killed forty
 * times at random moments.
 */
export async function tortureByKills(): Promise<Finding> {
  const dataDir = makeFolder();
  const crm = await startDestinations();
  // Mails are written as files.
  const environment = {
    ...crm.environment,
    SMTP_URL: "",
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
  };
  let site = await startSite(environment);
  let kills = 0;
  let sound = 0;

  async function killAgainAndAgain() {
    while (kills < KILLS) {
      await wait(Math.random() * LONGEST_LIFE_MS);
      await site.kill();
      kills += 1;
      if (checkIntegrity(dataDir) === "ok") sound += 1;
      site = await startSite(environment);
    }
  }

  const killing = killAgainAndAgain();
  const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
    // Submissions are spread over all kills, so that every kill can hit one.
    while (kills < Math.floor((index * KILLS) / SUBMISSIONS)) await wait(5);
    return postUntilThanked(submission, [site.origin]);
  });
  await killing;
  const db = await openDatabase({ dataDir });
  await waitUntilSent(db);
  await site.stop();
  const { figures, isExact } = await compareThanked(db, thanked);
  const notices = await db.selectFrom("notice").select(["id", "state", "destination"]).execute();
  await db.destroy();
  await crm.stop();
  const reached = compareDestinations(crm.findIds(), notices);
  const sent = notices.filter(({ state }) => state === "sent").length;
  const files = readdirSync(toMailFolder(dataDir)).filter((name) => name.endsWith(".eml")).length;
  const mails = notices.filter(({ destination }) => !reached.names.includes(destination)).length;
  return {
    title: `${SUBMISSIONS} submissions over all forms, ${KILLS} SIGKILLs (SQLite)`,
    figures: {
      SIGKILLs: kills,
      "integrity check ok after a kill": sound,
      ...figures,
      "notices stored": notices.length,
      "notices sent": sent,
      "mails written": files,
      ...reached.figures,
    },
    isGood: isExact && sent === notices.length && files === mails && sound === KILLS && reached.isExact,
  };
}

/** Compares the ids that destinations received with their notices: each once, or repeated under the same id. */
function compareDestinations(
  { Rex: _inFiles, ...got }: Record<string, string[]>,
  notices: readonly { id: string; destination: string }[],
) {
  const compared = Object.entries(got).map(([name, ids]) => {
    const wanted = notices.filter(({ destination }) => destination === name).map(({ id }) => id);
    const different = new Set(ids);
    const isExact =
      wanted.length === SUBMISSIONS &&
      different.size === wanted.length &&
      wanted.every((id) => different.has(id));
    return { name, isExact, figure: `${different.size}; ${ids.length - different.size}` };
  });
  return {
    names: compared.map(({ name }) => name),
    figures: Object.fromEntries(
      compared.map(({ name, figure }) => [`${name}: different ids; came twice under the same id`, figure]),
    ),
    isExact: compared.every(({ isExact }) => isExact),
  };
}

const STOPS = 5;
const VISITORS = 16;
const LOAD_MS = 1_500;
const LONGEST_STOP_MS = 10_000;
const pages = ["/", "/listings?beds=3", "/property/1", "/contact", "/team"];

/** Sends SIGTERM five times while sixteen visitors send requests over kept connections without a pause. */
export async function tortureByStops(): Promise<Finding> {
  const counts = { answered: 0, failed: 0 };
  const seconds: number[] = [];
  const codes: (number | null)[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const site = await startSite({ DATA_DIR: makeFolder() });
    const visits = Array.from({ length: VISITORS }, (_, index) => visit(site.port, index, counts));
    await wait(LOAD_MS);
    const start = performance.now();
    const exit = once(site.process, "exit");
    site.process.kill("SIGTERM");
    const [code] = await exit;
    seconds.push((performance.now() - start) / 1000);
    codes.push(code);
    await Promise.all(visits);
  }
  const longest = Math.max(...seconds);
  return {
    title: `SIGTERM under load, ${STOPS} times, ${VISITORS} visitors`,
    figures: {
      "requests answered": counts.answered,
      "requests sent and not answered in full, or with 5xx": counts.failed,
      "exit codes": codes.join(", "),
      "longest stop, seconds": longest.toFixed(1),
    },
    isGood: counts.failed === 0 && codes.every((code) => code === 0) && longest * 1000 < LONGEST_STOP_MS,
  };
}

/** Sends requests until the connection is closed; a proxy would then use another process. */
async function visit(port: number, index: number, counts: { answered: number; failed: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = index; ; turn += 1) {
    const outcome = await ask(port, pages[turn % pages.length] ?? "/", agent);
    if (outcome === "failed") counts.failed += 1;
    else counts.answered += 1;
    if (outcome !== "answered") return;
  }
}

function ask(port: number, path: string, agent: Agent) {
  return new Promise<"answered" | "given up" | "failed">((resolve) => {
    const request = get({ port, path, agent, host: "127.0.0.1" }, (answer) => {
      answer.resume();
      const isGood = (answer.statusCode ?? 500) < 500;
      const outcome = answer.headers.connection === "close" ? "given up" : "answered";
      answer.on("end", () => resolve(isGood ? outcome : "failed"));
      answer.on("error", () => resolve("failed"));
    });
    request.on("error", () => resolve("failed"));
  });
}
