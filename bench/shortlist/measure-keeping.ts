import { measure, measureAtPace } from "../../trials/site/repeat.ts";
import { formatQuantiles } from "../tables.ts";

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
  console.log(`${rate.toFixed(0)} hearts a second by ${PEOPLE} people at once, ${describe(times)}`);
  const paced = await measureAtPace({ perSecond: PER_SECOND, seconds: PACED_SECONDS }, (count) =>
    press(origin, people[count % PEOPLE] ?? "", toForm(Math.floor(count / PEOPLE))),
  );
  console.log(`at ${PER_SECOND} a second, ${describe(paced)}`);
}

function describe(times: readonly number[]) {
  const [median, most] = formatQuantiles(times, 0.5, 0.99);
  return `median ${median}, 99 of 100 within ${most}`;
}

async function startList(origin: string) {
  const response = await press(origin, "", { keep: "S001" });
  return response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}

async function pressMany(origin: string, cookie: string, count: number) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1)
    times.push(await measure(() => press(origin, cookie, toForm(index))));
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
