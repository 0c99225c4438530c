import { expect, test } from "vitest";
import { getFloorplans } from "./listing-extras.server.ts";

test("lists the floors as pictures with the sizes of their rooms", () => {
  const [ground, upper] = getFloorplans("/plans/s001-1.svg");
  expect(ground?.alt).toMatch(/^Floor plan, ground floor, in metres: .*bedroom 4 \d\.\d × \d\.\d/);
  expect(upper?.src).toBe("/plans/s001-2.svg");
});

test("knows nothing of a home with plans of its own", () => {
  expect(getFloorplans("https://files.example/plan.png")).toEqual([]);
  expect(getFloorplans(undefined)).toEqual([]);
});
