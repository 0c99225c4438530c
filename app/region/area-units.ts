/** Square metres of each unit of area, as people and files write it. */
export const areaUnits: ReadonlyMap<string, number> = new Map([
  ["sqm", 1],
  ["m2", 1],
  ["m²", 1],
  ["squaremeter", 1],
  ["squaremetre", 1],
  ["square", 9.290304],
  ["squares", 9.290304],
  ["acre", 4046.8564224],
  ["acres", 4046.8564224],
  ["ha", 10_000],
  ["hectare", 10_000],
  ["hectares", 10_000],
]);
