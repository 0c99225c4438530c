import fc from "fast-check";
import { expect, test } from "vitest";
import { dutyTables } from "#app/region/nsw.ts";
import type { DutyTable } from "#app/region/region.ts";
import { getDutyTable, toDuty } from "./duty.ts";

const [table] = dutyTables;
const lastYears = getDutyTable(dutyTables, "2026-06-30");
const buyer = { isFirstHome: false, isForeign: false };

const perHundred = [125, 150, 175, 350, 450, 550, 700];

/** Every threshold as it is published, by the first day of its year. */
const thresholds: Record<string, readonly number[]> = {
  "2026-07-01": [18_000, 38_000, 103_000, 387_000, 1_290_000, 3_870_000],
  "2025-07-01": [17_000, 37_000, 99_000, 372_000, 1_240_000, 3_721_000],
};

/** A second way to the same figure: every hundred dollars of the price is charged at the rate of its own band. */
function toDutyByHundreds(price: number, { from: year }: DutyTable = table) {
  const ends = [...(thresholds[year] ?? []), Number.POSITIVE_INFINITY];
  let [cents, from] = [0, 0];
  for (const [index, until] of ends.entries()) {
    const part = Math.max(0, Math.min(price, until) - from);
    cents += Math.ceil(part / 100) * (perHundred[index] ?? 0);
    // The full duty of a band is published in whole dollars, with half a dollar rounded down.
    if (price > until) cents = Math.ceil(cents / 100 - 0.5) * 100;
    from = until;
  }
  return Math.max(20, Math.floor(cents / 100));
}

test("the duty the Revenue NSW calculator gives from 1 July 2025", () => {
  expect(toDuty(2_000_000, buyer, lastYears).duty).toBe(92_012);
  expect(toDuty(4_800_000, buyer, lastYears).duty).toBe(262_197);
});

test("the duty that others work out with the thresholds from 1 July 2026", () => {
  expect(toDuty(650_000, buyer, table).duty).toBe(23_437);
  expect(toDuty(750_000, buyer, table).duty).toBe(27_937);
  expect(toDuty(4_000_000, buyer, table).duty).toBe(203_237);
});

test.each(dutyTables.flatMap((year) => (thresholds[year.from] ?? []).map((each) => [each, year] as const)))(
  "at %i, a dollar and a hundred beside it, both ways give the same duty",
  (threshold, year) => {
    for (const step of [-100, -99, -1, 0, 1, 99, 100, 101])
      expect([step, toDuty(threshold + step, buyer, year).duty]).toEqual([
        step,
        toDutyByHundreds(threshold + step, year),
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
  [850_000, 9_796],
  [900_000, 19_593],
  [950_000, 29_390],
  [999_999, 39_186],
  [1_000_000, 39_187],
  [1_000_001, 39_191],
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
  for (const year of dutyTables)
    for (const { above, base } of year.bands) if (above > 0) expect(base).toBe(toDutyByHundreds(above, year));
});

test("the newest table that holds already is used, and the newest after its year", () => {
  expect(getDutyTable(dutyTables, "2026-06-30").from).toBe("2025-07-01");
  expect(getDutyTable(dutyTables, "2026-07-01")).toBe(table);
  expect(getDutyTable(dutyTables, "2027-11-24")).toBe(table);
});
