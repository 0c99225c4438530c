import { expect, test } from "vitest";
import { contrastPairs, getContrast, leastContrast } from "#app/agency/folder/schemas/theme.ts";
import { makePalette } from "./palette.ts";

test.each([
  ["#0c2832", "#bd6a14"],
  ["#000000", "#ffffff"],
  ["#ffee00", "#ffef10"],
  ["#7d7d7d", "#00ff88"],
  ["#c40018", "#1500ff"],
])("every text is legible in colours made of %s and %s", (dark, bright) => {
  const palette = makePalette({ dark, bright });
  const faint = contrastPairs.filter(
    ([kind, colour, ground]) => getContrast(palette[colour], palette[ground]) < leastContrast[kind],
  );
  expect(faint).toEqual([]);
});
