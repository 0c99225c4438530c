import { expect, test } from "vitest";
import { compareCosts } from "./measure-growth.ts";

test("says where a search has become dearer than there are more listings", () => {
  const rows = compareCosts([
    { listings: 24, cpuMeanMs: 0.05 },
    { listings: 1_000, cpuMeanMs: 0.1 },
    { listings: 10_000, cpuMeanMs: 1 },
    { listings: 20_000, cpuMeanMs: 3 },
  ]);
  expect(rows).toEqual([
    ["24", "0.050 ms", "", "", ""],
    ["1,000", "0.100 ms", "41.7", "2.0", "no faster"],
    ["10,000", "1.000 ms", "10.0", "10.0", "no faster"],
    ["20,000", "3.000 ms", "2.0", "3.0", "FASTER"],
  ]);
});
