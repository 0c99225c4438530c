import { expect, test } from "vitest";
import { toRobots, toSecurityContact } from "./text-files.ts";

const ORIGIN = "https://www.headland.example";

test("blocks only .data, and names the sitemap", () => {
  const lines = toRobots(ORIGIN).split("\n");
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual(["Disallow: /*.data$"]);
  expect(lines).toContain("Sitemap: https://www.headland.example/sitemap.xml");
});

test("names a security contact, valid for less than a year", () => {
  const lines = toSecurityContact(ORIGIN, Date.UTC(2026, 10, 21, 9)).split("\n");
  expect(lines).toContain("Contact: mailto:hello@headland.example");
  expect(lines).toContain("Expires: 2027-11-20T00:00:00Z");
  expect(lines).toContain("Canonical: https://www.headland.example/.well-known/security.txt");
});
