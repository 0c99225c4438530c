import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Finding } from "../site/findings.ts";
import { makeFolder, startSite } from "../site/start-site.ts";

const STOPS = 5;
const VISITORS = 16;
const LOAD_MS = 1_500;
const LONGEST_STOP_MS = 10_000;
const pages = ["/", "/listings?beds=3", "/property/1", "/contact", "/team"];

/** SIGTERM while sixteen visitors ask without a pause over connections they keep, five times. */
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

/** Asks until its connection is given up; whoever sent it then turns to another process. */
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
