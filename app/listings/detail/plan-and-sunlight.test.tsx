import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getHomePlan, toFloorplans } from "./listing-extras.server.ts";
import { PlanAndSunlight } from "./plan-and-sunlight.tsx";

const plan = getHomePlan("/plans/s001-1.svg");

test("offers both solstices at three times, one chosen, and says that it is a model", () => {
  const page = plan ? renderToStaticMarkup(<PlanAndSunlight plan={plan} />) : "";
  expect(page.match(/type="radio"/g)).toHaveLength(6);
  expect(page.match(/checked=""/g)).toHaveLength(1);
  expect(page).toContain("Sun in the living room");
  expect(page).toContain("From a model of the home");
});

test("lists the floors as pictures with the sizes of their rooms", () => {
  const [ground, upper] = toFloorplans(plan);
  expect(ground?.alt).toMatch(/^Floor plan, ground floor, in metres: .*bedroom 4 \d\.\d × \d\.\d/);
  expect(upper?.src).toBe("/plans/s001-2.svg");
});

test("knows nothing of a home with plans of its own", () => {
  expect(getHomePlan("https://files.example/plan.png")).toBeUndefined();
  expect(getHomePlan(undefined)).toBeUndefined();
});
