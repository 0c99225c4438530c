import { expect, test } from "vitest";
import { createRoutePattern } from "./route-pattern.ts";

const toPattern = createRoutePattern([
  { index: true },
  { path: "property/:id" },
  { path: "property/:id/inspection.ics" },
  { path: "sitemap.xml" },
  { path: "*" },
]);

const patterns = [
  ["/", "/"],
  ["/property/12", "/property/:id"],
  ["/property/leila@mail.example", "/property/:id"],
  ["/property/12/inspection.ics", "/property/:id/inspection.ics"],
  ["/property/12.data", "/property/:id.data"],
  ["/_root.data", "/.data"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/assets/root-ab12.js", "/assets/*"],
  ["/pictures/leila.jpg", "/pictures/*"],
  ["/data/coastal-listings.json", "/data/*"],
  ["/healthz", "/healthz"],
  ["/readyz", "/readyz"],
  ["/nowhere/leila", "*"],
  ["/nowhere/leila.data", "*"],
  ["/%", "*"],
] as const;

for (const [path, pattern] of patterns) {
  test(`${path} is a request for ${pattern}`, () => {
    expect(toPattern(path)).toBe(pattern);
  });
}

test("knows no more patterns than there are routes, however many addresses are tried", () => {
  const found = new Set(Array.from({ length: 20_000 }, (_, index) => toPattern(`/try-${index}`)));
  expect([...found]).toEqual(["*"]);
});
