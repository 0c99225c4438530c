import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { repeatUntilStopped } from "../trials/site/repeat.ts";
import { startSite } from "../trials/site/start-site.ts";
import { formatQuantiles, printTable } from "./tables.ts";

const AT_ONCE = 100;
const SECONDS = 20;
const EVERY_MS = 250;
/** A program that is refused continues after this pause. */
const AFTER_REFUSAL_MS = 50;
const TOO_MANY = 429;

const addresses = { flooder: "203.0.113.1", uncached: "203.0.113.2", cached: "203.0.113.3" };

const agents = new Map<string, Agent>();

// The flood has a thread of its own, so that it does not delay those whose waiting is measured.
if (!isMainThread) repeatUntilStopped(AT_ONCE, flood);

/** How long others wait for a page while one address asks for a hundred distinct searches at once. */
export async function measureFlood() {
  await using site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  // The first pages warm the machine, and the home page is kept.
  await measureOthers(site.origin);
  const rows = [toRow("nobody floods", await measureOthers(site.origin))];
  const worker = new Worker(import.meta.filename, { workerData: site.origin });
  await wait(1000);
  rows.push(toRow(`${AT_ONCE} searches at once`, await measureOthers(site.origin)));
  printTable(["Others", "page rendered anew, median", "p99", "kept page, median", "p99"], rows);
  await worker.terminate();
}

async function flood(worker: number, turn: number) {
  const { status } = await load(`${workerData}/listings?location=flood-${worker}-${turn}`, addresses.flooder);
  if (status === TOO_MANY) await wait(AFTER_REFUSAL_MS);
}

async function measureOthers(origin: string) {
  const times = { uncached: [] as number[], cached: [] as number[] };
  const underway: Promise<unknown>[] = [];
  const ask = async (kind: keyof typeof times, path: string) => {
    const { status, ms } = await load(origin + path, addresses[kind]);
    if (status !== 200) throw new Error(`Somebody else was answered ${status} while one address floods.`);
    times[kind].push(ms);
  };
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await wait(EVERY_MS))
    underway.push(ask("uncached", `/listings?location=place-${Date.now()}`), ask("cached", "/"));
  await Promise.all(underway);
  return times;
}

/** The status, and the milliseconds until the page's last byte. */
function load(url: string, address: string) {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true });
  agents.set(address, agent);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; ms: number }>();
  const start = performance.now();
  const headers = { "X-Forwarded-For": address, "Accept-Encoding": "br" };
  get(url, { agent, headers }, (answer) => {
    answer.resume();
    answer.once("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }));
  }).once("error", reject);
  return promise;
}

function toRow(title: string, { uncached, cached }: Record<"uncached" | "cached", number[]>) {
  return [title, ...formatQuantiles(uncached, 0.5, 0.99), ...formatQuantiles(cached, 0.5, 0.99)];
}
