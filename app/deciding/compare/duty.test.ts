import fc from "fast-check";
import { expect, test } from "vitest";
import { dutyTables } from "#app/region/nsw.ts";
import { getDutyTable, toDuty } from "./duty.ts";

const [table] = dutyTables;
const buyer = { isFirstHome: false, isForeign: false };

/** A second way to the same figure: every hundred dollars of the price is charged at the rate of its own band. */
function toDutyByHundreds(price: number) {
  const rates = [
    [17_000, 125],
    [37_000, 150],
    [99_000, 175],
    [372_000, 350],
    [1_240_000, 450],
    [3_721_000, 550],
    [Number.POSITIVE_INFINITY, 700],
  ] as const;
  let [cents, from] = [0, 0];
  for (const [until, rate] of rates) {
    const part = Math.max(0, Math.min(price, until) - from);
    cents += Math.ceil(part / 100) * rate;
    // The full duty of a band is published in whole dollars, with half a dollar rounded down.
    if (price > until) cents = Math.ceil(cents / 100 - 0.5) * 100;
    from = until;
  }
  return Math.max(20, Math.floor(cents / 100));
}

test("the duty the Revenue NSW calculator gives from 1 July 2025", () => {
  expect(toDuty(2_000_000, buyer, table).duty).toBe(92_012);
  expect(toDuty(4_800_000, buyer, table).duty).toBe(262_197);
});

const thresholds = [17_000, 37_000, 99_000, 372_000, 1_240_000, 3_721_000];

test.each(thresholds)(
  "at %i, a dollar and a hundred beside it, both ways give the same duty",
  (threshold) => {
    for (const step of [-100, -99, -1, 0, 1, 99, 100, 101])
      expect([step, toDuty(threshold + step, buyer, table).duty]).toEqual([
        step,
        toDutyByHundreds(threshold + step),
      ]);
  },
);

test("at any price both ways give the same duty, and it never falls as the price rises", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (price) => {
      const { duty } = toDuty(price, buyer, table);
      expect(duty).toBe(toDutyByHundreds(price));
      expect(toDuty(price + 1, buyer, table).duty).toBeGreaterThanOrEqual(duty);
    }),
    { numRuns: 2_000 },
  );
});

test("part of $100 is charged as $100", () => {
  const [whole, part, next] = [2_000_000, 2_000_001, 2_000_100].map((price) => toDuty(price, buyer, table));
  expect(part?.duty).toBe((whole?.duty ?? 0) + 5);
  expect(next?.duty).toBe(part?.duty);
});

test.each([
  [800_000, 0],
  [850_000, 9_853],
  [900_000, 19_706],
  [950_000, 29_559],
  [999_999, 39_411],
  [1_000_000, 39_412],
  [1_000_001, 39_416],
])("a first home for %i costs %i", (price, duty) => {
  expect(toDuty(price, { ...buyer, isFirstHome: true }, table).duty).toBe(duty);
});

test("a foreign person pays the surcharge of 9 % besides, and has no concession", () => {
  const foreign = { isFirstHome: true, isForeign: true };
  expect(toDuty(700_000, foreign, table)).toMatchObject({
    duty: toDuty(700_000, buyer, table).duty,
    surcharge: 63_000,
  });
});

test("every base is what the bands below it come to", () => {
  for (const { above, base } of table.bands) if (above > 0) expect(base).toBe(toDutyByHundreds(above));
});

test("the newest table that holds already is used, and the newest after its year", () => {
  const next = { ...table, from: "2026-07-01", until: "2027-06-30" };
  expect(getDutyTable([next, table], "2026-06-30")).toBe(table);
  expect(getDutyTable([next, table], "2026-07-01")).toBe(next);
  expect(getDutyTable([table], "2026-11-24")).toBe(table);
});
