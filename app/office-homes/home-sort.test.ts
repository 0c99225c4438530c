import { expect, test } from "vitest";
import { type HomeFigures, parseHomeSort, sortHomes } from "./home-sort.ts";

const homes = [
  { id: "c", address: null },
  { id: "a", address: "12 Tern Lane" },
  { id: "b", address: "3 Tern Lane" },
];
const figures: Readonly<Record<string, HomeFigures>> = {
  a: { price: 2_000_000, open: "2026-11-28T10:00" },
  b: { price: 900, days: 12 },
};
const sort = (text: string) => {
  const asked = parseHomeSort(text);
  return asked && sortHomes(homes, asked, (id) => figures[id] ?? {}).map(({ id }) => id);
};

test("homes are sorted as the address says, and those without a value come last in either direction", () => {
  expect(sort("price")).toEqual(["b", "a", "c"]);
  expect(sort("-price")).toEqual(["a", "b", "c"]);
  expect(sort("home")).toEqual(["b", "a", "c"]);
  expect(sort("-open")).toEqual(["a", "c", "b"]);
  expect(sort("days")).toEqual(["b", "c", "a"]);
  for (const text of ["", "colour", "--price"]) expect(parseHomeSort(text)).toBeUndefined();
});
