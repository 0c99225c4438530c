import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLANS_FOLDER, SUNLIGHT_FILE, toDrawings } from "./drawings.ts";

const { plans, sunlight } = toDrawings();

test("the committed plans are what the script draws: npm run homes", () => {
  for (const [name, plan] of Object.entries(plans))
    expect(readFileSync(join(PLANS_FOLDER, name), "utf8"), name).toBe(plan);
});

test("the committed sunlight is what the script computes: npm run homes", () => {
  expect(JSON.parse(readFileSync(SUNLIGHT_FILE, "utf8"))).toEqual(sunlight);
});

test("a plan names its rooms with their sizes and says that it is a model", () => {
  expect(plans["s002-1.svg"]).toContain(">Living<");
  expect(plans["s002-1.svg"]).toMatch(/>6\.1 × \d\.\d</);
  expect(plans["s002-1.svg"]).toContain("from a model");
  expect(plans["s002-1.svg"]).toContain(">N<");
});
