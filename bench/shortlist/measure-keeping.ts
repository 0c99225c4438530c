import { setTimeout as wait } from "node:timers/promises";

const WARM_UP = 5;
const HOMES_EACH = 90;
const SUPPLIED_HOMES = 24;
const MS_PER_SECOND = 1_000;
const PEOPLE = 32;
const PER_SECOND = 300;
const PACED_SECONDS = 10;

/**
 * People press hearts at once, each on a list of their own: as fast as they are answered, one press after another, then
 * three hundred a second, each counted from when it was due. The reply comes when it is on disk.
 */
export async function measureKeeping(origin: string) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => startList(origin)));
  await Promise.all(people.map((cookie) => pressMany(origin, cookie, WARM_UP)));
  const start = performance.now();
  const times = (await Promise.all(people.map((cookie) => pressMany(origin, cookie, HOMES_EACH)))).flat();
  const rate = (times.length * MS_PER_SECOND) / (performance.now() - start);
  console.log(`${rate.toFixed(0)} hearts a second by ${PEOPLE} people at once, ${toPercentiles(times)}`);
  const paced = await pressAtPace(origin, people);
  console.log(`at ${PER_SECOND} a second, ${toPercentiles(paced)}`);
}

function toPercentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return `median ${at(0.5)}, 99 of 100 within ${at(0.99)}`;
}

async function pressAtPace(origin: string, people: readonly string[]) {
  const start = performance.now();
  const taken: Promise<number>[] = [];
  for (let count = 0; count < PER_SECOND * PACED_SECONDS; count += 1) {
    const due = start + (count * MS_PER_SECOND) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await wait(Math.ceil(early));
    const turn = Math.floor(count / people.length);
    const pressed = press(origin, people[count % people.length] ?? "", toForm(turn));
    taken.push(pressed.then(() => performance.now() - due));
  }
  return Promise.all(taken);
}

async function startList(origin: string) {
  const response = await press(origin, "", { keep: "S001" });
  return response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}

async function pressMany(origin: string, cookie: string, count: number) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await press(origin, cookie, toForm(index));
    times.push(performance.now() - start);
  }
  return times;
}

/** All homes are kept, one after another, then dropped, then kept again. */
function toForm(turn: number): Record<string, string> {
  const home = `S${String((turn % SUPPLIED_HOMES) + 1).padStart(3, "0")}`;
  const isFull = Math.floor(turn / SUPPLIED_HOMES) % 2 === 1;
  return isFull ? { drop: home } : { keep: home };
}

async function press(origin: string, cookie: string, form: Record<string, string>) {
  const response = await fetch(`${origin}/shortlist.json`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: origin },
    body: new URLSearchParams(form),
  });
  await response.text();
  if (!response.ok) throw new Error(`A heart was answered with ${response.status}.`);
  return response;
}
