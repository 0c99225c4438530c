import { setTimeout as wait } from "node:timers/promises";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeId } from "#app/store/make-id.ts";
import type { RunningSite } from "../../trials/site/start-site.ts";

const ROUNDS = 20;
const POLL_MS = 20;
const HOURS = "Mon–Fri: 8:30–5:30";

/** From publishing a closure notice in the first process until the pages of all have it. Prints ms. */
export async function measurePublishing(sites: readonly RunningSite[], cookie: string) {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const words = `Closed for the ${round}th time`;
    const start = performance.now();
    await publish(sites[0]?.origin ?? "", cookie, words);
    await Promise.all(sites.map(({ origin }) => waitForWords(origin, words)));
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(ROUNDS * share)] ?? 0).toFixed(0)} ms`;
  console.log(
    `\nPublished until ${sites.length} processes show it, ${ROUNDS} times: median ${at(0.5)}, longest ${at(1 - 1 / ROUNDS)}`,
  );
}

async function publish(origin: string, cookie: string, words: string) {
  const address = `${origin}/office/texts/office/office`;
  const page = await (await fetch(address, { headers: { Cookie: cookie } })).text();
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
  const today = toAgencyTime(Date.now()).slice(0, "2026-11-24".length);
  const response = await fetch(address, {
    method: "POST",
    headers: { Cookie: cookie, Origin: origin },
    redirect: "manual",
    body: new URLSearchParams({
      intent: "publish",
      submission: makeId(Date.now()),
      version,
      phone: "(02) 5550 0142",
      phoneHours: "Mon–Fri 8am–6pm",
      officeHours: HOURS,
      closureWords: words,
      closureFrom: today,
      closureTo: today,
    }),
  });
  if (response.status !== 303) throw new Error(`Publishing a text was answered with ${response.status}.`);
}

async function waitForWords(origin: string, words: string) {
  while (!(await (await fetch(`${origin}/contact`)).text()).includes(words)) await wait(POLL_MS);
}
