import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTravel, isPossible, MOST_PLANNED, type Open, planVisits, VISIT_MINUTES } from "./plan.ts";

const travel = estimateTravel;
const point = fc.record({
  lat: fc.double({ min: -33.8, max: -33.6, noNaN: true }),
  lng: fc.double({ min: 151.25, max: 151.33, noNaN: true }),
});
const open = fc.record({
  home: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j"),
  start: fc.integer({ min: 36, max: 44 }).map((quarter) => quarter * 15),
  length: fc.constantFrom(10, 15, 30, 45, 60),
  point,
});
const opens = fc
  .array(open, { maxLength: 8 })
  .map((list): Open[] => list.map(({ length, ...rest }) => ({ ...rest, end: rest.start + length })));
const chosen = fc.subarray(["a", "b", "c"]).map((homes) => new Set(homes));

/** Every order of every part of the opens, each home once: the most that can be visited, chosen homes first. */
function tryEveryOrder(
  left: readonly Open[],
  first: ReadonlySet<string>,
  order: readonly Open[] = [],
): number {
  const scores = left
    .filter(({ home }) => !order.some((visited) => visited.home === home))
    .filter((each) => isPossible([...order, each], travel))
    .map((each) => {
      const others = left.filter((other) => other !== each);
      return (first.has(each.home) ? 100 : 1) + tryEveryOrder(others, first, [...order, each]);
    });
  return Math.max(0, ...scores);
}

test("visits as many homes as the best of all orders, chosen ones before others", () => {
  fc.assert(
    fc.property(opens, chosen, (list, first) => {
      const { visits, kind } = planVisits(list, { travel, chosen: first });
      expect(kind).toBe("best");
      const score = visits.reduce((sum, { open }) => sum + (first.has(open.home) ? 100 : 1), 0);
      expect(score).toBe(tryEveryOrder(list, first));
    }),
    { numRuns: 300 },
  );
});

/** Every part of the opens that a way may have been to, and how soon it can be left at each of them. */
function tryEveryPart(opens: readonly Open[]) {
  const leaves = new Map<string, number>();
  let most = 0;
  for (let part = 1; part < 2 ** opens.length; part++)
    for (const [last, open] of opens.entries()) {
      if (!(part & (1 << last))) continue;
      const rest = part & ~(1 << last);
      const arrivals = opens.flatMap(({ point }, before) => {
        const left = leaves.get(`${rest} ${before}`);
        return left === undefined ? [] : [left + travel(point, open.point)];
      });
      const leave = Math.max(open.start, rest === 0 ? 0 : Math.min(...arrivals)) + VISIT_MINUTES;
      if (leave > open.end) continue;
      leaves.set(`${part} ${last}`, leave);
      most = Math.max(most, part.toString(2).replaceAll("0", "").length);
    }
  return most;
}

test("of ten homes that are open for hours, visits as many as a table of every part of them says", () => {
  const long = fc
    .array(fc.tuple(open, fc.integer({ min: 30, max: 180 })), { minLength: 10, maxLength: 10 })
    .map((list) =>
      list.map(
        ([{ start, point }, minutes], index): Open => ({
          home: `home ${index}`,
          start,
          end: start + minutes,
          point,
        }),
      ),
    );
  fc.assert(
    fc.property(long, (list) => {
      const { visits, kind } = planVisits(list, { travel });
      expect([visits.length, kind]).toEqual([tryEveryPart(list), "best"]);
    }),
    { numRuns: 30 },
  );
});

test("of twelve homes that are open for up to two hours, it knows that no order visits more", () => {
  const busy = fc
    .array(fc.tuple(open, fc.integer({ min: 2, max: 8 })), {
      minLength: 12,
      maxLength: 12,
    })
    .map((list) =>
      list.map(
        ([{ start, point }, quarters], index): Open => ({
          home: `home ${index}`,
          start,
          end: start + quarters * 15,
          point,
        }),
      ),
    );
  fc.assert(
    fc.property(busy, (list) => {
      expect(planVisits(list, { travel }).kind).toBe("best");
    }),
    { numRuns: 50, seed: 20_261_124 },
  );
});

test("where all are open all day and far apart, it says that another order may visit more", () => {
  const far = Array.from(
    { length: MOST_PLANNED },
    (_, index): Open => ({
      home: `home ${index}`,
      start: 540 + (index % 5) * 15,
      end: 780 + ((index * 71) % 240),
      point: { lat: -33.8 + ((index * 7) % 20) / 100, lng: 151.25 + ((index * 11) % 20) / 300 },
    }),
  );
  const { visits, kind } = planVisits(far, { travel });
  expect(kind).toBe("likely");
  expect(visits.length).toBeGreaterThan(16);
});

test("stays ten minutes in each, within its open time, each home once, and allows for the way", () => {
  fc.assert(
    fc.property(fc.array(open, { maxLength: 40 }), chosen, (list, first) => {
      const all = list.map(({ length, ...rest }) => ({ ...rest, end: rest.start + length }));
      const { visits } = planVisits(all, { travel, chosen: first });
      expect(new Set(visits.map(({ open }) => open.home)).size).toBe(visits.length);
      for (const [index, { open, arrive, leave }] of visits.entries()) {
        expect(arrive).toBeGreaterThanOrEqual(open.start);
        expect(leave - arrive).toBe(VISIT_MINUTES);
        expect(leave).toBeLessThanOrEqual(open.end);
        const before = visits[index - 1];
        if (before)
          expect(arrive).toBeGreaterThanOrEqual(before.leave + travel(before.open.point, open.point));
      }
    }),
  );
});

test(`beyond ${MOST_PLANNED} opens it goes by time, and still visits a chosen home`, () => {
  const here = { lat: -33.7, lng: 151.3 };
  const many = Array.from({ length: 25 }, (_, index) => ({
    home: `home ${index}`,
    start: 600,
    end: 610 + index,
    point: here,
  }));
  const late = { home: "late", start: 600, end: 612, point: here };
  const { visits, kind } = planVisits([...many, late], { travel, chosen: new Set(["late"]) });
  expect(kind).toBe("by time");
  expect(visits.map(({ open }) => open.home)).toContain("late");
  expect(visits.length).toBeGreaterThan(1);
});

test("travel is the straight line × 1.4 at 25 km/h and 5 minutes, in whole minutes", () => {
  const from = { lat: -33.7, lng: 151.3 };
  expect(travel(from, from)).toBe(5);
  expect(travel(from, { lat: -33.7 + 5 / 111.2, lng: 151.3 })).toBe(22);
});
