import { expect, test } from "vitest";
import type { SuburbFigures } from "#app/agency/kinds/suburb-schema.ts";
import { parseGrowth, toGridPrices, toPriceChart, toPriceHistory } from "./price-history.ts";

const prices = { medianPrice: 1_100_000, priceGrowth: "+37.5%", yearlyGrowth: "+10%" };
const figures: SuburbFigures = { ...prices, asAt: "2026-09", source: "Our records", population: 0 };
const frame = { left: 60, right: 760, top: 50, bottom: 250, maxLines: 5 };

test("computes the earlier medians from the growth figures", () => {
  const [fiveYearsAgo, oneYearAgo, now] = toPriceHistory(figures);
  expect(fiveYearsAgo).toEqual({ yearsAgo: 5, price: 800_000 });
  expect(oneYearAgo?.price).toBeCloseTo(1_000_000);
  expect(now).toEqual({ yearsAgo: 0, price: 1_100_000 });
});

test("parses falls and rises, with either minus sign, and names an invalid figure", () => {
  expect(parseGrowth("+8.2%")).toBeCloseTo(0.082);
  for (const fall of ["-3%", "−3%"]) expect(parseGrowth(fall)).toBeCloseTo(-0.03);
  expect(() => parseGrowth("12 per cent")).toThrow('"12 per cent" is not a growth figure');
});

test("puts gridlines at round prices around the history, at least two and no more than fit", () => {
  expect(toGridPrices([2_359_000, 2_800_000], 5)).toEqual([2_200_000, 2_400_000, 2_600_000, 2_800_000]);
  expect(toGridPrices([2_359_000, 2_800_000], 3)).toEqual([2_000_000, 2_500_000, 3_000_000]);
  expect(toGridPrices([900_000, 900_000], 5)).toEqual([900_000, 1_000_000]);
});

test("draws the points to scale, and closes the area under them", () => {
  const { points, gridlines, line, area } = toPriceChart(toPriceHistory(figures), frame);
  expect(points.map(({ x }) => x)).toEqual([60, 620, 760]);
  expect(gridlines.map(({ y }) => y)).toEqual([250, 183, 117, 50]);
  expect(points.map(({ y }) => y)).toEqual([250, 117, 50]);
  expect(area).toBe(`${line}L760 250L60 250z`);
});
