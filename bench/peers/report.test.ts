import { expect, test } from "vitest";
import { toTable } from "../tables.ts";
import type { Visit } from "./lighthouse.ts";
import {
  findMisses,
  formatRatio,
  type Measured,
  toLoadTable,
  toMedian,
  toPageTable,
  toScoreTable,
} from "./report.ts";

const good: Visit = {
  scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  lcp: 1500,
  tbt: 12,
  cls: 0,
  bytes: { Document: 12_000, Stylesheet: 11_000, Script: 0, Font: 59_000, Image: 18_000, Data: 0 },
  requests: 6,
};

function measure(ours: Visit[]): Measured[] {
  return [
    { site: "files", page: "/", visits: [good] },
    { site: "Headland", page: "/", visits: ours },
  ];
}

test("a line shows the median of the visits and its ratio to the files", () => {
  const slow = { ...good, lcp: 9000, requests: 99 };
  const table = toPageTable(measure([{ ...good, lcp: 1800 }, slow, good]));
  expect(table.split("\n")[3]).toBe(
    "| / | Headland | 99 | 1.80 s | 1.20 × | 12 ms | 0.000 | 12.0 KB | 11.0 KB | 0 | 59.0 KB | 18.0 KB | 0 | 100.0 KB | 1.00 × | 6 |",
  );
});

test("a score that was lower once is shown with the lowest", () => {
  const low = { ...good, scores: { ...good.scores, performance: 90 } };
  expect(toScoreTable(measure([good, good, low])).split("\n")[2]).toBe("| / | 99 (90) | 100 | 100 | 100 |");
});

test("the load of every site is shown beside that of the files", () => {
  const loads = [
    { site: "files", page: "/", perSecond: 10_000 },
    { site: "Headland", page: "/", perSecond: 9_000 },
  ];
  expect(toLoadTable(loads).split("\n")[3]).toBe("| / | Headland | 9000 | 0.90 × |");
});

test("pages that keep every target have no miss", () => {
  expect(findMisses(measure([good, { ...good, lcp: 1725 }, good]))).toEqual([]);
});

test("every target that is missed is named with its page", () => {
  const bad = { ...good, lcp: 1800, cls: 0.02, scores: { performance: 94, seo: 92 } };
  expect(findMisses(measure([bad]))).toEqual([
    "/: performance 94, wanted 95",
    "/: seo 92, wanted 100",
    "/: LCP 1.20 × the files', wanted ≤ 1.15 ×",
    "/: CLS 0.020, wanted 0",
  ]);
});

test("the median is the number in the middle, in whatever order they came", () => {
  expect(toMedian([900, 100, 11, 1000, 200])).toBe(200);
  expect(toMedian([7])).toBe(7);
});

test("of an even count the median lies between the two in the middle", () => {
  expect(toMedian([10, 40, 20, 1000])).toBe(30);
});

test("there is no median of nothing", () => {
  expect(() => toMedian([])).toThrow();
});

test("a ratio says how many times the other this is, and nothing where the other is nothing", () => {
  expect(formatRatio(1040, 1000)).toBe("1.04 ×");
  expect(formatRatio(5, 0)).toBe("–");
});

test("a table has a head, a rule and a line a row", () => {
  expect(toTable(["Page", "LCP"], [["/", "1.2 s"]])).toBe("| Page | LCP |\n| --- | --- |\n| / | 1.2 s |");
});
