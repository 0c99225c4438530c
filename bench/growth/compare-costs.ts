export type SearchCost = { listings: number; cpuMeanMs: number };

export const costColumns = ["Listings", "processor a search, mean", "listings ×", "cost ×", "cost grows"];

/** Rows of a table: what a search costs with so many listings, and whether that has grown faster than they have since the row before. */
export function compareCosts(costs: readonly SearchCost[]) {
  return costs.map((cost, index) => [
    cost.listings.toLocaleString("en-AU"),
    `${cost.cpuMeanMs.toFixed(3)} ms`,
    ...toGrowth(cost, costs[index - 1]),
  ]);
}

function toGrowth(cost: SearchCost, before: SearchCost | undefined) {
  if (!before) return ["", "", ""];
  const more = cost.listings / before.listings;
  const dearer = cost.cpuMeanMs / before.cpuMeanMs;
  return [more.toFixed(1), dearer.toFixed(1), dearer <= more ? "no faster" : "FASTER"];
}

export function toMedian(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
