import { expect, test } from "vitest";
import { toSpeculationRules } from "./speculation-rules.ts";

const SITE = "https://site.example";

const { prerender, prefetch } = toSpeculationRules();
const isIn = (rules: typeof prefetch, path: string) =>
  rules.some(({ where }) => where.href_matches.some((paths) => new URLPattern(paths, SITE).test(path, SITE)));

test("the pages of homes are drawn ahead, and pages that are the same for everybody are fetched", () => {
  for (const path of ["/property/1", "/rental/R001", "/sold-property/1"])
    expect(isIn(prerender, path), path).toBe(true);
  for (const path of ["/", "/sell", "/listings?beds=3", "/team/1"])
    expect(isIn(prefetch, path), path).toBe(true);
});

test.each([
  "/contact",
  "/contact?about=selling",
  "/appraisal?agent=1",
  "/property/S001/inspection",
  "/rental/R001/enquire",
  "/property/S001/inspection.ics",
  "/newsletter",
  "/newsletter/confirm?token=x",
  "/journal/rss.xml",
  "/sitemap.xml",
  "/data/coastal-listings.json",
  "/builder-preview",
  "/office",
  "/office/homes",
  "/shortlist",
  "/shortlist/join/token",
  "/saturday",
  "/suburbs/manly/token",
])("%s has side effects, is personal or a file, and is never loaded ahead", (path) => {
  expect(isIn([...prerender, ...prefetch], path)).toBe(false);
});
