const WARM_UP = 5;
const HOMES_EACH = 90;
const SUPPLIED_HOMES = 24;
const MS_PER_SECOND = 1_000;

/**
 * People press hearts at once, each on a list of their own, one press after another: kept, dropped and kept again.
 * The reply comes when it is on disk.
 */
export async function measureKeeping(origin: string, crowd: number) {
  const people = await Promise.all(Array.from({ length: crowd }, () => startList(origin)));
  await Promise.all(people.map((cookie) => pressMany(origin, cookie, WARM_UP)));
  const start = performance.now();
  const times = (await Promise.all(people.map((cookie) => pressMany(origin, cookie, HOMES_EACH)))).flat();
  const seconds = (performance.now() - start) / MS_PER_SECOND;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return `${(times.length / seconds).toFixed(0)} hearts a second by ${crowd} people at once, median ${at(0.5)}, 99 of 100 within ${at(0.99)}`;
}

async function startList(origin: string) {
  const response = await press(origin, "", { keep: "S001" });
  return response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
}

async function pressMany(origin: string, cookie: string, count: number) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const home = `S${String((index % SUPPLIED_HOMES) + 1).padStart(3, "0")}`;
    const isFull = Math.floor(index / SUPPLIED_HOMES) % 2 === 1;
    const start = performance.now();
    await press(origin, cookie, isFull ? { drop: home } : { keep: home });
    times.push(performance.now() - start);
  }
  return times;
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
