import fc from "fast-check";
import { expect, test } from "vitest";
import { toCapacity, toQueue } from "./queue.ts";

test("one server that is half busy makes people wait as long as it serves", () => {
  const { busy, waitSeconds } = toQueue({ arrivals: 50, servers: 1, serviceSeconds: 0.01 });
  expect(busy).toBeCloseTo(0.5);
  expect(waitSeconds).toBeCloseTo(0.01);
});

test("agrees with people who really queue at two servers", () => {
  const arrivals = 150;
  const serviceSeconds = 0.01;
  const queue = toQueue({ arrivals, servers: 2, serviceSeconds });
  expect(queueForReal({ arrivals, servers: 2, serviceSeconds })).toBeCloseTo(queue.waitSeconds, 2.5);
});

test("nothing waits for long where nothing comes, and for ever where more comes than is served", () => {
  expect(toQueue({ arrivals: 0.001, servers: 2, serviceSeconds: 0.01 }).wait99Seconds).toBe(0);
  expect(toQueue({ arrivals: 201, servers: 2, serviceSeconds: 0.01 }).waitSeconds).toBe(Infinity);
});

test("a server more never makes anybody wait longer", () => {
  const loads = fc.record({
    arrivals: fc.double({ min: 1, max: 500, noNaN: true }),
    servers: fc.integer({ min: 1, max: 16 }),
    serviceSeconds: fc.double({ min: 0.0001, max: 0.02, noNaN: true }),
  });
  fc.assert(
    fc.property(loads, (load) => {
      const more = toQueue({ ...load, servers: load.servers + 1 });
      expect(more.waitSeconds).toBeLessThanOrEqual(toQueue(load).waitSeconds);
    }),
  );
});

test("what a group holds grows with the group", () => {
  expect(toCapacity({ servers: 4, serviceSeconds: 0.01, busy: 0.7 })).toBeCloseTo(280);
});

/** Mean wait of many people, by rolling dice with a fixed seed. */
function queueForReal({ arrivals, servers, serviceSeconds }: Parameters<typeof toQueue>[0]) {
  const PEOPLE = 400_000;
  const random = createRandom(7);
  const free = Array.from({ length: servers }, () => 0);
  let now = 0;
  let waited = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    now += -Math.log(random()) / arrivals;
    const first = free.indexOf(Math.min(...free));
    const start = Math.max(now, free[first] ?? 0);
    waited += start - now;
    free[first] = start - Math.log(random()) * serviceSeconds;
  }
  return waited / PEOPLE;
}

/** Park and Miller's generator: the same numbers at every run, from 0 to 1 without either. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
